import { PatchError } from "./dom-patch.js";

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Control */

/**
 * Sets what people themselves change on the page: what controls hold, what is ticked, chosen, unfolded. Each is set
 * only where it differs, so that a caret stays where it is while somebody types.
 */
export class LiveProperties {
  /** @type {EventTarget | null} the field in which a text is being composed */
  #composing = null;
  /** @type {{ control: Control, text: string } | null} what that field is to hold afterwards */
  #held = null;
  /** @type {Map<HTMLDialogElement, Element | null>} the dialogs above the page, and what was in hand before */
  #shown = new Map();
  /** @type {Map<HTMLDialogElement, boolean>} the dialogs to show or close at the end of the patch */
  #wanted = new Map();

  /** @param {Element} root */
  constructor(root) {
    root.addEventListener("compositionstart", (event) => {
      this.#composing = event.target;
    });
    root.addEventListener("compositionend", () => {
      this.#composing = null;
      // Some browsers tell of the last letters only after this event.
      setTimeout(() => this.#release());
    });
  }

  /** @param {Element} element @param {string} name @param {string} text */
  setText(element, name, text) {
    if (name !== "value") throw new PatchError(`No text property is called "${name}".`);
    const control = /** @type {Control} */ (element);
    if (this.#held?.control === control) this.#held = null;
    if (control === this.#composing) this.#held = { control, text };
    else hold(control, text);
  }

  /** @param {Element} element @param {string} name @param {boolean} isOn */
  setFlag(element, name, isOn) {
    if (name === "modal") this.#wanted.set(/** @type {HTMLDialogElement} */ (element), isOn);
    else if (name === "checked" || name === "selected" || name === "open") {
      const target = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
      if (target[name] !== isOn) target[name] = isOn;
    } else throw new PatchError(`No property that is on or off is called "${name}".`);
  }

  /** Shows and closes dialogs, now that they stand in the page. */
  settleDialogs() {
    for (const [dialog, isOn] of this.#wanted) {
      if (!isOn) this.#close(dialog);
      else if (!this.#shown.has(dialog)) {
        this.#shown.set(dialog, dialog.ownerDocument.activeElement);
      }
    }
    this.#wanted.clear();
    for (const dialog of this.#shown.keys()) show(dialog);
  }

  /** Whether the core holds that this dialog lies above the page. @param {EventTarget | null} dialog */
  isShown(dialog) {
    return this.#shown.has(/** @type {HTMLDialogElement} */ (dialog));
  }

  /** Gives the focus back to where it was before the dialogs in what is about to go. @param {Node} node */
  closeDialogs(node) {
    for (const dialog of this.#shown.keys()) if (node.contains(dialog)) this.#close(dialog);
  }

  /** @param {Node} node */
  forget(node) {
    this.#shown.delete(/** @type {HTMLDialogElement} */ (node));
    this.#wanted.delete(/** @type {HTMLDialogElement} */ (node));
    if (this.#held?.control === node) this.#held = null;
    if (this.#composing === node) this.#composing = null;
  }

  /** @param {HTMLDialogElement} dialog */
  #close(dialog) {
    const before = /** @type {HTMLElement | null | undefined} */ (this.#shown.get(dialog));
    this.#shown.delete(dialog);
    if (dialog.open) dialog.close();
    // A browser forgets what was in hand when a dialog is moved.
    const { activeElement, body } = dialog.ownerDocument;
    if (!before?.isConnected || before === body) return;
    if (!activeElement || activeElement === body || dialog.contains(activeElement)) {
      before.focus({ preventScroll: true });
    }
  }

  #release() {
    if (!this.#held || this.#composing) return;
    const { control, text } = this.#held;
    this.#held = null;
    hold(control, text);
  }
}

/** Puts a dialog above the page. @param {HTMLDialogElement} dialog */
function show(dialog) {
  if (dialog.open && dialog.matches(":modal")) return;
  // One that was moved is still open, but no longer above the page.
  dialog.removeAttribute("open");
  dialog.showModal();
}

/**
 * Puts a text into a control. The caret keeps its distance from the end: what a core changes as somebody types (a
 * capital, a comma) mostly stands before it. A marked stretch stays marked.
 * @param {Control} control
 * @param {string} text
 */
function hold(control, text) {
  const before = control.value;
  if (before === text) return;
  const isInHand = control.ownerDocument.activeElement === control;
  const { start, end } = selection(control);
  control.value = text;
  if (!isInHand || start === null || end === null || !("setSelectionRange" in control)) return;
  const last = Math.max(0, text.length - (before.length - end));
  const first = start === end ? last : Math.min(start, last);
  control.setSelectionRange(first, last);
}

/**
 * What is marked in a control; nulls where it has no such thing (a range, a choice).
 * @param {Control} control
 * @returns {{ start: number | null, end: number | null, direction: "forward" | "backward" | "none" | null }}
 */
export function selection(control) {
  if (!("selectionStart" in control)) return { start: null, end: null, direction: null };
  return {
    start: control.selectionStart,
    end: control.selectionEnd,
    direction: control.selectionDirection,
  };
}
