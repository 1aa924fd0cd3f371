#if arch(wasm32)
  import Typing

  // For tools/benchmark_library.js, which has the clock.
  nonisolated(unsafe) private var work = LibraryWork()
  nonisolated(unsafe) private var input: [UInt8] = []

  @_expose(wasm, "input") @_cdecl("input")
  func makeInput(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    input = [UInt8](repeating: 0, count: Int(count))
    return input.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  @_expose(wasm, "open") @_cdecl("open_library")
  func openLibrary() -> Int32 { Int32(work.open(input)) }

  @_expose(wasm, "make_search") @_cdecl("make_search")
  func makeSearch() -> Int32 { Int32(work.makeSearch()) }

  @_expose(wasm, "keystrokes") @_cdecl("keystroke_count")
  func keystrokeCount() -> Int32 { Int32(keystrokes.count) }

  @_expose(wasm, "answer") @_cdecl("answer_keystroke")
  func answerKeystroke(_ number: Int32) -> Int32 { Int32(work.answer(Int(number))) }

  @_expose(wasm, "add_custom") @_cdecl("add_custom")
  func addCustom(_ number: Int32) -> Int32 { Int32(work.addCustomExercise(Int(number))) }
#endif
