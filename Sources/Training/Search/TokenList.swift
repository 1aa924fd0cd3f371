/// Words as bytes, one after the other, each behind its length.
///
/// Walking from word to word costs a step a word whatever their lengths, and the whole list is one
/// stretch of memory: the reason a keystroke stays far below a millisecond.
struct TokenList {
  private(set) var bytes: [UInt8] = []
  /// Where the length of the word being written stands, none between words.
  private var openWord: Int?

  /// A word longer than this is cut: its length is kept in one byte.
  static let longestToken = 255

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a letter to the word being written, or begins one with it.
  mutating func write(_ letter: UInt8) {
    let start: Int
    if let openWord {
      start = openWord
    } else {
      start = bytes.count
      openWord = start
      bytes.append(0)
    }
    guard bytes.count - start <= Self.longestToken else { return }
    bytes.append(letter)
    bytes[start] += 1
  }

  /// Ends the word being written, if there is one.
  mutating func endWord() {
    openWord = nil
  }

  mutating func append(_ token: some Sequence<UInt8>) {
    for byte in token { write(byte) }
    endWord()
  }

  mutating func append(_ other: TokenList) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends the words of another list that are not in this one yet.
  mutating func formUnion(_ other: TokenList) {
    var position = 0
    while position < other.bytes.count {
      let end = position + 1 + Int(other.bytes[position])
      if !contains(other.bytes, position..<end) {
        bytes.append(contentsOf: other.bytes[position..<end])
      }
      position = end
    }
  }

  /// Whether a word, given with its length before it, is one of the list.
  private func contains(_ others: [UInt8], _ token: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { own in
      others.withUnsafeBufferPointer { others in
        var position = 0
        while position < own.count {
          var offset = 0
          while offset < token.count, own[position + offset] == others[token.lowerBound + offset] {
            offset += 1
            // Only a word of the same length gets past its first byte, which is the length.
          }
          if offset == token.count { return true }
          position += 1 + Int(own[position])
        }
        return false
      }
    }
  }

  func forEach(_ body: (ArraySlice<UInt8>) -> Void) {
    var position = 0
    while position < bytes.count {
      let start = position + 1
      position = start + Int(bytes[position])
      body(bytes[start..<position])
    }
  }

  /// The words as separate arrays, for the few of a query.
  var words: [[UInt8]] {
    var words: [[UInt8]] = []
    forEach { words.append(Array($0)) }
    return words
  }

  /// The words without anything between them.
  var squashed: [UInt8] {
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count)
    forEach { joined.append(contentsOf: $0) }
    return joined
  }
}

extension TokenList: Equatable {
  static func == (left: TokenList, right: TokenList) -> Bool { left.bytes == right.bytes }
}
