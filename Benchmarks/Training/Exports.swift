#if arch(wasm32)
  import Training

  // For tools/benchmark_training.js, which has the clock.
  nonisolated(unsafe) private var input: [UInt8] = []
  nonisolated(unsafe) private var work: [Work] = []

  @_expose(wasm, "input") @_cdecl("input")
  func makeInput(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    input = [UInt8](repeating: 0, count: Int(count))
    return input.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Makes the logbook; gives how many sets are in it.
  @_expose(wasm, "prepare") @_cdecl("prepare")
  func prepare(_ sets: Int32) -> Int32 {
    guard let world = TrainingWorld(library: input, sets: Int(sets)) else { return -1 }
    work = world.work
    return Int32(world.sets)
  }

  @_expose(wasm, "variants") @_cdecl("variants")
  func variants(_ number: Int32) -> Int32 {
    Int(number) < work.count ? Int32(work[Int(number)].variants) : 0
  }

  @_expose(wasm, "batch") @_cdecl("batch")
  func batch(_ number: Int32) -> Int32 { Int32(work[Int(number)].batch) }

  @_expose(wasm, "run") @_cdecl("run")
  func run(_ number: Int32, _ variant: Int32) -> Int32 {
    var sum = 0
    for _ in 0..<work[Int(number)].batch { sum &+= work[Int(number)].run(Int(variant)) }
    return Int32(truncatingIfNeeded: sum)
  }
#endif
