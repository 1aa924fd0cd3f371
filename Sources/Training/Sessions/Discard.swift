public import CivilTime

/// The mark of a discarded session: nothing is removed, it is only not shown.
public struct Discard: Equatable, Sendable {
  /// When.
  public var at: Instant
  /// The logged sets that the person saw and threw away; any other brings the session back.
  public var sets: [SessionSet.ID]

  /// A mark that names what it hides.
  public init(at: Instant, sets: [SessionSet.ID] = []) {
    self.at = at
    self.sets = sets
  }
}
