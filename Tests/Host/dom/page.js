import { createRoot } from "../../../Web/host/dom.js";
import { FakeDocument, FakeElement, FakeField } from "./fake_dom.js";
import { PatchWriter } from "./patch.js";

/** @import { ElementEvent } from "../../../Web/host/dom-events.js" */
/** @import { FakeDialog, FakeNode } from "./fake_dom.js" */

/** A page on a fake document, with a writer for its patches and what the core would have heard. */
export class TestPage {
  document = new FakeDocument();
  element = this.document.createElement("div");
  /** @type {ElementEvent[]} */
  heard = [];
  /** What to do when the core hears something, as it would: apply a patch. @type {(event: ElementEvent) => void} */
  answer = () => {};
  #writer = new PatchWriter();

  constructor() {
    this.document.body.append(this.element);
    const element = /** @type {Element} */ (/** @type {unknown} */ (this.element));
    this.root = createRoot(element, (event) => {
      this.heard.push(event);
      this.answer(event);
    });
  }

  /** @param {Parameters<PatchWriter["patch"]>} steps */
  apply(...steps) {
    this.root.apply(this.#writer.patch(...steps));
  }

  /**
   * The element at the end of a path of indices.
   * @param {number[]} path
   * @returns {FakeElement}
   */
  at(...path) {
    /** @type {FakeNode} */
    let node = this.element;
    for (const index of path) node = /** @type {FakeNode} */ (node.childNodes[index]);
    return /** @type {FakeElement} */ (node);
  }

  /** @param {number[]} path */
  field(...path) {
    return /** @type {FakeField} */ (this.at(...path));
  }

  /** @param {number[]} path */
  dialog(...path) {
    return /** @type {FakeDialog} */ (this.at(...path));
  }
}

/**
 * What stands on a page, one node a line, as `PageNode` of MarkupTests writes it.
 * @param {FakeNode} node
 * @param {string} [indent]
 * @returns {string}
 */
export function outline(node, indent = "") {
  if (!(node instanceof FakeElement)) return `${indent}${quoted(node.nodeValue ?? "")}\n`;
  const parts = [node.isSVG ? `svg:${node.localName}` : node.localName];
  for (const [name, value] of sorted(node.attributes)) parts.push(`${name}=${quoted(value)}`);
  for (const [name, value] of sorted(node.style.values)) parts.push(`--${name}=${quoted(value)}`);
  if (node instanceof FakeField && node.value !== "") parts.push(`.value=${quoted(node.value)}`);
  if (node instanceof FakeField && node.checked) parts.push(".checked");
  const children = node.childNodes.map((child) => outline(child, indent + " "));
  return `${indent}${parts.join(" ")}\n${children.join("")}`;
}

/** @param {Map<string, string>} map */
function sorted(map) {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** @param {string} text */
function quoted(text) {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}
