import { systemImports } from "./wasi.js";

/** @import { CoreEvent, CoreExports, Effect, Root } from "./boundary.d.ts" */

/**
 * What a core works on.
 * @typedef {object} Surroundings
 * @property {Root} root takes the patches
 * @property {(effect: Effect, core: Core) => void} run carries an effect out; must not throw
 * @property {(error: unknown) => void} stopped told once, when this core can't go on
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * One instance of the Swift core. It lives until it traps; then another is made from the same module.
 * Events that come while it works (a patch that removes a focused field makes one) wait their turn, because
 * patch and effects lie in its memory only until the next event.
 */
export class Core {
  /** @type {CoreExports | null} */
  #exports;
  #surroundings;
  /** @type {CoreEvent[]} */
  #waiting = [];
  #busy = false;

  /**
   * @param {CoreExports} exports
   * @param {Surroundings} surroundings
   */
  constructor(exports, surroundings) {
    this.#exports = exports;
    this.#surroundings = surroundings;
  }

  /**
   * Makes an instance and hands it its data files.
   * @param {WebAssembly.Module} module
   * @param {Uint8Array[]} files by part number
   * @param {Surroundings} surroundings
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} [fillRandom]
   */
  static async make(module, files, surroundings, fillRandom = (b) => crypto.getRandomValues(b)) {
    /** @type {WebAssembly.Instance} */
    const instance = await WebAssembly.instantiate(
      module,
      systemImports(() => exports.memory, fillRandom),
    );
    const exports = /** @type {CoreExports} */ (/** @type {unknown} */ (instance.exports));
    files.forEach((bytes, part) => {
      place(exports, bytes);
      exports.rung_load(part, bytes.length);
    });
    return new Core(exports, surroundings);
  }

  /** Whether it still takes events. */
  get alive() {
    return this.#exports !== null;
  }

  /**
   * Tells the core something; a core that stopped hears nothing.
   * @param {CoreEvent} event
   */
  tell(event) {
    if (!this.#exports) return;
    this.#waiting.push(event);
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#handle(next);
    this.#busy = false;
  }

  /** @param {CoreEvent} event */
  #handle(event) {
    const exports = this.#exports;
    if (!exports) return;
    /** @type {Effect[]} */
    let effects = [];
    /** @type {{ error: unknown } | undefined} */
    let stop;
    try {
      const stamped = { ...event, now: Date.now(), offset: -new Date().getTimezoneOffset() };
      const bytes = encoder.encode(JSON.stringify(stamped));
      place(exports, bytes);
      exports.rung_handle(bytes.length);
      // What is to be stored comes first: a page that something else changed may not take the patch.
      const asked = region(exports, exports.rung_effects(), exports.rung_effects_size());
      if (asked.length > 0) effects = JSON.parse(decoder.decode(asked));
      const patch = region(exports, exports.rung_patch(), exports.rung_patch_size());
      if (patch.length > 0) this.#surroundings.root.apply(patch);
    } catch (error) {
      this.#exports = null;
      this.#waiting = [];
      stop = { error };
    }
    for (const effect of effects) this.#surroundings.run(effect, this);
    if (stop) this.#surroundings.stopped(stop.error);
  }
}

/**
 * Writes a message where the core wants it.
 * @param {CoreExports} exports
 * @param {Uint8Array} bytes
 */
function place(exports, bytes) {
  const start = exports.rung_input(bytes.length) >>> 0;
  new Uint8Array(exports.memory.buffer, start, bytes.length).set(bytes);
}

/**
 * Part of the core's memory, as it is until the next call.
 * @param {CoreExports} exports
 * @param {number} start
 * @param {number} length
 */
function region(exports, start, length) {
  return new Uint8Array(exports.memory.buffer, start >>> 0, length);
}
