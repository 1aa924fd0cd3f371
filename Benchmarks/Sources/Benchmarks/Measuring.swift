import Glibc
import Workloads

/// Runs every workload whose name contains the given text and prints its median of several runs.
///
/// Processor time, so that other programs on the machine hardly matter.
func measure(containing text: String, runs: Int) {
  for workload in allWorkloads() where text.isEmpty || workload.name.contains(text) {
    let prepared = workload.prepare()
    var times: [Double] = []
    var result = 0
    for _ in 0..<max(runs, 1) {
      let start = processorMilliseconds()
      result = prepared.run()
      times.append(processorMilliseconds() - start)
    }
    times.sort()
    print("\(workload.name): \(figure(times[times.count / 2], prepared.amount)) (result \(result))")
  }
}

private func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

private func figure(_ milliseconds: Double, _ amount: PreparedWorkload.Amount) -> String {
  switch amount {
  case .bytes(let bytes):
    let rate = Double(bytes) / 1e3 / milliseconds
    return "\(rounded(milliseconds)) ms for \(bytes) bytes, \(rounded(rate)) MB/s"
  case .repetitions(let times):
    return "\(rounded(milliseconds * 1e3 / Double(times))) µs each"
  }
}

private func rounded(_ value: Double) -> String {
  let tenths = Int(value * 10 + 0.5)
  return "\(tenths / 10).\(tenths % 10)"
}
