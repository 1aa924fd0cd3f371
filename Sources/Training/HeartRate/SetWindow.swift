public import CivilTime

/// The part of a session in which a set was done, as far as heart rate is concerned.
public struct SetWindow: Equatable, Sendable {
  /// How it was found.
  public var kind: SetHeartRate.Window
  /// Its start.
  public var start: Instant
  /// Its end.
  public var end: Instant

  /// The window of a logged set, the first that applies: measured from an announced start, detected
  /// as the one clear climb since the log before it, inferred back from the log.
  ///
  /// - Parameters:
  ///   - previous: when the set before it was logged.
  ///   - next: when the set after it was logged.
  ///   - readings: in the order of time.
  public init(
    of log: SetLog, previous: Instant?, next: Instant? = nil, readings: [HeartRateReading] = []
  ) {
    end = log.at
    if let start = log.startedAt, start <= log.at, previous.map({ start >= $0 }) ?? true {
      kind = .measured
      self.start = start
    } else if !Self.isTogether(log.at, previous), !Self.isTogether(next, log.at),
      let climb = Climb.only(in: readings, after: previous, until: log.at)
    {
      kind = .detected
      start = climb.start
      end = climb.end
    } else {
      kind = .inferred
      let inferred = log.at.adding(seconds: -Int64(Self.inferredSeconds(of: log)))
      start = previous.map { max($0, inferred) } ?? inferred
    }
  }

  /// Seconds a set takes where nothing else is known: three a rep, 15…90, or the seconds it was held.
  static func inferredSeconds(of log: SetLog) -> Int {
    if log.mode.isTimed { return max(0, log.numbers.seconds) }
    return min(90, max(15, 3 * log.numbers.reps))
  }

  /// Sets logged within fifteen seconds were entered together: no climb says which one it belongs to.
  private static func isTogether(_ later: Instant?, _ earlier: Instant?) -> Bool {
    guard let later, let earlier else { return false }
    return later.milliseconds(since: earlier) < 15_000
  }

  /// The heart rate in the window; none without a reading.
  public func heartRate(in readings: [HeartRateReading]) -> SetHeartRate? {
    let inside = readings.filter { $0.at >= start && $0.at <= end }
    guard !inside.isEmpty else { return nil }
    let sum = inside.reduce(0) { $0 + $1.beats }
    return SetHeartRate(
      average: (sum * 2 + inside.count) / (2 * inside.count),
      peak: inside.reduce(0) { max($0, $1.beats) }, window: kind, readings: inside.count,
      detectedStart: kind == .detected ? start : nil,
      detectedEnd: kind == .detected ? end : nil)
  }
}

extension SetHeartRate {
  /// What stands after a later pass: the one with more readings.
  public func replaced(by later: SetHeartRate?) -> SetHeartRate {
    guard let later, later.readings > readings else { return self }
    return later
  }
}
