import CivilTime

/// The days of a month in rows of weeks.
struct MonthGrid: Equatable {
  /// The first day of the month.
  let first: LocalDate
  /// The weeks; where the month begins or ends within one, nothing stands in its other places.
  let weeks: [[LocalDate?]]

  /// The month that a day lies in, for weeks that open with a weekday.
  init(of date: LocalDate, startingOn firstWeekday: Weekday) {
    first = date.firstOfMonth
    let days = LocalDate.days(inMonth: first.month, year: first.year)
    let before = first.weekday.position(inWeekStartingOn: firstWeekday)
    var weeks: [[LocalDate?]] = []
    for start in stride(from: -before, to: days, by: 7) {
      var week: [LocalDate?] = []
      for day in start..<(start + 7) {
        week.append((0..<days).contains(day) ? first.adding(days: day) : nil)
      }
      weeks.append(week)
    }
    self.weeks = weeks
  }
}

extension LocalDate {
  /// The first day of the month so many months later (earlier for a negative number); it stays within
  /// the calendar.
  func firstOfMonth(movedBy months: Int) -> LocalDate {
    let count = year * 12 + month - 1 + months
    return LocalDate(year: count / 12, month: count % 12 + 1, day: 1)
      ?? (months < 0 ? .earliest : LocalDate.latest.firstOfMonth)
  }
}
