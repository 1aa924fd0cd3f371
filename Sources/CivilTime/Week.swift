/// Seven days that open with the first weekday of the person's region.
public struct Week: Hashable, Sendable {
  /// The first day.
  public let start: LocalDate

  /// The week that a day lies in, for weeks that open with `first`.
  public init(containing date: LocalDate, startingOn first: Weekday) {
    start = date.adding(days: -date.weekday.position(inWeekStartingOn: first))
  }

  private init(start: LocalDate) {
    self.start = start
  }

  /// The first day of the week after: the week ends before it.
  public var end: LocalDate { start.adding(days: 7) }

  /// The seven days in order.
  public var days: [LocalDate] { (0..<7).map { start.adding(days: $0) } }

  /// Whether a day lies in the week.
  public func contains(_ date: LocalDate) -> Bool {
    (0..<7).contains(start.dayCount(to: date))
  }

  /// The week so many weeks later (earlier for a negative number).
  public func adding(weeks: Int) -> Week {
    let (days, overflow) = weeks.multipliedReportingOverflow(by: 7)
    return Week(start: start.adding(days: overflow ? (weeks > 0 ? .max : .min) : days))
  }

  /// How many weeks it is from this week to another that opens with the same weekday.
  public func weekCount(to other: Week) -> Int {
    start.dayCount(to: other.start) / 7
  }
}

extension Week: Comparable {
  /// Whether the left week is the earlier one.
  public static func < (left: Week, right: Week) -> Bool { left.start < right.start }
}
