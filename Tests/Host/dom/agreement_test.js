import { equal, ok } from "../assert.js";
import { FakeElement } from "./fake_dom.js";
import { outline, TestPage } from "./page.js";

/**
 * What MarkupTests writes: patches in a row, what stands on the page after each, and for each element in the
 * order of the page which node hears a tap there (0 for none) and whether the browser's own answer is
 * suppressed.
 * @typedef {{ patches: string[], pages: string[], taps: { node: number, prevented: boolean }[] }} Case
 */

const path = new URL("../../../.build/patch-cases.json", import.meta.url);

Deno.test({
  name: "the host carries out the core's patches as the core means them",
  // `swift test` writes the cases.
  ignore: !exists(path),
  fn() {
    /** @type {Case[]} */
    const cases = JSON.parse(Deno.readTextFileSync(path));
    ok(cases.length >= 300, `only ${cases.length} cases`);
    for (const { patches, pages, taps } of cases) {
      const page = new TestPage();
      patches.forEach((patch, index) => {
        page.root.apply(Uint8Array.fromBase64(patch));
        equal(page.element.childNodes.map((node) => outline(node)).join(""), pages[index]);
      });
      const found = elements(page.element).map((element) => {
        page.heard.length = 0;
        const { defaultPrevented } = element.dispatch("click");
        return { node: page.heard[0]?.node ?? 0, prevented: defaultPrevented };
      });
      equal(found, taps);
      equal(page.root.size, 1 + nodes(page.element));
    }
  },
});

/** @param {URL} path */
function exists(path) {
  try {
    return Deno.statSync(path).isFile;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** @param {FakeElement} root @returns {FakeElement[]} */
function elements(root) {
  return root.childNodes.flatMap((node) =>
    node instanceof FakeElement ? [node, ...elements(node)] : []
  );
}

/** @param {FakeElement} root @returns {number} */
function nodes(root) {
  return root.childNodes.reduce(
    (sum, node) => sum + 1 + (node instanceof FakeElement ? nodes(node) : 0),
    0,
  );
}
