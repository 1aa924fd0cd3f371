#if !arch(wasm32)
  import Foundation

  // TrainingBenchmark dist/library.txt [sets]: for each piece of work its name, budget, median and slowest variant
  // in milliseconds of processor time, with tabs between.
  guard let path = CommandLine.arguments.dropFirst().first,
    let data = FileManager.default.contents(atPath: path),
    let world = TrainingWorld(
      library: [UInt8](data),
      sets: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100_000)
  else {
    print("TrainingBenchmark dist/library.txt [sets]")
    exit(1)
  }

  func spent() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  print("sets\t\(world.sets)")
  for work in world.work {
    var all: [Double] = []
    var best = [Double](repeating: .infinity, count: work.variants)
    for round in 0..<9 {
      for variant in 0..<work.variants {
        let start = spent()
        for _ in 0..<work.batch { _ = work.run(variant) }
        let took = (spent() - start) / Double(work.batch)
        best[variant] = min(best[variant], took)
        if round > 0 { all.append(took) }
      }
    }
    all.sort()
    print(
      [
        work.name, String(work.budget), String(format: "%.4f", all[all.count / 2]),
        String(format: "%.4f", best.max() ?? 0),
      ].joined(separator: "\t"))
  }
#endif
