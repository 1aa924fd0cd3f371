/// A length of time in whole seconds: a rest, a hold, a session.
public struct Seconds: Hashable, Sendable {
  /// The number of seconds.
  public let count: Int64

  /// So many seconds.
  public init(_ count: Int64) {
    self.count = count
  }

  /// Milliseconds rounded to the nearest second, halves up.
  public init(milliseconds: Int64) {
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    if rest >= 500 { count = whole + 1 } else { count = rest < -500 ? whole - 1 : whole }
  }

  /// The length as a clock shows it, "0:59", "1:05", "1:01:01".
  ///
  /// A negative length shows "0:00".
  public var clockText: String {
    let shown = max(0, count)
    let seconds = ClockDigits.padded(Int(shown % 60), to: 2)
    if shown < 3600 { return String(shown / 60) + ":" + seconds }
    return String(shown / 3600) + ":" + ClockDigits.padded(Int(shown / 60 % 60), to: 2) + ":"
      + seconds
  }

  /// The length to the minute, "48m" below an hour and "1:01" from there on, seconds cut off.
  public var shortText: String {
    let minutes = max(0, count) / 60
    if minutes < 60 { return String(minutes) + "m" }
    return String(minutes / 60) + ":" + ClockDigits.padded(Int(minutes % 60), to: 2)
  }
}

extension Seconds: Comparable {
  /// Whether the left length is the shorter one.
  public static func < (left: Seconds, right: Seconds) -> Bool { left.count < right.count }
}
