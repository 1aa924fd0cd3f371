import { PatchError } from "./dom-patch.js";

/**
 * What the core is told of an event.
 * @typedef {{ node: number, type: string, value: string, key: string }} ElementEvent
 */

/**
 * How one kind of event is treated at one element.
 * @typedef {{ preventsDefault: boolean, takesAllKeys: boolean, keys: Set<string> }} Listening
 */

/**
 * The kinds of event and what the browser calls them. Listeners that never suppress anything are passive.
 * @type {Record<string, { type: string, passive: boolean }>}
 */
const kinds = {
  tap: { type: "click", passive: false },
  input: { type: "input", passive: true },
  change: { type: "change", passive: true },
  key: { type: "keydown", passive: false },
  submit: { type: "submit", passive: false },
  focus: { type: "focusin", passive: true },
  blur: { type: "focusout", passive: true },
  cancel: { type: "cancel", passive: false },
};

/** Listens once at the root for each kind of event, and tells the core what the innermost listening element heard. */
export class Events {
  #root;
  #numberOf;
  #onEvent;
  /** @type {Map<Node, Map<string, Listening>>} */
  #listening = new Map();
  /** Whether the page hears: not while a patch is applied, when all the browser reports is an echo of it. */
  hears = true;

  /**
   * @param {Element} root
   * @param {(node: Node) => number | undefined} numberOf
   * @param {(event: ElementEvent) => void} onEvent
   * @param {(dialog: EventTarget | null) => boolean} isShown whether a dialog lies above the page by the core's will
   */
  constructor(root, numberOf, onEvent, isShown) {
    this.#root = root;
    this.#numberOf = numberOf;
    this.#onEvent = onEvent;
    for (const [kind, { type, passive }] of Object.entries(kinds)) {
      root.addEventListener(type, (event) => {
        // A dialog goes when the core says so.
        if (kind === "cancel" && isShown(event.target)) event.preventDefault();
        this.#hear(kind, event);
      }, { capture: kind === "cancel", passive });
    }
    // A browser may close a dialog whatever the page says; the core must know.
    root.addEventListener("close", (event) => {
      const dialog = /** @type {HTMLDialogElement} */ (event.target);
      if (isShown(dialog) && !dialog.open) this.#hear("cancel", event);
    }, { capture: true, passive: true });
  }

  /** @param {Node} node @param {string} kind @param {number} flags @param {string} keys */
  listen(node, kind, flags, keys) {
    if (!(kind in kinds)) throw new PatchError(`No kind of event is called "${kind}".`);
    const listening = {
      preventsDefault: (flags & 1) !== 0,
      takesAllKeys: (flags & 2) !== 0,
      keys: new Set(keys === "" ? [] : keys.split(" ")),
    };
    const own = this.#listening.get(node);
    if (own) own.set(kind, listening);
    else this.#listening.set(node, new Map([[kind, listening]]));
  }

  /** @param {Node} node @param {string} kind */
  ignore(node, kind) {
    this.#listening.get(node)?.delete(kind);
  }

  /** @param {Node} node */
  forget(node) {
    this.#listening.delete(node);
  }

  /** @param {string} kind @param {Event} event */
  #hear(kind, event) {
    if (!this.hears) return;
    const key = kind === "key" ? keyName(/** @type {KeyboardEvent} */ (event)) : "";
    if (kind === "key" && key === "") return;
    let node = /** @type {Node | null} */ (event.target);
    for (; node && node !== this.#root; node = node.parentNode) {
      // Browsers differ in whether a tap on the content of a disabled button reaches the page.
      if (kind === "tap" && "disabled" in node && node.disabled === true) return;
      // A choice of files that is called off is no matter of the dialog around it.
      if (kind === "cancel" && node !== event.target) return;
      const listening = this.#listening.get(node)?.get(kind);
      if (!listening) continue;
      const isListed = listening.keys.has(key);
      if (kind === "key" && !isListed && !listening.takesAllKeys) continue;
      if (staysInside(node, event)) continue;
      return this.#tell(kind, event, node, key, listening.preventsDefault || isListed);
    }
  }

  /** @param {string} kind @param {Event} event @param {Node} node @param {string} key @param {boolean} prevents */
  #tell(kind, event, node, key, prevents) {
    const number = this.#numberOf(node);
    if (number === undefined) return;
    if (prevents) {
      if (kind === "tap" && opensElsewhere(event)) return;
      event.preventDefault();
    }
    this.#onEvent({ node: number, type: kind, value: valueOf(event.target), key });
  }
}

/**
 * The name of a key as `Key` in `Sources/Markup` spells it; nothing while a text is being composed.
 * @param {KeyboardEvent} event
 */
function keyName(event) {
  // 229: an input method has the key. Browsers fill fields in with "keydown" events that have no key at all.
  if (event.isComposing || event.keyCode === 229 || !event.key) return "";
  const key = event.key === " " ? "Space" : event.key;
  let held = "";
  if (event.altKey) held += "Alt+";
  if (event.ctrlKey) held += "Control+";
  if (event.metaKey) held += "Meta+";
  if (event.shiftKey && key.length > 1) held += "Shift+";
  return held + key;
}

/** Whether the focus only goes from one place inside the element to another. @param {Node} node @param {Event} event */
function staysInside(node, event) {
  if (event.type !== "focusin" && event.type !== "focusout") return false;
  const other = /** @type {FocusEvent} */ (event).relatedTarget;
  return other !== null && node.contains(/** @type {Node} */ (other));
}

/** Whether the person asks for a new tab or window. @param {Event} event */
function opensElsewhere(event) {
  const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
  return ctrlKey || metaKey || shiftKey;
}

/** What the control of an event holds. @param {EventTarget | null} target */
function valueOf(target) {
  if (!target) return "";
  if ("type" in target && (target.type === "checkbox" || target.type === "radio")) {
    return String("checked" in target && target.checked);
  }
  return "value" in target && typeof target.value === "string" ? target.value : "";
}
