public import CivilTime

/// Heart rate in a set, with the window it was taken from.
public struct SetHeartRate: Equatable, Sendable {
  /// How the window was found.
  public enum Window: Hashable, Sendable {
    /// From an announced start to the log.
    case measured
    /// One clear climb in the readings.
    case detected
    /// Reckoned back from the log.
    case inferred
  }

  /// Beats a minute on average.
  public var average: Int
  /// The highest.
  public var peak: Int
  /// How the window was found.
  public var window: Window
  /// How many readings it rests on; a later pass replaces it only with more.
  public var readings: Int
  /// The start of a detected climb.
  public var detectedStart: Instant?
  /// The end of a detected climb.
  public var detectedEnd: Instant?

  /// Heart rate in a window.
  public init(
    average: Int, peak: Int, window: Window, readings: Int, detectedStart: Instant? = nil,
    detectedEnd: Instant? = nil
  ) {
    self.average = average
    self.peak = peak
    self.window = window
    self.readings = readings
    self.detectedStart = detectedStart
    self.detectedEnd = detectedEnd
  }
}
