/// What a lifter writes about a session, an exercise or a set.
public struct Note: Equatable, Sendable {
  /// The words.
  public var text: String
  /// The tags, in the order of `NoteTag.allCases`.
  public var tags: [NoteTag]

  /// A note; without anything it is empty.
  public init(_ text: String = "", tags: [NoteTag] = []) {
    self.text = text
    self.tags = tags
  }

  /// How many UTF-16 units a note may have: what a text field of the page counts.
  public static let longest = 2_000

  /// Whether nothing was written or tagged.
  public var isEmpty: Bool { text.isEmpty && tags.isEmpty }
}

/// What a note is about.
public enum NoteTag: String, Hashable, Sendable, CaseIterable {
  /// Something hurt.
  case pain
  /// The form gave way.
  case formBreakdown
  /// Done instead of something else.
  case substitution
  /// Felt strong.
  case feltStrong
  /// Felt flat.
  case feltFlat
}
