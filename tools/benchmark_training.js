// Times the training rules as WebAssembly, under deno.
//   deno run --allow-read tools/benchmark_training.js TrainingBenchmark.wasm dist/library.txt 100000
// A line for each piece of work: median and slowest variant in milliseconds, with a tab between.

const [program, library, sets] = Deno.args;
const host = { fd_write: () => 8, fd_close: () => 8, fd_seek: () => 8, fd_fdstat_get: () => 8, random_get: () => 0 };
const { instance } = await WebAssembly.instantiate(await Deno.readFile(program), { wasi_snapshot_preview1: host });
const core = instance.exports;
core.__wasm_call_ctors();

const bytes = await Deno.readFile(library);
const place = core.input(bytes.length);
new Uint8Array(core.memory.buffer, place, bytes.length).set(bytes);
console.log(`sets\t${core.prepare(Number(sets))}\t${core.memory.buffer.byteLength}`);

for (let number = 0; core.variants(number) > 0; number += 1) {
  const variants = core.variants(number);
  const all = [];
  const best = new Array(variants).fill(Infinity);
  for (let round = 0; round < 9; round += 1) {
    for (let variant = 0; variant < variants; variant += 1) {
      const start = performance.now();
      core.run(number, variant);
      const took = (performance.now() - start) / core.batch(number);
      best[variant] = Math.min(best[variant], took);
      if (round > 0) all.push(took);
    }
  }
  all.sort((left, right) => left - right);
  console.log(`${all[Math.floor(all.length / 2)].toFixed(4)}\t${Math.max(...best).toFixed(4)}`);
}
