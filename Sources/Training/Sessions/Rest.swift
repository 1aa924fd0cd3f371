public import CivilTime

/// A rest on the wall clock: part of the session, so that it is right on every device and after a reload.
public struct Rest: Equatable, Sendable {
  /// When it began.
  public var start: Instant
  /// When it is over.
  public var end: Instant
  /// The set that started it.
  public var set: SessionSet.ID?
  /// Since when it is paused.
  public var pausedAt: Instant?

  /// A rest between two moments.
  public init(start: Instant, end: Instant, set: SessionSet.ID? = nil, pausedAt: Instant? = nil) {
    self.start = start
    self.end = end
    self.set = set
    self.pausedAt = pausedAt
  }
}
