/// Eight bytes of a text at a time, looked at for what cannot stand in a JSON text as it is.
enum PlainBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// How many of a word's first bytes, lowest first, are printable ASCII other than quotation mark
  /// and backslash.
  @inline(__always)
  static func prefix(of word: UInt64) -> Int {
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let controls = (word &- ones &* 0x20) & ~word
    let special =
      ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | controls | word) & highs
    // A borrow can only mark bytes above a true mark, so the lowest one is right.
    return special.trailingZeroBitCount >> 3
  }

  /// Whether a byte is printable ASCII other than quotation mark and backslash.
  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C
  }
}

extension UnsafeRawBufferPointer {
  /// How many bytes from a place on need no escape and are ASCII.
  @inline(__always)
  func plainLength(from start: Int = 0) -> Int {
    var place = start
    while place + 8 <= count {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let plain = PlainBytes.prefix(of: word)
      place += plain
      if plain < 8 { return place - start }
    }
    while place < count, PlainBytes.contains(self[place]) { place += 1 }
    return place - start
  }
}
