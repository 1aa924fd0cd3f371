/** The version of the patch format that this page understands. */
const version = 1;

/**
 * The steps of a patch by their byte. `Sources/Markup/Difference/Opcode.swift` defines them and says what
 * each one does.
 */
export const step = Object.freeze({
  reset: 1,
  place: 2,
  openHTML: 3,
  openSVG: 4,
  close: 5,
  text: 6,
  select: 7,
  setAttribute: 8,
  removeAttribute: 9,
  setStyle: 10,
  removeStyle: 11,
  setText: 12,
  setFlag: 13,
  listen: 14,
  ignore: 15,
  rewrite: 16,
  move: 17,
  remove: 18,
});

/** A patch that cannot be what the core meant, or that does not fit the page. Nothing stored is touched. */
export class PatchError extends Error {
  /** @override */
  name = "PatchError";
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads a patch from its start to its end. */
export class PatchReader {
  #bytes;
  #at = 0;
  #end = 0;
  #texts = "";
  #textAt = 0;
  #names;

  /**
   * @param {Uint8Array} bytes
   * @param {string[]} names the names of earlier patches; new ones are added
   */
  constructor(bytes, names) {
    this.#bytes = bytes;
    this.#names = names;
    this.#end = bytes.length;
    const found = this.byte();
    if (found !== version) {
      throw new PatchError(`The page changes in format ${found}, this page knows ${version}.`);
    }
    const length = this.number();
    this.#end = this.#at + length;
    if (this.#end > bytes.length) throw new PatchError("The patch ends too early.");
    this.#texts = decode(bytes.subarray(this.#end));
  }

  /** How many bytes of it have been read. */
  get position() {
    return this.#at;
  }

  /** Whether another step follows. At the end every text must have been used. */
  hasMore() {
    if (this.#at < this.#end) return true;
    if (this.#textAt !== this.#texts.length) throw new PatchError("The patch has texts left over.");
    return false;
  }

  byte() {
    const value = this.#at < this.#end ? this.#bytes[this.#at] : undefined;
    if (value === undefined) throw new PatchError("The patch ends in the middle of a step.");
    this.#at += 1;
    return value;
  }

  number() {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 28; factor *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
    throw new PatchError("A number in the patch is too long.");
  }

  text() {
    const end = this.#textAt + this.number();
    if (end > this.#texts.length) throw new PatchError("A text of the patch is missing.");
    const text = this.#texts.slice(this.#textAt, end);
    this.#textAt = end;
    return text;
  }

  name() {
    const index = this.number();
    if (index === this.#names.length) this.#names.push(this.text());
    const name = this.#names[index];
    if (name === undefined) {
      throw new PatchError(`The patch uses name ${index}, which it never gave.`);
    }
    return name;
  }

  /** Forgets all names. */
  forgetNames() {
    this.#names.length = 0;
  }
}

/** @param {Uint8Array} bytes */
function decode(bytes) {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new PatchError("The texts of the patch are not UTF-8.", { cause });
  }
}
