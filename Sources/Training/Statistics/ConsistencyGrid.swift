public import CivilTime
import Loads

/// The grid of trained days: a column a week, the current one last.
public struct ConsistencyGrid: Equatable, Sendable {
  /// One day.
  public enum Cell: Equatable, Sendable {
    /// Not trained.
    case empty
    /// Trained; the shade goes by volume, 0.34…1, and a day without volume has the lightest.
    case trained(shade: Double)
    /// Still to come.
    case future
  }

  /// The first day of the first column.
  public var start: LocalDate
  /// The columns, each with its seven days.
  public var columns: [[Cell]]

  /// A grid of so many weeks that ends with today's.
  public init(
    _ totals: TrainingTotals, weeks: Int = 16, today: LocalDate, firstWeekday: Weekday
  ) {
    let last = Week(containing: today, startingOn: firstWeekday)
    let shown = (0..<max(1, weeks)).reversed().map { last.adding(weeks: -$0) }
    start = shown[0].start
    var peak = Volume.zero
    for week in shown {
      for day in week.days where day <= today {
        peak = max(peak, totals.days[day]?.volume ?? .zero)
      }
    }
    columns = shown.map { week in
      week.days.map { day in
        if day > today { return .future }
        guard let trained = totals.days[day] else { return .empty }
        return .trained(shade: Self.shade(trained.volume, peak: peak))
      }
    }
  }

  private static func shade(_ volume: Volume, peak: Volume) -> Double {
    guard peak > .zero else { return 0.34 }
    return 0.34 + 0.66 * Double(volume.micrograms) / Double(peak.micrograms)
  }
}
