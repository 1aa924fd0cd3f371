import { createRoot } from "../../../Web/host/dom.js";
import { byte, name, PatchWriter } from "./patch.js";

/** @import { ElementEvent } from "../../../Web/host/dom-events.js" */

/**
 * The page of `Tests/Host/browser/test_dom.py`: patches by hand on a real document, and what the core would have
 * heard.
 */
const page = {
  element: document.body,
  /** @type {ReturnType<typeof createRoot> | null} */
  root: null,
  /** @type {ElementEvent[]} */
  heard: [],
  /** How the core answers. @type {(event: ElementEvent) => void} */
  answer: () => {},
  writer: new PatchWriter(),
  name,
  byte,

  /** @param {Parameters<PatchWriter["patch"]>} steps */
  apply(...steps) {
    this.root?.apply(this.writer.patch(...steps));
  },

  /** Puts a fresh root in the place of the one before. */
  restart() {
    this.element = document.createElement("div");
    document.body.replaceChildren(this.element);
    this.root = createRoot(this.element, (event) => {
      this.heard.push(event);
      this.answer(event);
    });
  },

  /** Three rows that scroll, each with a tall field. */
  showRows() {
    this.apply(["reset"], ["place", 0, 0]);
    for (const row of [1, 3, 5]) {
      this.apply(
        ["place", 0, 0],
        ["openHTML", row, name("div")],
        ["setStyle", name("height"), "60px"],
        ["setStyle", name("overflow"), "auto"],
        ["openHTML", row + 1, name("textarea")],
        ["setStyle", name("height"), "400px"],
        ["listen", name("focus"), byte(0), ""],
        ["listen", name("blur"), byte(0), ""],
        ["listen", name("input"), byte(0), ""],
        ["setText", name("value"), "60 kg"],
        ["close"],
        ["close"],
      );
    }
  },

  /** The field in a row, in hand and marked between two letters. @param {number} row @param {number[]} range */
  take(row, [start = 0, end = 0]) {
    const field = /** @type {HTMLTextAreaElement} */ (this.element.children[row]?.firstChild);
    field.focus();
    field.setSelectionRange(start, end, "backward");
    this.heard.length = 0;
  },

  /** Lets the core answer typing with another text. @param {(typed: string) => string} change */
  answerTyping(change) {
    this.answer = ({ type, node, value }) => {
      if (type === "input") {
        this.apply(["select", node], ["setText", name("value"), change(value)]);
      }
    };
  },

  /** What is in hand: its row, what it holds, what is marked. */
  inHand() {
    const field = /** @type {HTMLTextAreaElement} */ (document.activeElement);
    const row = [...this.element.children].findIndex((element) => element.contains(field));
    return [row, field.value, field.selectionStart, field.selectionEnd];
  },

  /** What stands on the page after each patch of a row. @param {string[]} patches */
  live(patches) {
    this.restart();
    return patches.map((patch) => {
      this.root?.apply(Uint8Array.from(atob(patch), (letter) => letter.charCodeAt(0)));
      return [...this.element.childNodes].map((node) => outline(node, "")).join("");
    });
  },
};

/**
 * As `outline` in page.js, but without styles, of which a browser keeps only those that make sense.
 * @param {Node} node
 * @param {string} indent
 * @returns {string}
 */
function outline(node, indent) {
  if (!(node instanceof Element)) return `${indent}${quoted(node.nodeValue ?? "")}\n`;
  const parts = [node instanceof SVGElement ? `svg:${node.localName}` : node.localName];
  for (const name of node.getAttributeNames().sort()) {
    if (name !== "style") parts.push(`${name}=${quoted(node.getAttribute(name) ?? "")}`);
  }
  if (node instanceof HTMLInputElement) {
    if (node.value !== "") parts.push(`.value=${quoted(node.value)}`);
    if (node.checked) parts.push(".checked");
  }
  const children = [...node.childNodes].map((child) => outline(child, indent + " "));
  return `${indent}${parts.join(" ")}\n${children.join("")}`;
}

/** @param {string} text */
function quoted(text) {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}

page.restart();
Object.assign(globalThis, { page });
