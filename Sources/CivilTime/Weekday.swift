/// A day of the week, numbered as documents store it: 1 is Sunday, 7 is Saturday.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  /// Day 1.
  case sunday = 1
  /// Day 2.
  case monday
  /// Day 3.
  case tuesday
  /// Day 4.
  case wednesday
  /// Day 5.
  case thursday
  /// Day 6.
  case friday
  /// Day 7.
  case saturday

  /// The seven days in the order in which a week that opens with `first` shows them.
  public static func week(startingOn first: Weekday) -> [Weekday] {
    (0..<7).map { first.adding($0) }
  }

  /// The weekday so many days later (earlier for a negative number).
  public func adding(_ days: Int) -> Weekday {
    let index = (rawValue - 1 + days % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// How many days after `first` this day comes in a week that opens with it, 0 to 6.
  public func position(inWeekStartingOn first: Weekday) -> Int {
    (rawValue - first.rawValue + 7) % 7
  }
}
