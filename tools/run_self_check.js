// Runs the self-check's WebAssembly under deno and prints what it prints.
//   deno run --allow-read tools/run_self_check.js .build-wasm/self-check.wasm

const [path] = Deno.args;
const exports = {};
const output = [];

/** What the C library asks of its host: a place to write to, and seeds for hashing (the same each time). */
const host = {
  fd_write(_descriptor, vectors, count, written) {
    const view = new DataView(exports.memory.buffer);
    let total = 0;
    for (let index = 0; index < count; index += 1) {
      const start = view.getUint32(vectors + index * 8, true);
      const length = view.getUint32(vectors + index * 8 + 4, true);
      output.push(new Uint8Array(exports.memory.buffer, start, length).slice());
      total += length;
    }
    view.setUint32(written, total, true);
    return 0;
  },
  // No terminal: the output is collected and comes in big pieces.
  fd_fdstat_get: () => 8,
  fd_close: () => 0,
  fd_seek: () => 0,
  random_get(start, length) {
    new Uint8Array(exports.memory.buffer, start, length).fill(7);
    return 0;
  },
};

const { instance } = await WebAssembly.instantiate(await Deno.readFile(path), {
  wasi_snapshot_preview1: host,
});
Object.assign(exports, instance.exports);
try {
  exports.__main_argc_argv(0, 0);
} finally {
  exports.fflush(0);
  for (const part of output) Deno.stdout.writeSync(part);
}
