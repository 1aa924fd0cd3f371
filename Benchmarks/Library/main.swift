#if !arch(wasm32)
  import Foundation
  import Typing

  /// Runs a piece of work often and prints its median and slowest time.
  func measure(_ name: String, times: Int, _ work: () -> Int) {
    let clock = ContinuousClock()
    let durations = (0..<times).map { _ in clock.measure { _ = work() } }.sorted()
    print("\(durations[times / 2])  \(durations[times - 1]) at most  \(name)")
  }

  guard CommandLine.arguments.count == 2,
    let data = FileManager.default.contents(atPath: CommandLine.arguments[1])
  else {
    print("LibraryBenchmark dist/library.txt")
    exit(1)
  }
  let bytes = [UInt8](data)
  var work = LibraryWork()
  measure("open the library", times: 50) { work.open(bytes) }
  measure("make the search over it and 200 custom exercises", times: 20) { work.makeSearch() }
  var number = 0
  measure("answer a keystroke and name twenty rows", times: keystrokes.count * 20) {
    number += 1
    return work.answer(number % keystrokes.count)
  }
  measure("add a custom exercise", times: 20) {
    number += 1
    return work.addCustomExercise(number)
  }
#endif
