/// The stable name of an exercise: kebab-case for the library's own, anything at all for others.
///
/// An id is kept exactly as it was first written. It is never trimmed, lower-cased or otherwise
/// tidied, because history refers to it and a tidied id would be another exercise.
public struct ExerciseID: Hashable, Sendable {
  /// The id as written.
  public let text: String

  /// Wraps an id exactly as written.
  public init(_ text: String) {
    self.text = text
  }
}

extension ExerciseID: Comparable {
  /// Orders by UTF-8 bytes, so that the order is the same on every platform.
  public static func < (left: ExerciseID, right: ExerciseID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension ExerciseID: ExpressibleByStringLiteral {
  /// Lets code name a library exercise by its id.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension ExerciseID: CustomStringConvertible {
  /// The id as written.
  public var description: String { text }
}
