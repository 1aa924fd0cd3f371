// Times the exercise library and its search as WebAssembly, under deno.
//   deno run --allow-read tools/benchmark_library.js LibraryBenchmark.wasm dist/library.txt

const [program, library] = Deno.args;
const host = { fd_write: () => 8, fd_close: () => 8, fd_seek: () => 8, fd_fdstat_get: () => 8, random_get: () => 0 };
const { instance } = await WebAssembly.instantiate(await Deno.readFile(program), { wasi_snapshot_preview1: host });
const core = instance.exports;

/** Runs a piece of work often and prints its median and slowest time. */
function measure(name, times, work) {
  const durations = [];
  for (let number = 0; number < times; number += 1) {
    const start = performance.now();
    work(number);
    durations.push(performance.now() - start);
  }
  const first = durations[0];
  durations.sort((left, right) => left - right);
  const [median, most] = [durations[Math.floor(times / 2)], durations[times - 1]].map((time) => time.toFixed(3));
  console.log(`${median} ms, first ${first.toFixed(3)}, at most ${most}  ${name}`);
}

const bytes = await Deno.readFile(library);
const place = core.input(bytes.length);
new Uint8Array(core.memory.buffer, place, bytes.length).set(bytes);
measure("open the library", 50, () => core.open());
console.log(`${core.open()} exercises, ${core.memory.buffer.byteLength / 1024} kB of memory`);
measure("make the search over it and 200 custom exercises", 20, () => core.make_search());
console.log(`${core.memory.buffer.byteLength / 1024} kB of memory`);
const count = core.keystrokes();
measure("answer a keystroke and name twenty rows", count * 20, (number) => core.answer(number % count));
measure("add a custom exercise", 20, (number) => core.add_custom(number));
