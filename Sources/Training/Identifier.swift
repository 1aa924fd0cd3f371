/// Names one thing for good: a routine, a day, a session, a set.
///
/// The subject is part of the type, so that the id of a day can't stand where the id of a slot
/// belongs. New ids come from the caller; nothing in here draws one.
public struct Identifier<Subject>: Hashable, Sendable {
  /// The id as documents store it, never trimmed or re-cased.
  public let text: String

  /// Takes an id as it is.
  public init(_ text: String) {
    self.text = text
  }
}

extension Identifier: Comparable {
  /// Ids sort by their text, so that ties break the same way on every device.
  public static func < (left: Self, right: Self) -> Bool {
    left.text < right.text
  }
}
