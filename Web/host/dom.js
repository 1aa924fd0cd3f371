import { LiveProperties } from "./dom-controls.js";
import { Events } from "./dom-events.js";
import { Keeping } from "./dom-keeping.js";
import { PatchError, PatchReader, step } from "./dom-patch.js";

/** @import { ElementEvent } from "./dom-events.js" */

const svg = "http://www.w3.org/2000/svg";

/**
 * Makes an element the place where the core's page stands.
 * @param {Element} element
 * @param {(event: ElementEvent) => void} onEvent
 */
export function createRoot(element, onEvent) {
  return new Root(element, onEvent);
}

/** Applies patches to an element, and knows each node inside by the number that the core gave it. */
class Root {
  #element;
  #document;
  /** @type {Map<number, Node>} */
  #nodes = new Map();
  /** @type {WeakMap<Node, number>} */
  #numbers = new WeakMap();
  /** @type {string[]} */
  #names = [];
  /** @type {{ parent: number, before: number } | null} where what is created next goes */
  #place = null;
  /** @type {Element[]} the elements that are being created, outermost first */
  #open = [];
  /** @type {Element | null} */
  #selected = null;
  #live;
  #keeping;
  #events;

  /**
   * @param {Element} element
   * @param {(event: ElementEvent) => void} onEvent
   */
  constructor(element, onEvent) {
    this.#element = element;
    this.#document = element.ownerDocument;
    this.#nodes.set(0, element);
    const live = new LiveProperties(element);
    this.#live = live;
    this.#keeping = new Keeping(element);
    this.#events = new Events(
      element,
      (node) => this.#numbers.get(node),
      onEvent,
      (dialog) => live.isShown(dialog),
    );
  }

  /** How many nodes stand on the page, the root included. */
  get size() {
    return this.#nodes.size;
  }

  /**
   * Makes the page what the core says. Throws `PatchError` if that cannot be done; the page is then in between, and
   * has to be built anew by a fresh core.
   * @param {Uint8Array} bytes
   */
  apply(bytes) {
    if (bytes.length === 0) return;
    const patch = new PatchReader(bytes, this.#names);
    this.#place = this.#selected = null;
    this.#open.length = 0;
    this.#events.hears = false;
    try {
      this.#keeping.start();
      while (patch.hasMore()) this.#carryOut(patch);
      if (this.#open.length > 0) throw new PatchError("The patch leaves an element open.");
      this.#keeping.finish();
      this.#live.settleDialogs();
    } catch (error) {
      if (error instanceof PatchError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new PatchError(`The patch does not fit the page at byte ${patch.position}: ${why}`, {
        cause: error,
      });
    } finally {
      this.#events.hears = true;
    }
  }

  /** @param {PatchReader} patch */
  #carryOut(patch) {
    const code = patch.byte();
    switch (code) {
      case step.reset:
        return this.#reset(patch);
      case step.place:
        this.#place = { parent: patch.number(), before: patch.number() };
        return;
      case step.openHTML:
        return this.#openElement(patch.number(), this.#document.createElement(patch.name()));
      case step.openSVG:
        return this.#openElement(patch.number(), this.#document.createElementNS(svg, patch.name()));
      case step.close:
        return this.#close();
      case step.text:
        return this.#add(patch.number(), this.#document.createTextNode(patch.text()));
      case step.select:
        this.#selected = /** @type {Element} */ (this.#node(patch.number()));
        return;
      case step.rewrite:
        this.#node(patch.number()).nodeValue = patch.text();
        return;
      case step.move:
        return this.#keeping.move(this.#node(patch.number()), this.#anchor(patch.number()));
      case step.remove:
        return this.#remove(this.#node(patch.number()));
      default:
        return this.#carryOutOn(this.#current(), code, patch);
    }
  }

  /** @param {Element} element @param {number} code @param {PatchReader} patch */
  #carryOutOn(element, code, patch) {
    switch (code) {
      case step.setAttribute:
        return element.setAttribute(patch.name(), patch.text());
      case step.removeAttribute:
        return element.removeAttribute(patch.name());
      case step.setStyle:
        return styleOf(element).setProperty(patch.name(), patch.text());
      case step.removeStyle:
        styleOf(element).removeProperty(patch.name());
        return;
      case step.setText:
        return this.#live.setText(element, patch.name(), patch.text());
      case step.setFlag:
        return this.#live.setFlag(element, patch.name(), patch.byte() === 1);
      case step.listen:
        return this.#events.listen(element, patch.name(), patch.byte(), patch.text());
      case step.ignore:
        return this.#events.ignore(element, patch.name());
      default:
        throw new PatchError(`The patch has an unknown step ${code} at byte ${patch.position}.`);
    }
  }

  /** @param {PatchReader} patch */
  #reset(patch) {
    patch.forgetNames();
    for (const [number, node] of this.#nodes) if (number !== 0) this.#forgetOne(number, node);
    this.#element.replaceChildren();
  }

  /** @param {number} number @param {Element} element */
  #openElement(number, element) {
    this.#know(number, element);
    this.#open.at(-1)?.append(element);
    this.#open.push(element);
  }

  #close() {
    const element = this.#open.pop();
    if (!element) throw new PatchError("The patch closes an element that is not open.");
    if (this.#open.length === 0) this.#insert(element);
  }

  /** @param {number} number @param {Text} text */
  #add(number, text) {
    this.#know(number, text);
    const parent = this.#open.at(-1);
    if (parent) parent.append(text);
    else this.#insert(text);
  }

  /** @param {Node} node */
  #insert(node) {
    if (!this.#place) throw new PatchError("The patch creates something without a place.");
    this.#node(this.#place.parent).insertBefore(node, this.#anchor(this.#place.before));
  }

  /** @param {Node} node */
  #remove(node) {
    this.#live.closeDialogs(node);
    this.#forget(node);
    node.parentNode?.removeChild(node);
  }

  #current() {
    const element = this.#open.at(-1) ?? this.#selected;
    if (!element) throw new PatchError("The patch changes an element without saying which.");
    return element;
  }

  /** @param {number} number */
  #node(number) {
    const node = this.#nodes.get(number);
    if (!node) {
      throw new PatchError(`The patch speaks of node ${number}, which is not on the page.`);
    }
    return node;
  }

  /** @param {number} number */
  #anchor(number) {
    return number === 0 ? null : this.#node(number);
  }

  /** @param {number} number @param {Node} node */
  #know(number, node) {
    if (this.#nodes.has(number)) throw new PatchError(`The patch creates node ${number} twice.`);
    this.#nodes.set(number, node);
    this.#numbers.set(node, number);
  }

  /** Lets go of a node and of all inside it. @param {Node} node */
  #forget(node) {
    for (let child = node.firstChild; child; child = child.nextSibling) this.#forget(child);
    const number = this.#numbers.get(node);
    if (number !== undefined) this.#forgetOne(number, node);
  }

  /** @param {number} number @param {Node} node */
  #forgetOne(number, node) {
    this.#nodes.delete(number);
    this.#numbers.delete(node);
    this.#live.forget(node);
    this.#keeping.forget(node);
    this.#events.forget(node);
  }
}

/** @param {Element} element */
function styleOf(element) {
  return /** @type {ElementCSSInlineStyle} */ (/** @type {unknown} */ (element)).style;
}
