import RungApp

#if arch(wasm32)
  @_expose(wasm, "rung_input")
  @_cdecl("rung_input")
  func input(byteCount: Int32) -> Int32 { byteCount &* 2 }
#endif
