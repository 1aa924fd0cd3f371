extension JSONScanner {
  /// Steps over an escape, a whole surrogate pair counting as one.
  mutating func escape() throws(JSONError) {
    let start = position
    position += 1
    guard let kind = next else { throw JSONError(.unexpectedEnd, at: position) }
    position += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"): break
    default: throw JSONError(.invalidEscape, at: start)
    }
    let unit = try hexDigits(of: start)
    guard unit & 0xF800 == 0xD800 else { return }
    if unit < 0xDC00, try followingLowSurrogate() { return }
    if rules.loneSurrogates == .refused {
      throw JSONError(.loneSurrogate, at: start)
    }
  }

  /// Steps over the second half of a pair, if one stands here.
  private mutating func followingLowSurrogate() throws(JSONError) -> Bool {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return false }
    let start = position
    position += 2
    if try hexDigits(of: start) & 0xFC00 == 0xDC00 { return true }
    position = start
    return false
  }

  /// The four digits of the escape that began at `start`.
  private mutating func hexDigits(of start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw JSONError(.unexpectedEnd, at: position) }
      guard let digit = hexDigit(byte) else { throw JSONError(.invalidEscape, at: start) }
      value = value << 4 | digit
      position += 1
    }
    return value
  }

  /// The text itself, escapes resolved.
  @inline(__always)
  func string(_ text: ScannedText) -> String {
    if text.hasEscapes { return unescapedString(text) }
    return plainString(text.start, text.end)
  }

  /// The text between two places that hold valid UTF-8 without escapes.
  @inline(__always)
  func plainString(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  private func unescapedString(_ text: ScannedText) -> String {
    // An escape never takes fewer bytes than the character it stands for.
    String(unsafeUninitializedCapacity: text.count) { room in
      var place = text.start
      var written = 0
      while place < text.end {
        if bytes[place] == UInt8(ascii: "\\") {
          let character = unescaped(at: &place)
          for byte in UTF8.encode(character).unsafelyUnwrapped {
            room[written] = byte
            written += 1
          }
        } else {
          room[written] = bytes[place]
          written += 1
          place += 1
        }
      }
      return written
    }
  }

  /// The character that an escape found to be well formed stands for.
  private func unescaped(at place: inout Int) -> Unicode.Scalar {
    let kind = bytes[place + 1]
    guard kind == UInt8(ascii: "u") else {
      place += 2
      return Unicode.Scalar(simpleEscape(kind))
    }
    let unit = codeUnit(at: place)
    place += 6
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isPair =
      unit < 0xDC00 && place + 5 < bytes.count && bytes[place] == UInt8(ascii: "\\")
      && bytes[place + 1] == UInt8(ascii: "u") && codeUnit(at: place) & 0xFC00 == 0xDC00
    guard isPair else { return "\u{FFFD}" }
    let low = codeUnit(at: place)
    place += 6
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
  }

  private func simpleEscape(_ kind: UInt8) -> UInt8 {
    switch kind {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: kind
    }
  }

  private func codeUnit(at place: Int) -> UInt32 {
    var value: UInt32 = 0
    for offset in 2..<6 {
      value = value << 4 | (hexDigit(bytes[place + offset]) ?? 0)
    }
    return value
  }

  @inline(__always)
  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte &- UInt8(ascii: "a") &+ 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte &- UInt8(ascii: "A") &+ 10)
    default: nil
    }
  }
}
