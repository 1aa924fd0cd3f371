public import CivilTime
import Ordering

/// How long training has gone on without a gap, now and at best.
public struct Streak: Equatable, Sendable {
  /// The run that still stands.
  public var current: Int
  /// The longest run.
  public var longest: Int

  /// A streak of known length.
  public init(current: Int = 0, longest: Int = 0) {
    self.current = current
    self.longest = longest
  }

  /// Consecutive training days.
  ///
  /// Today, not trained yet, doesn't end the run; yesterday missed as well does.
  public static func days(_ trained: Set<LocalDate>, today: LocalDate) -> Streak {
    run(trained.map { Int($0.dayNumber) }, now: Int(today.dayNumber))
  }

  /// Consecutive weeks with at least one session.
  ///
  /// The current week, not trained yet, doesn't end the run.
  public static func weeks(
    _ trained: Set<LocalDate>, today: LocalDate, firstWeekday: Weekday
  ) -> Streak {
    let anchor = Week(containing: today, startingOn: firstWeekday)
    return run(
      trained.map { anchor.weekCount(to: Week(containing: $0, startingOn: firstWeekday)) },
      now: 0)
  }

  private static func run(_ positions: [Int], now: Int) -> Streak {
    var streak = Streak()
    var length = 0
    var previous: Int?
    for position in Set(positions).ordered() {
      length = previous.map { position == $0 + 1 } ?? false ? length + 1 : 1
      streak.longest = max(streak.longest, length)
      if position == now || position == now - 1 { streak.current = length }
      previous = position
    }
    return streak
  }
}
