/// A text made ready to be searched in: lower-case words without accents, parted by single spaces.
public struct FoldedText: Equatable, Sendable {
  private let bytes: [UInt8]
  private let words: [[UInt8]]

  /// Folds a text as names of exercises are folded for their search.
  public init(_ text: String) {
    words = TokenList(wordsOf: text).words
    var bytes: [UInt8] = []
    for word in words {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes += word
    }
    self.bytes = bytes
  }

  /// Whether there is nothing in it to search by.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether every word of another text occurs, be it inside of a longer word.
  public func holds(_ other: FoldedText) -> Bool {
    other.words.allSatisfy { holds($0) }
  }

  private func holds(_ word: [UInt8]) -> Bool {
    guard bytes.count >= word.count else { return false }
    for start in 0...(bytes.count - word.count) {
      var length = 0
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}
