import { equal, ok } from "../assert.js";
import { TestPage } from "./page.js";
import { byte, name } from "./patch.js";

/** Three keyed rows, each with a field. */
function rows() {
  const page = new TestPage();
  page.apply(["reset"], ["place", 0, 0]);
  for (const row of [1, 3, 5]) {
    page.apply(
      ["place", 0, 0],
      ["openHTML", row, name("div")],
      ["openHTML", row + 1, name("input")],
      ["listen", name("focus"), byte(0), ""],
      ["listen", name("blur"), byte(0), ""],
      ["setText", name("value"), "60 kg"],
      ["close"],
      ["close"],
    );
  }
  return page;
}

Deno.test("a field in hand that moves stays in hand, caret and all, and nobody is told", () => {
  const page = rows();
  const field = page.field(0, 0);
  field.focus();
  field.setSelectionRange(1, 3);
  page.heard.length = 0;
  page.apply(["move", 1, 0]);
  ok(page.document.activeElement === field, "the focus is where it was");
  equal([field.selectionStart, field.selectionEnd], [1, 3]);
  ok(page.at(2, 0) === field, "it moved");
  equal(page.heard, []);
});

Deno.test("a focus elsewhere on the page is left alone", () => {
  const page = rows();
  const outside = page.document.createElement("input");
  page.document.body.append(outside);
  outside.focus();
  page.apply(["move", 1, 0]);
  ok(page.document.activeElement === outside, "the focus is outside");
});

Deno.test("a focus that goes with its field does not come back", () => {
  const page = rows();
  page.field(0, 0).focus();
  page.apply(["remove", 1]);
  ok(page.document.activeElement === page.document.body, "nothing is in hand");
});

Deno.test("what was scrolled stays scrolled when it moves", () => {
  const page = rows();
  const row = page.at(0);
  row.scrollTop = 120;
  row.scrollLeft = 7;
  row.dispatch("scroll");
  const { insertBefore } = page.element;
  page.element.insertBefore = function (child, before) {
    row.scrollTop = row.scrollLeft = 0;
    insertBefore.call(this, child, before);
  };
  page.apply(["move", 1, 0]);
  equal([row.scrollTop, row.scrollLeft], [120, 7]);
});
