public import Loads

/// What a chart of training shows.
public enum Metric: Hashable, Sendable, CaseIterable {
  /// Weight × reps.
  case volume
  /// Efforts.
  case sets
  /// Reps of all logged sets but warm-ups.
  case reps

  /// The value of a day, volume in the unit shown.
  public func value(of day: DayTotals, in unit: MassUnit) -> Double {
    switch self {
    case .volume: Double(day.volume.micrograms) / (Double(unit.nanograms) / 1_000)
    case .sets: Double(day.sets)
    case .reps: Double(day.reps)
    }
  }
}

/// Windows, averages and changes of a row of numbers.
public enum Trend {
  /// The windows a chart offers, in days.
  public static let windows = [7, 30, 90]

  /// The change against an earlier value as a share of it; none where there was nothing.
  public static func change(from previous: Double, to current: Double) -> Double? {
    previous > 0 ? (current - previous) / previous : nil
  }

  /// Whether a change is worth a badge: half a percent or more.
  public static func isShown(_ change: Double) -> Bool { change.magnitude >= 0.005 }

  /// The trailing average over so many days, over fewer at the start.
  public static func rollingAverage(_ values: [Double], days: Int) -> [Double] {
    guard days > 0 else { return values }
    return values.indices.map { index in
      let window = values[Swift.max(0, index - days + 1)...index]
      return window.reduce(0, +) / Double(window.count)
    }
  }

  /// The days a window's average runs over: three for a week, else seven.
  public static func averageDays(forWindow days: Int) -> Int { days <= 7 ? 3 : 7 }
}

extension Volume {
  /// The volume in short: whole below a thousand of the unit, else "12.3k".
  public func compactText(in unit: MassUnit, mark: DecimalMark = .point) -> String {
    let thousand = Int64(1_000) * (unit.nanograms / 1_000)
    guard micrograms >= thousand else { return text(in: unit, decimals: 0, mark: mark) }
    return Volume(micrograms: micrograms / 1_000).text(in: unit, decimals: 1, mark: mark) + "k"
  }
}
