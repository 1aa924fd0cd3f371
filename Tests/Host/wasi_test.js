import { equal, ok } from "./assert.js";
import { systemImports } from "../../Web/host/wasi.js";

/** @typedef {Record<string, (...numbers: number[]) => number>} Functions */

const memory = new WebAssembly.Memory({ initial: 1 });
const imports = systemImports(() => memory, (bytes) => bytes.fill(7));
const system = /** @type {Functions} */ (/** @type {unknown} */ (imports.wasi_snapshot_preview1));

Deno.test("what the core prints reaches the console in one line", () => {
  const view = new DataView(memory.buffer);
  const bytes = new TextEncoder().encode("62,5 kg · größer\n");
  new Uint8Array(memory.buffer).set(bytes, 100);
  view.setUint32(0, 100, true);
  view.setUint32(4, 9, true);
  view.setUint32(8, 109, true);
  view.setUint32(12, bytes.length - 9, true);
  const { log } = console;
  /** @type {string[]} */
  const printed = [];
  console.log = (text) => printed.push(text);
  try {
    equal(system.fd_write?.(1, 0, 2, 40), 0);
  } finally {
    console.log = log;
  }
  equal(printed, ["62,5 kg · größer"]);
  equal(view.getUint32(40, true), bytes.length);
});

Deno.test("seeds come from outside, a constant under test", () => {
  equal(system.random_get?.(200, 3), 0);
  equal([...new Uint8Array(memory.buffer, 199, 5)], [0, 7, 7, 7, 0]);
});

Deno.test("files do not exist", () => {
  ok(system.fd_close?.(1) !== 0);
  ok(system.fd_seek?.(1, 0, 0, 0) !== 0);
});
