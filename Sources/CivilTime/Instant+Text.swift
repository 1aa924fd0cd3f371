/// Why a text is not an instant.
public enum InstantTextError: Error, Hashable, Sendable {
  /// The text has another form than "2026-03-11T18:00:00.250+02:00".
  case notAnInstant
  /// The calendar has no such day.
  case noSuchDay
  /// No clock shows that time: hour over 23, minute or second over 59.
  case noSuchTime
  /// The offset is over 18 hours, or has over 59 minutes.
  case noSuchOffset
}

extension Instant {
  /// The instant in local time with its offset as ISO 8601 text, "2026-03-11T18:00:00.250+02:00".
  ///
  /// Milliseconds are written only where there are any, an offset of zero as "Z". A historic offset
  /// with seconds is written with them, so that every instant comes back as it was.
  public var text: String {
    let fraction = Int(millisecondOfDay) % 1000
    var text = date.text + "T" + ClockDigits.padded(hour, to: 2) + ":"
    text += ClockDigits.padded(minute, to: 2) + ":" + ClockDigits.padded(second, to: 2)
    if fraction > 0 { text += "." + ClockDigits.padded(fraction, to: 3) }
    return text + offsetText
  }

  /// The same moment in UTC as ISO 8601 text, "2026-03-11T16:00:00.250Z".
  public var utcText: String { at(offsetSeconds: 0).text }

  private var offsetText: String {
    if offsetSeconds == 0 { return "Z" }
    let size = Int(offsetSeconds.magnitude)
    var text = offsetSeconds < 0 ? "-" : "+"
    text += ClockDigits.padded(size / 3600, to: 2) + ":"
    text += ClockDigits.padded(size / 60 % 60, to: 2)
    if size % 60 != 0 { text += ":" + ClockDigits.padded(size % 60, to: 2) }
    return text
  }

  /// Reads ISO 8601 text with an offset.
  ///
  /// Strict: a capital T, seconds, and "Z" or "±hh:mm".
  ///
  /// One to nine fractional digits are read; what is finer than a millisecond is cut off.
  public init(parsing text: String) throws(InstantTextError) {
    var reader = DigitReader(text)
    guard let day = reader.readDate(), reader.take("T"),
      let hour = reader.takeNumber(digits: 2), reader.take(":"),
      let minute = reader.takeNumber(digits: 2), reader.take(":"),
      let second = reader.takeNumber(digits: 2)
    else { throw .notAnInstant }
    guard let millisecond = Self.readFraction(&reader) else { throw .notAnInstant }
    let offset = try Self.readOffset(&reader)
    guard reader.isAtEnd else { throw .notAnInstant }
    guard let date = LocalDate(year: day.year, month: day.month, day: day.day) else {
      throw .noSuchDay
    }
    guard hour < 24, minute < 60, second < 60 else { throw .noSuchTime }
    let ofDay = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
    self.init(date, millisecondOfDay: Int32(ofDay), offsetSeconds: offset)
  }

  private static func readFraction(_ reader: inout DigitReader) -> Int? {
    guard reader.take(".") else { return 0 }
    var millisecond = 0
    var count = 0
    while let digit = reader.takeDigit() {
      count += 1
      if count <= 3 { millisecond = millisecond * 10 + digit }
    }
    guard (1...9).contains(count) else { return nil }
    for _ in 0..<max(0, 3 - count) { millisecond *= 10 }
    return millisecond
  }

  private static func readOffset(_ reader: inout DigitReader) throws(InstantTextError) -> Int32 {
    if reader.take("Z") { return 0 }
    let isBehind = reader.take("-")
    guard isBehind || reader.take("+"), let hours = reader.takeNumber(digits: 2), reader.take(":"),
      let minutes = reader.takeNumber(digits: 2)
    else { throw .notAnInstant }
    var seconds = 0
    if reader.take(":") {
      guard let read = reader.takeNumber(digits: 2) else { throw .notAnInstant }
      seconds = read
    }
    let size = (hours * 60 + minutes) * 60 + seconds
    guard minutes < 60, seconds < 60, size <= Int(widestOffset) else { throw .noSuchOffset }
    return Int32(isBehind ? -size : size)
  }
}
