/// Where a text stands between its quotation marks, after it was found to be well formed.
struct ScannedText {
  let start: Int
  let end: Int
  /// Whether it holds escapes, so that its bytes are not yet the text.
  let hasEscapes: Bool

  var count: Int { end - start }
}

extension JSONScanner {
  /// Steps over a text, checking its encoding and escapes.
  @inline(__always)
  mutating func text() throws(JSONError) -> ScannedText {
    try expect(UInt8(ascii: "\""))
    let start = position
    position += bytes.plainLength(from: start)
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      position += 1
      return ScannedText(start: start, end: position - 1, hasEscapes: false)
    }
    return try unusualText(from: start)
  }

  /// The rest of a text that holds more than plain ASCII, or is broken.
  private mutating func unusualText(from start: Int) throws(JSONError) -> ScannedText {
    var hasEscapes = false
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return ScannedText(start: start, end: position - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try escape()
      case ..<0x20: throw JSONError(.controlCharacter, at: position)
      case 0x80...: try multibyteCharacter()
      default: position += bytes.plainLength(from: position)
      }
    }
    throw JSONError(.unexpectedEnd, at: position)
  }

  /// Steps over one character of two to four bytes (table 3-7 of the Unicode Standard).
  private mutating func multibyteCharacter() throws(JSONError) {
    let lead = bytes[position]
    let trailing: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: trailing = 1
    case 0xE0...0xEF:
      trailing = 2
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      trailing = 3
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: throw JSONError(.invalidUTF8, at: position)
    }
    for place in 1...trailing {
      guard position + place < bytes.count else {
        throw JSONError(.unexpectedEnd, at: bytes.count)
      }
      let allowed = place == 1 ? second : 0x80...0xBF
      guard allowed.contains(bytes[position + place]) else {
        throw JSONError(.invalidUTF8, at: position)
      }
    }
    position += trailing + 1
  }
}
