import { equal, ok } from "./assert.js";
import { Core } from "../../Web/host/core.js";

/** @import { CoreEvent, CoreExports, Effect } from "../../Web/host/boundary.d.ts" */

/** @typedef {CoreEvent & { now: number, offset: number }} Heard */
/** @typedef {(event: Heard) => { patch?: number[], effects?: Effect[] }} Answer */

const inputAt = 64;

/**
 * A core made of JavaScript.
 * @param {Answer} answer
 */
function world(answer) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  let patch = { at: 0, size: 0 };
  let effects = { at: 0, size: 0 };
  let end = 0;
  /** @param {Uint8Array} bytes */
  const keep = (bytes) => {
    const at = end;
    new Uint8Array(memory.buffer).set(bytes, at);
    end += bytes.length;
    return { at, size: bytes.length };
  };
  /** @type {CoreExports} */
  const exports = {
    memory,
    rung_input(count) {
      const missing = Math.ceil((inputAt + count) / 65536) + 1 - memory.buffer.byteLength / 65536;
      if (missing > 0) memory.grow(missing);
      end = inputAt + count;
      return inputAt;
    },
    rung_load() {},
    rung_handle(count) {
      const text = new TextDecoder().decode(new Uint8Array(memory.buffer, inputAt, count));
      const said = answer(JSON.parse(text));
      patch = keep(Uint8Array.from(said.patch ?? []));
      effects = keep(new TextEncoder().encode(said.effects ? JSON.stringify(said.effects) : ""));
    },
    rung_patch: () => patch.at,
    rung_patch_size: () => patch.size,
    rung_effects: () => effects.at,
    rung_effects_size: () => effects.size,
  };
  /** @type {unknown[]} */
  const log = [];
  const surroundings = {
    root: {
      /** @param {Uint8Array} bytes */
      apply: (bytes) => void log.push(["patch", ...bytes]),
    },
    /** @param {Effect} effect */
    run: (effect) => void log.push(effect.effect),
    /** @param {unknown} error */
    stopped: (error) => void log.push(String(error)),
  };
  const core = new Core(exports, surroundings);
  return { core, log, surroundings };
}

Deno.test("an event carries the time and the offset, and texts of any script", () => {
  /** @type {Heard[]} */
  const heard = [];
  const { core } = world((event) => {
    heard.push(event);
    return {};
  });
  const before = Date.now();
  core.tell({ event: "route", hash: "#/ä🏋️\ud800" });
  const [event] = heard;
  ok(event?.event === "route" && event.hash === "#/ä🏋️\ud800");
  ok(event.now >= before && Number.isInteger(event.now));
  equal(event.offset + new Date().getTimezoneOffset(), 0);
});

Deno.test("the page changes before effects are carried out", () => {
  const { core, log } = world(() => ({ patch: [1, 2], effects: [{ effect: "tone" }] }));
  core.tell({ event: "tick" });
  equal(log, [["patch", 1, 2], "tone"]);
});

Deno.test("events that come while the core works wait their turn", () => {
  /** @type {string[]} */
  const heard = [];
  const { core, surroundings } = world((event) => {
    heard.push(`start ${event.event}`);
    return { patch: event.event === "tick" ? [1] : [], effects: [{ effect: "tone" }] };
  });
  surroundings.root.apply = () => {
    core.tell({ event: "visible" });
    heard.push("applied");
  };
  surroundings.run = () => void heard.push("effect");
  core.tell({ event: "tick" });
  equal(heard, ["start tick", "applied", "effect", "start visible", "effect"]);
});

Deno.test("a message larger than the memory finds room", () => {
  let length = 0;
  const { core } = world((event) => {
    length = event.event === "file" ? event.text.length : 0;
    return { patch: [7] };
  });
  core.tell({ event: "file", name: "log.json", text: "x".repeat(300_000) });
  equal(length, 300_000);
});

Deno.test("a core that traps says so once and hears nothing more", () => {
  let calls = 0;
  const { core, log } = world(() => {
    calls += 1;
    throw new WebAssembly.RuntimeError("unreachable");
  });
  core.tell({ event: "tick" });
  core.tell({ event: "tick" });
  equal(calls, 1);
  equal(core.alive, false);
  equal(log, ["RuntimeError: unreachable"]);
});

Deno.test("events that were waiting go with the core that trapped", () => {
  /** @type {string[]} */
  const heard = [];
  const { core, surroundings } = world((event) => {
    heard.push(event.event);
    return { patch: [1] };
  });
  surroundings.root.apply = () => {
    core.tell({ event: "visible" });
    throw new Error("the patch does not fit");
  };
  core.tell({ event: "tick" });
  equal(heard, ["tick"]);
  equal(core.alive, false);
});
