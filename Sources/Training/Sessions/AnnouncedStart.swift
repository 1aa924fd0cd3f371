public import CivilTime

/// A start that was tapped on a set that is not logged yet.
///
/// There is one at a time.
public struct AnnouncedStart: Equatable, Sendable {
  /// The set.
  public var set: SessionSet.ID
  /// When the work begins: the tap and the lead-in.
  public var at: Instant
  /// The rest that it stopped and that cancelling brings back.
  public var heldRest: Rest?

  /// A start on a set.
  public init(set: SessionSet.ID, at: Instant, heldRest: Rest? = nil) {
    self.set = set
    self.at = at
    self.heldRest = heldRest
  }
}
