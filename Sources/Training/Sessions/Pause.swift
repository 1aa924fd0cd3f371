public import CivilTime

/// A time in which the session was paused; it is no part of its length.
public struct Pause: Equatable, Sendable {
  /// When it began.
  public var start: Instant
  /// When it was over, or nothing while it lasts.
  public var end: Instant?

  /// A pause.
  public init(start: Instant, end: Instant? = nil) {
    self.start = start
    self.end = end
  }
}
