#if arch(wasm32)
  import Workloads

  nonisolated(unsafe) private var prepared: PreparedWorkload?

  /// How many workloads there are.
  @_expose(wasm, "bench_count") @_cdecl("bench_count")
  func count() -> Int32 {
    Int32(truncatingIfNeeded: allWorkloads().count)
  }

  /// Prepares a workload and prints its name; gives the bytes of one run, or its repetitions as a
  /// negative number.
  @_expose(wasm, "bench_prepare") @_cdecl("bench_prepare")
  func prepare(_ number: Int32) -> Int32 {
    let workload = allWorkloads()[Int(number)]
    print(workload.name)
    let ready = workload.prepare()
    prepared = ready
    switch ready.amount {
    case .bytes(let bytes): return Int32(truncatingIfNeeded: bytes)
    case .repetitions(let times): return -Int32(truncatingIfNeeded: times)
    }
  }

  /// Runs the prepared workload once.
  @_expose(wasm, "bench_run") @_cdecl("bench_run")
  func run() -> Int32 {
    Int32(truncatingIfNeeded: prepared?.run() ?? 0)
  }
#endif
