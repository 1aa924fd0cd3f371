/// Why a text is not a calendar day.
public enum LocalDateTextError: Error, Hashable, Sendable {
  /// The text is not four, two and two digits with hyphens between.
  case notADate
  /// The calendar has no such day.
  case noSuchDay
}

extension LocalDate {
  /// The day as ISO 8601 text, "2026-03-11".
  public var text: String {
    let (year, month, day) = components
    return ClockDigits.padded(year, to: 4) + "-" + ClockDigits.padded(month, to: 2) + "-"
      + ClockDigits.padded(day, to: 2)
  }

  /// Reads ISO 8601 text, "2026-03-11".
  ///
  /// Strict: no spaces, no short forms.
  public init(parsing text: String) throws(LocalDateTextError) {
    var reader = DigitReader(text)
    guard let date = reader.readDate(), reader.isAtEnd else { throw .notADate }
    guard let day = LocalDate(year: date.year, month: date.month, day: date.day) else {
      throw .noSuchDay
    }
    self = day
  }
}
