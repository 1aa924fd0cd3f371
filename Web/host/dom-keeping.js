import { selection } from "./dom-controls.js";

/** @import { Control } from "./dom-controls.js" */

/**
 * Keeps what a browser forgets about an element that is taken out and put in elsewhere: focus, what is marked, how far
 * it is scrolled.
 */
export class Keeping {
  #root;
  /** @type {Set<Element>} what somebody scrolled */
  #scrolled = new Set();
  /** @type {Map<Element, { left: number, top: number }>} where it was before it was moved */
  #offsets = new Map();
  /** @type {{ element: Element } & ReturnType<typeof selection> | null} */
  #focus = null;

  /** @param {Element} root */
  constructor(root) {
    this.#root = root;
    root.addEventListener("scroll", (event) => {
      if (event.target !== root) this.#scrolled.add(/** @type {Element} */ (event.target));
    }, { capture: true, passive: true });
  }

  /** Before a patch. */
  start() {
    const element = this.#root.ownerDocument.activeElement;
    this.#focus = element && element !== this.#root && this.#root.contains(element)
      ? { element, ...selection(/** @type {Control} */ (element)) }
      : null;
  }

  /**
   * Moves a node to another place in its parent.
   * @param {Node} node
   * @param {Node | null} before
   */
  move(node, before) {
    const parent = /** @type {ParentNode & Node} */ (node.parentNode);
    for (const element of this.#scrolled) {
      if (!node.contains(element)) continue;
      this.#offsets.set(element, { left: element.scrollLeft, top: element.scrollTop });
    }
    // Where there is `moveBefore`, animations and media run on as well.
    if ("moveBefore" in parent && node.isConnected) parent.moveBefore(node, before);
    else parent.insertBefore(node, before);
  }

  /** After a patch. */
  finish() {
    for (const [element, { left, top }] of this.#offsets) {
      if (element.scrollLeft !== left) element.scrollLeft = left;
      if (element.scrollTop !== top) element.scrollTop = top;
    }
    this.#offsets.clear();
    const focus = this.#focus;
    this.#focus = null;
    if (!focus?.element.isConnected) return;
    if (this.#root.ownerDocument.activeElement === focus.element) return;
    const element = /** @type {HTMLElement} */ (focus.element);
    element.focus({ preventScroll: true });
    if (focus.start === null || !("setSelectionRange" in element)) return;
    const field = /** @type {HTMLInputElement} */ (element);
    field.setSelectionRange(focus.start, focus.end, focus.direction ?? undefined);
  }

  /** @param {Node} node */
  forget(node) {
    this.#scrolled.delete(/** @type {Element} */ (node));
    this.#offsets.delete(/** @type {Element} */ (node));
  }
}
