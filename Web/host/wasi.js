/** The four system functions the core's C library asks for. Everything else of the system is out of its reach. */

const badDescriptor = 8;
const notSeekable = 70;

/**
 * @param {() => WebAssembly.Memory} memory the instance's memory, once there is one
 * @param {(bytes: Uint8Array<ArrayBuffer>) => void} fillRandom a constant under test
 * @returns {WebAssembly.Imports}
 */
export function systemImports(memory, fillRandom) {
  const decoder = new TextDecoder();

  /** @type {(descriptor: number, vectors: number, count: number, written: number) => number} */
  const write = (descriptor, vectors, count, written) => {
    const view = new DataView(memory().buffer);
    let text = "";
    let total = 0;
    for (let index = 0; index < count; index += 1) {
      const start = view.getUint32(vectors + index * 8, true);
      const length = view.getUint32(vectors + index * 8 + 4, true);
      // A letter may lie across two pieces.
      text += decoder.decode(new Uint8Array(memory().buffer, start, length), { stream: true });
      total += length;
    }
    view.setUint32(written, total, true);
    (descriptor === 2 ? console.error : console.log)((text + decoder.decode()).trimEnd());
    return 0;
  };

  return {
    wasi_snapshot_preview1: {
      fd_write: write,
      fd_close: () => badDescriptor,
      fd_seek: () => notSeekable,
      random_get: (/** @type {number} */ start, /** @type {number} */ length) => {
        fillRandom(new Uint8Array(/** @type {ArrayBuffer} */ (memory().buffer), start, length));
        return 0;
      },
    },
  };
}
