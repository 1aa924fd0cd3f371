/// Words as bytes, one after the other, each behind its length.
///
/// Walking from word to word costs a step a word whatever their lengths, and the whole list is one
/// stretch of memory: the reason a keystroke stays far below a millisecond.
struct TokenList {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  /// A word longer than this is cut: its length is kept in one byte.
  static let longestToken = 255

  var isEmpty: Bool { count == 0 }

  mutating func append(_ token: some Collection<UInt8>) {
    let kept = token.prefix(Self.longestToken)
    guard !kept.isEmpty else { return }
    bytes.append(UInt8(kept.count))
    bytes.append(contentsOf: kept)
    count += 1
  }

  mutating func append(_ other: TokenList) {
    bytes.append(contentsOf: other.bytes)
    count += other.count
  }

  /// Appends the words of another list that are not in this one yet.
  mutating func formUnion(_ other: TokenList) {
    other.forEach { token in
      if !contains(token) { append(token) }
    }
  }

  func contains(_ token: ArraySlice<UInt8>) -> Bool {
    var found = false
    forEach { found = found || $0 == token }
    return found
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
