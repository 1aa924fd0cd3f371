import { equal } from "../assert.js";
import { TestPage } from "./page.js";
import { byte, name } from "./patch.js";

/** A page with one field that holds this and is in hand. @param {string} text */
function typing(text) {
  const page = new TestPage();
  page.apply(
    ["reset"],
    ["place", 0, 0],
    ["openHTML", 1, name("input")],
    ["listen", name("input"), byte(0), ""],
    ["setText", name("value"), text],
    ["close"],
  );
  const field = page.field(0);
  field.focus();
  field.timesSet = 0;
  /** @param {string} value */
  const say = (value) => page.apply(["select", 1], ["setText", name("value"), value]);
  return { page, field, say };
}

/** Lets timers run. */
const later = () => new Promise((resolve) => setTimeout(resolve));

Deno.test("a value that is there already is not set again", () => {
  const { field, say } = typing("60");
  field.write("605");
  field.setSelectionRange(1, 1);
  say("605");
  equal([field.timesSet, field.selectionStart], [0, 1]);
});

Deno.test("a value that differs is set, and the caret keeps its distance from the end", () => {
  const { field, say } = typing("1000");
  field.setSelectionRange(2, 2);
  say("1,000");
  equal([field.value, field.selectionStart, field.selectionEnd], ["1,000", 3, 3]);
  field.setSelectionRange(0, 5);
  say("62.5 kg");
  equal([field.selectionStart, field.selectionEnd], [0, 7]);
  field.setSelectionRange(7, 7);
  say("");
  equal([field.selectionStart, field.selectionEnd], [0, 0]);
});

Deno.test("while a text is being composed the value waits, and then counts", async () => {
  const { field, say } = typing("");
  field.dispatch("compositionstart");
  field.write("か");
  say("(か)");
  equal(field.timesSet, 0);
  field.dispatch("compositionend");
  await later();
  equal(field.value, "(か)");
});

Deno.test("the answer to the last letters of a composition counts, not the one before", async () => {
  const { page, field, say } = typing("");
  page.answer = ({ value }) => say(value.toUpperCase());
  field.dispatch("compositionstart");
  field.write("a");
  field.dispatch("input");
  field.dispatch("compositionend");
  field.write("ab");
  field.dispatch("input");
  await later();
  equal([field.value, field.timesSet], ["AB", 1]);
});

Deno.test("a field that goes while a text is composed takes its value with it", async () => {
  const { page, field, say } = typing("");
  field.dispatch("compositionstart");
  say("x");
  page.apply(["remove", 1]);
  await later();
  equal(field.timesSet, 0);
});

Deno.test("ticks are set where they differ", () => {
  const { page, field } = typing("");
  field.checked = true;
  page.apply(["select", 1], ["setFlag", name("checked"), byte(0)]);
  equal(field.checked, false);
  page.apply(["select", 1], ["setFlag", name("checked"), byte(1)]);
  equal(field.checked, true);
});

/** A page with a dialog above it and a list of two beside it. */
function dialogue() {
  const page = new TestPage();
  page.apply(
    ["reset"],
    ["place", 0, 0],
    ["openHTML", 1, name("p")],
    ["close"],
    ["openHTML", 2, name("dialog")],
    ["listen", name("cancel"), byte(1), ""],
    ["openHTML", 3, name("input")],
    ["close"],
    ["setFlag", name("modal"), byte(1)],
    ["close"],
  );
  return { page, dialog: page.dialog(1) };
}

Deno.test("a dialog is shown above the page once it stands in it, and closed", () => {
  const { page, dialog } = dialogue();
  equal([dialog.open, dialog.isModal], [true, true]);
  page.apply(["select", 2], ["setFlag", name("modal"), byte(0)]);
  equal(dialog.open, false);
});

Deno.test("a dialog that is moved stays above the page", () => {
  const { page, dialog } = dialogue();
  dialog.isModal = false;
  page.apply(["move", 2, 1]);
  equal([dialog.open, dialog.isModal], [true, true]);
});

Deno.test("a dialog goes when the core says so, and the core hears when the browser closes it", () => {
  const { page, dialog } = dialogue();
  equal(dialog.dispatch("cancel").defaultPrevented, true);
  page.at(1, 0).dispatch("cancel");
  dialog.dispatch("close");
  equal(page.heard.map(({ node, type }) => [node, type]), [[2, "cancel"]]);
  dialog.close();
  dialog.dispatch("close");
  equal(page.heard.length, 2);
  page.apply(["select", 2], ["setFlag", name("modal"), byte(0)]);
  dialog.dispatch("close");
  equal(page.heard.length, 2);
});

Deno.test("a dialog that is removed is closed first, which gives the focus back", () => {
  const { page, dialog } = dialogue();
  page.apply(["remove", 2]);
  equal(dialog.open, false);
});
