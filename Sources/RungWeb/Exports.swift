import RungApp

// What the page calls. `Web/host/core.js` is the other side; both are thin, and everything that
// decides is in RungApp.

#if arch(wasm32)

  /// The one app of this instance, and the bytes that pass between it and the page.
  private struct Host {
    var app = App()
    var input = Transfer()
    var patch = Transfer()
    var effects = Transfer()
  }

  private nonisolated(unsafe) var host = Host()

  /// Room for a message of that many bytes, to be written before `rung_load` or `rung_handle`.
  @_expose(wasm, "rung_input")
  @_cdecl("rung_input")
  func rungInput(byteCount: Int32) -> Int32 {
    unsafe host.input.makeRoom(Int(byteCount))
    return unsafe host.input.address
  }

  /// Hands over a data file before the start: 0 the exercise library, 1 the catalogue of messages, 2 the names of the
  /// exercises in its language.
  @_expose(wasm, "rung_load")
  @_cdecl("rung_load")
  func rungLoad(part: Int32, byteCount: Int32) {
    let bytes = unsafe host.input.bytes(Int(byteCount))
    switch part {
    case 0: unsafe host.app.load(library: bytes)
    case 1: unsafe host.app.load(catalogue: bytes)
    case 2: unsafe host.app.load(names: bytes)
    default: break
    }
  }

  /// Handles one event of the host, JSON in the input.
  @_expose(wasm, "rung_handle")
  @_cdecl("rung_handle")
  func rungHandle(byteCount: Int32) {
    unsafe host.app.handle(host.input.bytes(Int(byteCount)))
    unsafe host.patch.fill(host.app.patch)
    unsafe host.effects.fill(host.app.effects)
  }

  /// Where the patch of the last event begins; valid until the next call.
  @_expose(wasm, "rung_patch")
  @_cdecl("rung_patch")
  func rungPatch() -> Int32 { unsafe host.patch.address }

  /// How many bytes the patch has; 0 where nothing changed.
  @_expose(wasm, "rung_patch_size")
  @_cdecl("rung_patch_size")
  func rungPatchSize() -> Int32 { unsafe Int32(host.patch.count) }

  /// Where the effects of the last event begin; valid until the next call.
  @_expose(wasm, "rung_effects")
  @_cdecl("rung_effects")
  func rungEffects() -> Int32 { unsafe host.effects.address }

  /// How many bytes the effects have; 0 where there is nothing to do.
  @_expose(wasm, "rung_effects_size")
  @_cdecl("rung_effects_size")
  func rungEffectsSize() -> Int32 { unsafe Int32(host.effects.count) }

#endif
