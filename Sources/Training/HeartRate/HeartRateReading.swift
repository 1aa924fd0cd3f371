public import CivilTime

/// One reading of a strap.
public struct HeartRateReading: Hashable, Sendable {
  /// When.
  public var at: Instant
  /// Beats a minute.
  public var beats: Int

  /// A reading.
  public init(at: Instant, beats: Int) {
    self.at = at
    self.beats = beats
  }
}
