public import CivilTime

/// The totals of every training day: kept up to date session by session, and equal to a
/// recomputation from scratch after any edits.
///
/// Adding or removing a session takes constant time, a window as long as it has days.
public struct TrainingTotals: Equatable, Sendable {
  /// The days with a trained session.
  public private(set) var days: [LocalDate: DayTotals]

  /// No days.
  public init() {
    days = [:]
  }

  /// The totals of all sessions, from scratch.
  public init(
    of sessions: [Session], startsAt hour: Int = LocalDate.usualTrainingDayStart,
    muscles: (ExerciseID) -> [Muscle]
  ) {
    self.init()
    for session in sessions {
      add(
        DayTotals(of: session, muscles: muscles), on: session.trainingDay(startsAt: hour))
    }
  }

  /// Adds what a session contributes to its day.
  public mutating func add(_ totals: DayTotals, on day: LocalDate) {
    guard totals.sessions > 0 else { return }
    days[day, default: DayTotals()].add(totals)
  }

  /// Takes what a session contributed out again: it must have been added before.
  public mutating func remove(_ totals: DayTotals, on day: LocalDate) {
    guard totals.sessions > 0, var left = days[day] else { return }
    left.remove(totals)
    days[day] = left.sessions > 0 ? left : nil
  }

  /// The days that were trained.
  public var trainedDays: Set<LocalDate> { Set(days.keys) }

  /// One entry for each of the last so many days up to `today`, oldest first, untrained ones empty.
  public func window(days count: Int, ending today: LocalDate) -> [DayTotals] {
    guard count > 0 else { return [] }
    return (0..<count).reversed().map { days[today.adding(days: -$0)] ?? DayTotals() }
  }

  /// The window of the same length before that.
  public func previousWindow(days count: Int, ending today: LocalDate) -> [DayTotals] {
    window(days: count, ending: today.adding(days: -max(0, count)))
  }

  /// Trained sessions in buckets of seven days ending today, oldest first.
  public func weeklySessionCounts(weeks: Int = 8, ending today: LocalDate) -> [Int] {
    guard weeks > 0 else { return [] }
    return (0..<weeks).reversed().map { week in
      window(days: 7, ending: today.adding(days: -7 * week)).reduce(0) { $0 + $1.sessions }
    }
  }

  /// The sum of the last so many days up to `today`.
  public func sum(days count: Int, ending today: LocalDate) -> DayTotals {
    var sum = DayTotals()
    for day in window(days: count, ending: today) { sum.add(day) }
    return sum
  }
}
