public import CivilTime

/// Heart rate and energy of a whole session.
public struct SessionVitals: Equatable, Sendable {
  /// Where they come from.
  public enum Source: Hashable, Sendable {
    /// Read by Rung from a strap.
    case strap
    /// Brought by a file.
    case imported
  }

  /// Where the heart rate comes from.
  public var source: Source
  /// Beats a minute on average.
  public var average: Double?
  /// The highest.
  public var peak: Double?
  /// How many readings the average rests on.
  public var readings: Int?
  /// Active energy in kilocalories; only ever imported.
  public var energy: Double?

  /// Vitals; what is not known is left out.
  public init(
    source: Source, average: Double? = nil, peak: Double? = nil, readings: Int? = nil,
    energy: Double? = nil
  ) {
    self.source = source
    self.average = average
    self.peak = peak
    self.readings = readings
    self.energy = energy.flatMap { Self.isWorthKeeping(energy: $0) ? $0 : nil }
  }

  /// Whether an amount of energy says anything: a kilocalorie or more.
  public static func isWorthKeeping(energy: Double) -> Bool { energy >= 1 }

  /// The vitals of a session from a strap's readings in the order of time; none where they are too few.
  ///
  /// At least twelve, no more than a minute apart on average, over at least half of the session.
  public init?(readings: [HeartRateReading], from start: Instant, to end: Instant) {
    let inside = readings.filter { $0.at >= start && $0.at <= end }
    guard inside.count >= 12, let first = inside.first, let last = inside.last else { return nil }
    let span = last.at.milliseconds(since: first.at)
    guard span <= Int64(inside.count - 1) * 60_000, span * 2 >= end.milliseconds(since: start)
    else { return nil }
    let sum = inside.reduce(0.0) { $0 + Double($1.beats) }
    self.init(
      source: .strap, average: sum / Double(inside.count),
      peak: Double(inside.reduce(0) { max($0, $1.beats) }), readings: inside.count)
  }
}
