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
    skipPlainBytes()
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
      default: skipPlainBytes()
      }
    }
    throw JSONError(.unexpectedEnd, at: position)
  }

  /// Steps over printable ASCII other than quotation marks and backslashes, eight bytes at a time.
  @inline(__always)
  private mutating func skipPlainBytes() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while position + 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let controls = (word &- ones &* 0x20) & ~word
      let special =
        (((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | controls | word)
        & highs
      if special != 0 {
        // A borrow can only mark bytes above a true mark, so the lowest one is right.
        position += special.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { return }
      position += 1
    }
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
