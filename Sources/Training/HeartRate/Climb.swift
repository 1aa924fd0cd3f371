import CivilTime

/// A rise of the heart rate that can be a set.
///
/// At least four readings no more than 15 s apart, a rise of 12 beats or more, 5…180 s long.
struct Climb: Equatable {
  var start: Instant
  var end: Instant

  static let leastReadings = 4
  static let widestGap: Int64 = 15_000
  static let leastRise = 12
  static let length: ClosedRange<Int64> = 5_000...180_000
  /// How long the set before needs to settle.
  static let settling: Int64 = 30_000

  /// The climb between two logs, if there is exactly one that starts after the earlier has settled.
  static func only(
    in readings: [HeartRateReading], after previous: Instant?, until log: Instant
  ) -> Climb? {
    let from = previous?.adding(milliseconds: settling)
    let gap = readings.filter { reading in
      reading.at <= log && (from.map { reading.at >= $0 } ?? true)
    }
    let climbs = all(in: gap)
    return climbs.count == 1 ? climbs[0] : nil
  }

  /// Every climb in a row of readings: a run that does not fall, without holes, that rises enough.
  private static func all(in readings: [HeartRateReading]) -> [Climb] {
    var climbs: [Climb] = []
    var run: [HeartRateReading] = []
    for reading in readings {
      if let last = run.last,
        reading.beats < last.beats || reading.at.milliseconds(since: last.at) > widestGap
      {
        if let climb = climb(run) { climbs.append(climb) }
        run = []
      }
      // A level stretch before the rise is no part of it.
      if run.count == 1, run[0].beats == reading.beats { run = [] }
      run.append(reading)
    }
    if let climb = climb(run) { climbs.append(climb) }
    return climbs
  }

  private static func climb(_ run: [HeartRateReading]) -> Climb? {
    guard run.count >= leastReadings, let first = run.first, let last = run.last,
      last.beats - first.beats >= leastRise,
      length.contains(last.at.milliseconds(since: first.at))
    else { return nil }
    return Climb(start: first.at, end: last.at)
  }
}
