extension TokenList {
  /// The words of a text: lower-case letters and digits, everything else parts words.
  ///
  /// Accents are taken off Latin letters, so that a name is found without its accents typed and the
  /// other way round. No case tables of Unicode are needed, and every platform gets the same bytes.
  init(wordsOf text: String) {
    self.init(wordsOf: text.utf8)
  }

  init(wordsOf utf8: some Sequence<UInt8>) {
    self.init()
    var bytes = utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case 0x61...0x7A, 0x30...0x39: write(byte)
      case 0x41...0x5A: write(byte | 0x20)
      case 0..<0x80: endWord()
      default: write(Self.scalar(startingWith: byte, &bytes))
      }
    }
    endWord()
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch LetterFolding.folded(scalar) {
    case .letters(let first, let second):
      write(first)
      if let second { write(second) }
    case .scalar(let letter):
      for byte in UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter { write(byte) }
    case .nothing: break
    case .separator: endWord()
    }
  }

  /// The scalar whose first byte was just read; what is no UTF-8 becomes the replacement character.
  private static func scalar(
    startingWith first: UInt8, _ bytes: inout some IteratorProtocol<UInt8>
  ) -> Unicode.Scalar {
    let length = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    var value = UInt32(first & (0x3F >> UInt8(length)))
    for _ in 0..<length {
      guard let next = bytes.next(), next & 0xC0 == 0x80 else { return "\u{FFFD}" }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
