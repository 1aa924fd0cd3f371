import { PatchError } from "../../../Web/host/dom-patch.js";
import { equal, ok } from "../assert.js";
import { outline, TestPage } from "./page.js";
import { byte, name } from "./patch.js";

/**
 * @param {() => void} work
 * @param {string} words
 */
function fails(work, words) {
  let caught;
  try {
    work();
  } catch (error) {
    caught = error;
  }
  ok(caught instanceof PatchError, `a PatchError, not ${caught}`);
  ok(caught.message.includes(words), `"${caught.message}" says "${words}"`);
}

function list() {
  const page = new TestPage();
  page.element.append(page.document.createElement("p"));
  page.apply(
    ["reset"],
    ["place", 0, 0],
    ["openHTML", 1, name("ul")],
    ["openHTML", 2, name("li")],
    ["text", 3, "one"],
    ["close"],
    ["openHTML", 4, name("li")],
    ["setAttribute", name("class"), "done"],
    ["setStyle", name("--x"), "1"],
    ["text", 5, "two 💪"],
    ["close"],
    ["close"],
  );
  return page;
}

Deno.test("the first patch empties the root and builds everything", () => {
  const page = list();
  equal(
    outline(page.element),
    'div\n ul\n  li\n   "one"\n  li class="done" ----x="1"\n   "two 💪"\n',
  );
  equal(page.root.size, 6);
});

Deno.test("later patches change, move, create and remove", () => {
  const page = list();
  page.apply(
    ["select", 4],
    ["removeAttribute", name("class")],
    ["removeStyle", name("--x")],
    ["rewrite", 5, "zwei"],
    ["move", 4, 2],
    ["place", 1, 2],
    ["text", 6, ""],
    ["openSVG", 7, name("svg")],
    ["close"],
    ["remove", 3],
  );
  equal(outline(page.at(0)), 'ul\n li\n  "zwei"\n ""\n svg:svg\n li\n');
  page.apply(["move", 4, 0]);
  equal(outline(page.at(0)), 'ul\n ""\n svg:svg\n li\n li\n  "zwei"\n');
});

Deno.test("what is removed is forgotten with all inside it", () => {
  const page = list();
  page.apply(["remove", 1]);
  equal(page.root.size, 1);
  fails(() => page.apply(["select", 2]), "node 2");
});

Deno.test("a reset starts over, names included", () => {
  const page = list();
  page.apply(["reset"], ["place", 0, 0], ["openHTML", 1, name("p")], ["close"]);
  equal(outline(page.element), "div\n p\n");
  equal(page.root.size, 2);
});

Deno.test("a patch without a byte changes nothing", () => {
  const page = list();
  page.root.apply(new Uint8Array());
  equal(page.root.size, 6);
});

Deno.test("a byte order mark in a text is part of the text", () => {
  const page = list();
  page.apply(["rewrite", 3, "\uFEFFone"]);
  equal(page.at(0, 0).childNodes[0]?.nodeValue, "\uFEFFone");
});

Deno.test("what makes no sense is refused with a sentence", () => {
  const raw = (/** @type {number[]} */ ...bytes) => list().root.apply(Uint8Array.from(bytes));
  fails(() => raw(2, 0), "format 2");
  fails(() => raw(1), "in the middle");
  fails(() => raw(1, 5, 7), "too early");
  fails(() => raw(1, 1, 99), "without saying which");
  fails(() => raw(1, 3, 7, 1, 99), "unknown step 99");
  fails(() => raw(1, 1, 7), "in the middle");
  fails(() => raw(1, 6, 7, 255, 255, 255, 255, 255), "too long");
  fails(() => raw(1, 2, 7, 1, 65), "left over");
  fails(() => raw(1, 3, 16, 3, 2, 65), "missing");
  fails(() => raw(1, 3, 16, 3, 1, 255), "UTF-8");
  fails(() => raw(1, 4, 7, 1, 9, 9), "name 9");
  fails(() => list().apply(["close"]), "not open");
  fails(() => list().apply(["text", 9, "x"]), "without a place");
  fails(() => list().apply(["place", 0, 0], ["text", 3, "x"]), "twice");
  fails(() => list().apply(["place", 0, 0], ["openHTML", 9, name("p")]), "leaves an element open");
  fails(() => list().apply(["place", 0, 3], ["text", 9, "x"]), "does not fit");
  fails(() => list().apply(["select", 3], ["setAttribute", name("a"), "b"]), "does not fit");
  fails(() => list().apply(["select", 1], ["listen", name("click"), byte(0), ""]), '"click"');
  fails(() => list().apply(["select", 1], ["setText", name("innerHTML"), "x"]), '"innerHTML"');
  fails(() => list().apply(["select", 1], ["setFlag", name("hidden"), byte(1)]), '"hidden"');
});
