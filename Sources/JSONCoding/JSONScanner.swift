/// Walks over the bytes of a JSON text and recognises its smallest parts.
///
/// Both readers stand on it. It never looks past the bytes it was given, and its position after an
/// error is of no use.
struct JSONScanner {
  let bytes: UnsafeRawBufferPointer
  let rules: JSONReadingRules
  var position: Int

  /// A scanner over a whole text.
  init(_ bytes: UnsafeRawBufferPointer, rules: JSONReadingRules, position: Int = 0) {
    self.bytes = bytes
    self.rules = rules
    self.position = position
  }

  /// The next byte, or nil at the end.
  var next: UInt8? {
    @inline(__always) get { position < bytes.count ? bytes[position] : nil }
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { position == bytes.count }

  /// Checks the length and steps over a byte order mark, which files from Windows begin with.
  mutating func begin() throws(JSONError) {
    if bytes.count > rules.bytes {
      throw JSONError(.tooLarge, at: rules.bytes)
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      position = 3
    } else if bytes.count >= 2, bytes[0] >= 0xFE, bytes[1] >= 0xFE {
      throw JSONError(.invalidUTF8, at: 0)
    }
  }

  /// Checks that nothing but space is left.
  mutating func finish() throws(JSONError) {
    skipSpace()
    if !isAtEnd { throw JSONError(.trailingText, at: position) }
  }

  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Steps over the given byte.
  @inline(__always)
  mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard position < bytes.count, bytes[position] == byte else { throw unexpected }
    position += 1
  }

  /// Steps over a literal whose first byte has been seen.
  mutating func expect(literal: StaticString) throws(JSONError) {
    for place in 0..<literal.utf8CodeUnitCount {
      try expect(literal.utf8Start[place])
    }
  }

  /// What is wrong with the byte at the position, if no byte of its kind can stand there.
  var unexpected: JSONError {
    JSONError(isAtEnd ? .unexpectedEnd : .unexpectedCharacter, at: position)
  }
}
