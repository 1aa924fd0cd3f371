import { step } from "../../../Web/host/dom-patch.js";

/**
 * An operand of a step: a number, a text, a name (`name("class")`) or a single byte (`byte(1)`).
 * @typedef {number | string | { name: string } | { byte: number }} Operand
 */

/** @param {string} name */
export const name = (name) => ({ name });

/** @param {number} byte */
export const byte = (byte) => ({ byte });

/** Writes patches by hand, as the core does, for tests that need one in particular. */
export class PatchWriter {
  /** @type {string[]} */
  #names = [];

  /**
   * The patch of these steps.
   * @param {[keyof typeof step, ...Operand[]][]} steps
   */
  patch(...steps) {
    /** @type {number[]} */
    const bytes = [];
    const texts = { all: "" };
    for (const [code, ...operands] of steps) {
      bytes.push(step[code]);
      for (const operand of operands) this.#write(operand, bytes, texts);
      if (code === "reset") this.#names.length = 0;
    }
    return Uint8Array.from([
      1,
      ...leb(bytes.length),
      ...bytes,
      ...new TextEncoder().encode(texts.all),
    ]);
  }

  /** @param {Operand} operand @param {number[]} bytes @param {{ all: string }} texts */
  #write(operand, bytes, texts) {
    if (typeof operand === "number") bytes.push(...leb(operand));
    else if (typeof operand === "string") {
      bytes.push(...leb(operand.length));
      texts.all += operand;
    } else if ("byte" in operand) bytes.push(operand.byte);
    else {
      const known = this.#names.indexOf(operand.name);
      bytes.push(...leb(known < 0 ? this.#names.length : known));
      if (known >= 0) return;
      this.#names.push(operand.name);
      this.#write(operand.name, bytes, texts);
    }
  }
}

/** @param {number} number */
function leb(number) {
  const bytes = [];
  for (; number >= 128; number = Math.floor(number / 128)) bytes.push((number % 128) + 128);
  return [...bytes, number];
}
