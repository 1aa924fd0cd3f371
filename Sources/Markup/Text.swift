/// Words between the elements.
final class Text: Content {
  let words: String

  private init(_ words: String) {
    self.words = words
    super.init(.text, size: 1)
  }

  /// The text as a node wants it.
  @inline(never)
  static func made(_ words: String) -> Content { Text(words) }
}
