/// A calendar day without a time or a zone, in the Gregorian calendar from year 1 to 9999.
///
/// Arithmetic that would leave those years stops at their first or last day.
public struct LocalDate: Hashable, Sendable {
  /// Days since 1 January 1970.
  public let dayNumber: Int32

  /// 1 January of the year 1.
  public static let earliest = LocalDate(uncheckedDayNumber: -719_162)
  /// 31 December of the year 9999.
  public static let latest = LocalDate(uncheckedDayNumber: 2_932_896)

  /// The day so many days after 1 January 1970.
  public init(dayNumber: Int64) {
    let first = Int64(Self.earliest.dayNumber)
    let last = Int64(Self.latest.dayNumber)
    self.init(uncheckedDayNumber: Int32(max(first, min(dayNumber, last))))
  }

  /// The day of that name, or nil where the calendar has none (31 April, year 0).
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(inMonth: month, year: year)
    else { return nil }
    self.init(uncheckedDayNumber: Self.dayNumber(year: year, month: month, day: day))
  }

  private init(uncheckedDayNumber: Int32) {
    dayNumber = uncheckedDayNumber
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1 January 1970 was a Thursday.
    Weekday.thursday.adding(Int(dayNumber))
  }

  /// The day so many days later (earlier for a negative number).
  public func adding(days: Int) -> LocalDate {
    let (sum, overflow) = Int64(dayNumber).addingReportingOverflow(Int64(days))
    if overflow { return days > 0 ? .latest : .earliest }
    return LocalDate(dayNumber: sum)
  }

  /// How many days it is from this day to another; negative when the other is earlier.
  public func dayCount(to other: LocalDate) -> Int {
    Int(other.dayNumber - dayNumber)
  }
}

extension LocalDate: Comparable {
  /// Whether the left day is the earlier one.
  public static func < (left: LocalDate, right: LocalDate) -> Bool {
    left.dayNumber < right.dayNumber
  }
}
