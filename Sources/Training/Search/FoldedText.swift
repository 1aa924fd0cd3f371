/// A text made ready to be searched in: lower-case words without accents, parted by single spaces.
public struct FoldedText: Equatable, Sendable {
  private let bytes: [UInt8]
  private let words: [[UInt8]]

  /// Folds a text as names of exercises are folded for their search.
  public init(_ text: String) {
    words = TokenList(wordsOf: text).words
    bytes = Array(words.joined(separator: [UInt8(ascii: " ")]))
  }

  /// Whether there is nothing in it to search by.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether every word of another text occurs, be it inside of a longer word.
  public func holds(_ other: FoldedText) -> Bool {
    other.words.allSatisfy { holds($0) }
  }

  private func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return word.isEmpty }
    for place in 0...(bytes.count - word.count)
    where bytes[place] == first && bytes[place..<(place + word.count)].elementsEqual(word) {
      return true
    }
    return false
  }
}
