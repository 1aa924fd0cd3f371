/**
 * As much of a document as the host's patches need, so that they can be tested without a browser. It keeps
 * to what the DOM standard says where that matters: a node that is put elsewhere leaves its old place, a
 * focused element that leaves the page loses the focus, live properties are not attributes.
 */

class FakeStyle {
  /** @type {Map<string, string>} */
  values = new Map();

  /** @param {string} name @param {string} value */
  setProperty(name, value) {
    this.values.set(name, value);
  }

  /** @param {string} name */
  removeProperty(name) {
    this.values.delete(name);
  }
}

export class FakeNode {
  /** @type {FakeElement | null} */
  parentNode = null;
  /** @type {FakeNode[]} */
  childNodes = [];
  /** @type {string | null} */
  nodeValue = null;
  /** @param {FakeDocument} ownerDocument */
  constructor(ownerDocument) {
    this.ownerDocument = ownerDocument;
  }

  /** @returns {FakeNode | null} */
  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  /** @returns {FakeNode | null} */
  get nextSibling() {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get isConnected() {
    return this.ownerDocument.body.contains(this);
  }

  /** @param {FakeNode | null} other */
  contains(other) {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
}

/** @typedef {{ type: string, work: (event: FakeEvent) => void, capture: boolean }} Listener */

export class FakeElement extends FakeNode {
  /** @type {Map<string, string>} */
  attributes = new Map();
  style = new FakeStyle();
  scrollTop = 0;
  scrollLeft = 0;
  /** @type {Listener[]} */
  #listeners = [];

  /** @param {FakeDocument} document @param {string} name @param {boolean} isSVG */
  constructor(document, name, isSVG) {
    super(document);
    this.localName = name;
    this.isSVG = isSVG;
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }

  get disabled() {
    return this.attributes.has("disabled");
  }

  /** @param {FakeNode} child */
  append(child) {
    this.insertBefore(child, null);
  }

  /** @param {FakeNode} child @param {FakeNode | null} before */
  insertBefore(child, before) {
    if (before && before.parentNode !== this) {
      throw new Error("The node before which is elsewhere.");
    }
    child.parentNode?.removeChild(child);
    const index = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(index, 0, child);
    child.parentNode = this;
  }

  /** @param {FakeNode} child */
  removeChild(child) {
    const { activeElement, body } = this.ownerDocument;
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    if (child.contains(activeElement)) {
      this.ownerDocument.activeElement = body;
      this.dispatch("focusout", { on: activeElement });
    }
  }

  replaceChildren() {
    for (const child of [...this.childNodes]) this.removeChild(child);
  }

  /** @param {string} type @param {(event: FakeEvent) => void} work @param {{ capture?: boolean }} [options] */
  addEventListener(type, work, { capture = false } = {}) {
    this.#listeners.push({ type, work, capture });
  }

  /**
   * Lets an event happen here, or on another element.
   * @param {string} type
   * @param {Record<string, unknown> & { on?: FakeElement }} [details]
   */
  dispatch(type, { on = this, ...details } = {}) {
    const event = new FakeEvent(type, on, details);
    const bubbles = !["cancel", "close", "scroll"].includes(type);
    for (let node = /** @type {FakeElement | null} */ (on); node; node = node.parentNode) {
      for (const listener of node.#listeners) {
        if (listener.type !== type) continue;
        if (node === on || bubbles || listener.capture) listener.work(event);
      }
    }
    return event;
  }

  focus() {
    const { activeElement } = this.ownerDocument;
    if (activeElement === this) return;
    this.ownerDocument.activeElement = this;
    activeElement.dispatch("focusout", { relatedTarget: this });
    this.dispatch("focusin", { relatedTarget: activeElement });
  }
}

/** A field, with its value, its caret, and a count of how often the value was set. */
export class FakeField extends FakeElement {
  #value = "";
  checked = false;
  timesSet = 0;
  selectionStart = 0;
  selectionEnd = 0;
  selectionDirection = "none";

  get type() {
    return this.attributes.get("type") ?? "text";
  }

  get value() {
    return this.#value;
  }

  set value(text) {
    this.timesSet += 1;
    this.write(text);
  }

  /** As a person does it: the caret is at the end. @param {string} text */
  write(text) {
    this.#value = text;
    this.selectionStart = this.selectionEnd = text.length;
  }

  /** @param {number} start @param {number} end */
  setSelectionRange(start, end) {
    this.selectionStart = Math.min(start, this.#value.length);
    this.selectionEnd = Math.min(end, this.#value.length);
  }
}

export class FakeDialog extends FakeElement {
  isModal = false;

  get open() {
    return this.attributes.has("open");
  }

  showModal() {
    if (this.open || !this.isConnected) throw new Error("The dialog cannot be shown.");
    this.setAttribute("open", "");
    this.isModal = true;
  }

  close() {
    this.removeAttribute("open");
    this.isModal = false;
  }

  /** @param {string} selector */
  matches(selector) {
    return selector === ":modal" && this.isModal;
  }
}

class FakeEvent {
  defaultPrevented = false;
  /** @param {string} type @param {FakeElement} target @param {Record<string, unknown>} details */
  constructor(type, target, details) {
    this.type = type;
    this.target = target;
    Object.assign(this, { relatedTarget: null, isComposing: false, keyCode: 0 }, details);
  }

  preventDefault() {
    this.defaultPrevented = true;
  }
}

export class FakeDocument {
  body = new FakeElement(this, "body", false);
  /** @type {FakeElement} */
  activeElement = this.body;

  /** @param {string} name */
  createElement(name) {
    if (["input", "textarea", "select"].includes(name)) return new FakeField(this, name, false);
    if (name === "dialog") return new FakeDialog(this, name, false);
    return new FakeElement(this, name, false);
  }

  /** @param {string} _namespace @param {string} name */
  createElementNS(_namespace, name) {
    return new FakeElement(this, name, true);
  }

  /** @param {string} text */
  createTextNode(text) {
    const node = new FakeNode(this);
    node.nodeValue = text;
    return node;
  }
}
