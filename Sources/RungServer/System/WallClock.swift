import Glibc

/// The time of day, for logs.
enum WallClock {
  /// Now in UTC, as `2026-03-01T07:05:09.012Z`.
  static func now() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    let clock = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    let milliseconds = String(1000 + time.tv_nsec / 1_000_000).dropFirst()
    return "\(date)T\(clock).\(milliseconds)Z"
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
