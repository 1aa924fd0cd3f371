/// A moment, with the UTC offset that was in force where it was written down.
///
/// The offset stays with the moment, so neither travel nor a change of clocks ever moves a past
/// day. There is no clock in here and no table of time zones: whoever makes an instant says both.
/// Local time stays within the years 1 to 9999; what lies outside is brought to their first or last
/// millisecond. Offsets reach from −18 to +18 hours.
public struct Instant: Hashable, Sendable {
  /// Milliseconds since 1 January 1970, 00:00 UTC.
  public let milliseconds: Int64
  /// Seconds that local time was ahead of UTC.
  public let offsetSeconds: Int32

  /// The largest offset either way, in seconds.
  public static let widestOffset: Int32 = 18 * 3600

  /// A moment and the offset in force.
  public init(milliseconds: Int64, offsetSeconds: Int32) {
    let offset = max(-Self.widestOffset, min(offsetSeconds, Self.widestOffset))
    let shift = Int64(offset) * 1000
    let first = Int64(LocalDate.earliest.dayNumber) * Self.dayMilliseconds - shift
    let last = (Int64(LocalDate.latest.dayNumber) + 1) * Self.dayMilliseconds - 1 - shift
    self.milliseconds = max(first, min(milliseconds, last))
    self.offsetSeconds = offset
  }

  /// A local day and the milliseconds its wall clock shows past midnight, 0 to 86,399,999.
  public init(_ date: LocalDate, millisecondOfDay: Int32, offsetSeconds: Int32) {
    let ofDay = Int64(max(0, min(millisecondOfDay, Int32(Self.dayMilliseconds) - 1)))
    let offset = max(-Self.widestOffset, min(offsetSeconds, Self.widestOffset))
    self.init(
      milliseconds: Int64(date.dayNumber) * Self.dayMilliseconds + ofDay - Int64(offset) * 1000,
      offsetSeconds: offset)
  }

  /// The day that the local calendar showed.
  public var date: LocalDate {
    LocalDate(dayNumber: localMilliseconds.dividedDown(by: Self.dayMilliseconds))
  }

  /// Milliseconds that the local wall clock showed past midnight, 0 to 86,399,999.
  public var millisecondOfDay: Int32 {
    let day = localMilliseconds.dividedDown(by: Self.dayMilliseconds)
    return Int32(localMilliseconds - day * Self.dayMilliseconds)
  }

  /// The hour that the local wall clock showed, 0 to 23.
  public var hour: Int { Int(millisecondOfDay) / 3_600_000 }

  /// The minute that the local wall clock showed, 0 to 59.
  public var minute: Int { Int(millisecondOfDay) / 60_000 % 60 }

  /// The second that the local wall clock showed, 0 to 59.
  public var second: Int { Int(millisecondOfDay) / 1000 % 60 }

  /// The moment so many milliseconds later, with the same offset.
  public func adding(milliseconds more: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(more)
    return Instant(
      milliseconds: overflow ? (more > 0 ? .max : .min) : sum, offsetSeconds: offsetSeconds)
  }

  /// The moment so many seconds later, with the same offset.
  public func adding(seconds: Int64) -> Instant {
    let (more, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return adding(milliseconds: overflow ? (seconds > 0 ? .max : .min) : more)
  }

  /// Milliseconds from another moment to this one; negative when the other is later.
  public func milliseconds(since other: Instant) -> Int64 {
    milliseconds - other.milliseconds
  }

  /// The same moment as another offset shows it.
  public func at(offsetSeconds: Int32) -> Instant {
    Instant(milliseconds: milliseconds, offsetSeconds: offsetSeconds)
  }

  static let dayMilliseconds: Int64 = 86_400_000

  private var localMilliseconds: Int64 { milliseconds + Int64(offsetSeconds) * 1000 }
}

extension Instant: Comparable {
  /// Whether the left moment is the earlier one; of one moment, the smaller offset comes first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds != right.milliseconds
      ? left.milliseconds < right.milliseconds : left.offsetSeconds < right.offsetSeconds
  }
}

extension Int64 {
  /// The quotient rounded towards negative infinity, for a positive divisor.
  func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
