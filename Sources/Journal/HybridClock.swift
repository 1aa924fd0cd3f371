/// Makes stamps that are later than every stamp seen, whatever the device's clock does.
///
/// While the device's clock runs ahead of all stamps seen, stamps show its time. When it is set
/// back, or another device's clock is ahead, stamps count up from the latest one until the clock
/// has caught up.
public struct HybridClock: Sendable {
  /// The latest time seen or made, as in `Stamp.time`.
  public private(set) var latest: UInt64 = 0

  /// A device's clock is believed up to this time (the year 9000), which leaves a thousand years of
  /// stamps to count through even where it shows nonsense.
  public static let latestBelievedMillisecond: Int64 = 221_845_392_000_000

  /// A clock that has seen nothing.
  public init() {}

  /// Takes notice of a stamp made elsewhere.
  public mutating func observe(_ time: UInt64) {
    latest = max(latest, time)
  }

  /// The time of the next stamp at the device's time `now`, in milliseconds since 1970; nil if the
  /// last stamp before the year 10000 has been used up.
  ///
  /// A clock before 1970 counts as 1970.
  public func next(now: Int64) -> UInt64? {
    let believed = UInt64(min(max(now, 0), Self.latestBelievedMillisecond)) << 16
    let (following, isPastTheEnd) = latest.addingReportingOverflow(1)
    let next = max(believed, following)
    let isAbsurd = isPastTheEnd || next >> 16 >= UInt64(Stamp.firstAbsurdMillisecond)
    return isAbsurd ? nil : next
  }
}
