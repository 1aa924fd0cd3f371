// Runs the workloads of the WebAssembly build in Node and prints the median of several runs:
//   node Benchmarks/web.mjs Benchmarks/.build-wasm/wasm32-unknown-none-wasm/release/BenchmarksWeb.wasm [part of a name]
import { readFile } from "node:fs/promises";
import process from "node:process";

const [file, part = ""] = process.argv.slice(2);
let memory;
let line = "";

const host = {
  wasi_snapshot_preview1: {
    fd_close: () => 0,
    fd_seek: () => 0,
    fd_fdstat_get: () => 0,
    fd_write(_descriptor, pieces, count, written) {
      const view = new DataView(memory.buffer);
      let total = 0;
      for (let piece = 0; piece < count; piece += 1) {
        const start = view.getUint32(pieces + 8 * piece, true);
        const length = view.getUint32(pieces + 8 * piece + 4, true);
        line += new TextDecoder().decode(new Uint8Array(memory.buffer, start, length));
        total += length;
      }
      view.setUint32(written, total, true);
      return 0;
    },
    random_get(start, length) {
      new Uint8Array(memory.buffer, start, length).fill(7);
      return 0;
    },
  },
};

/** A fresh instance for each workload, because its memory only grows. */
async function instance() {
  const { instance } = await WebAssembly.instantiate(await readFile(file), host);
  memory = instance.exports.memory;
  line = "";
  return instance.exports;
}

const { bench_count: count } = await instance();
for (let number = 0; number < count(); number += 1) {
  const core = await instance();
  const amount = core.bench_prepare(number);
  core.fflush(0);
  const name = line.trim();
  if (!name.includes(part)) continue;
  const times = [];
  for (let run = 0; run < 9; run += 1) {
    const start = process.cpuUsage();
    core.bench_run();
    const spent = process.cpuUsage(start);
    times.push((spent.user + spent.system) / 1000);
  }
  times.sort((one, other) => one - other);
  const milliseconds = times[4];
  const figure = amount > 0
    ? `${milliseconds.toFixed(1)} ms for ${amount} bytes, ${(amount / milliseconds / 1000).toFixed(1)} MB/s`
    : `${(milliseconds * 1000 / -amount).toFixed(1)} µs each`;
  const mebibytes = memory.buffer.byteLength / 2 ** 20;
  console.log(`${name}: ${figure}, memory ${mebibytes.toFixed(0)} MiB`);
}
