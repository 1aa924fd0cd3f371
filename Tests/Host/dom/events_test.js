import { equal } from "../assert.js";
import { TestPage } from "./page.js";
import { byte, name } from "./patch.js";

/**
 * A form with a field and a button, which listen to these kinds of event.
 * @param {{ form?: string, field?: string, button?: string }} kinds separated by spaces; "kind:keys" for keys
 * @param {number} [flags]
 */
function form(kinds, flags = 0) {
  const page = new TestPage();
  const elements = /** @type {const} */ ([["form", 1], ["field", 2], ["button", 3]]);
  page.apply(
    ["reset"],
    ["place", 0, 0],
    ["openHTML", 1, name("form")],
    ["openHTML", 2, name("input")],
    ["close"],
    ["openHTML", 3, name("button")],
    ["openHTML", 4, name("span")],
    ["close"],
    ["close"],
    ["close"],
  );
  for (const [element, number] of elements) {
    for (const kind of (kinds[element] ?? "").split(" ").filter((kind) => kind !== "")) {
      const [type = "", keys = ""] = kind.split(":");
      page.apply(
        ["select", number],
        ["listen", name(type), byte(flags), keys.replaceAll(",", " ")],
      );
    }
  }
  return {
    page,
    form: page.at(0),
    field: page.field(0, 0),
    button: page.at(0, 1),
    span: page.at(0, 1, 0),
  };
}

/** @param {TestPage} page */
const told = (page) => page.heard.map(({ node, type, value, key }) => [node, type, value, key]);

Deno.test("the innermost element that listens hears, and it alone", () => {
  const { page, span, field, form: outer } = form({ form: "tap", button: "tap" });
  span.dispatch("click");
  field.dispatch("click");
  outer.dispatch("click");
  equal(told(page), [[3, "tap", "", ""], [1, "tap", "", ""], [1, "tap", "", ""]]);
});

Deno.test("what nobody listens to is not told", () => {
  const { page, span } = form({ button: "tap" });
  page.apply(["select", 3], ["ignore", name("tap")]);
  span.dispatch("click");
  span.dispatch("input");
  equal(told(page), []);
});

Deno.test("a disabled button is not tapped through its content", () => {
  const { page, button, span } = form({ form: "tap", button: "tap" });
  button.setAttribute("disabled", "");
  span.dispatch("click");
  equal(told(page), []);
});

Deno.test("fields tell what they hold, boxes whether they are ticked", () => {
  const { page, field } = form({ field: "input change" });
  field.write("62,5");
  field.dispatch("input");
  field.setAttribute("type", "checkbox");
  field.checked = true;
  field.dispatch("change");
  equal(told(page), [[2, "input", "62,5", ""], [2, "change", "true", ""]]);
});

Deno.test("the browser's own answer is suppressed where asked for, but not that of a new tab", () => {
  const { page, form: outer, span } = form({ form: "submit", button: "tap" }, 1);
  equal(outer.dispatch("submit").defaultPrevented, true);
  equal(span.dispatch("click").defaultPrevented, true);
  equal(span.dispatch("click", { ctrlKey: true }).defaultPrevented, false);
  equal(told(page), [[1, "submit", "", ""], [3, "tap", "", ""]]);
});

Deno.test("keys that are listed are told and suppressed; others go on to who listens around", () => {
  const { page, field } = form({ field: "key:Enter,Shift+Tab,Space", form: "key:Escape" });
  /** @param {Record<string, unknown>} details */
  const press = (details) => field.dispatch("keydown", details).defaultPrevented;
  equal(press({ key: "Enter" }), true);
  equal(press({ key: "Tab", shiftKey: true }), true);
  equal(press({ key: " " }), true);
  equal(press({ key: "Escape" }), true);
  equal(press({ key: "a" }), false);
  equal(press({ key: "Enter", ctrlKey: true }), false);
  equal(press({ key: "Enter", isComposing: true }), false);
  equal(press({ key: "Enter", keyCode: 229 }), false);
  equal(press({}), false);
  equal(told(page).map(([node, , , key]) => [node, key]), [
    [2, "Enter"],
    [2, "Shift+Tab"],
    [2, "Space"],
    [1, "Escape"],
  ]);
});

Deno.test("who listens to all keys leaves them their effect", () => {
  const { page, field } = form({ field: "key:Enter" }, 2);
  equal(field.dispatch("keydown", { key: "A", shiftKey: true }).defaultPrevented, false);
  equal(
    field.dispatch("keydown", { key: "a", altKey: true, metaKey: true }).defaultPrevented,
    false,
  );
  equal(field.dispatch("keydown", { key: "Enter" }).defaultPrevented, true);
  equal(told(page).map(([, , , key]) => key), ["A", "Alt+Meta+a", "Enter"]);
});

Deno.test("focus and blur count at the border of who listens", () => {
  const { page, field, button } = form({ form: "focus blur", button: "focus" });
  field.focus();
  button.focus();
  page.document.body.focus();
  equal(told(page).map(([node, type]) => [node, type]), [[1, "focus"], [3, "focus"], [1, "blur"]]);
});

Deno.test("nothing is told while a patch is applied", () => {
  const { page, field } = form({ field: "blur" });
  field.focus();
  page.apply(["remove", 2]);
  equal(told(page), []);
});
