extension Instant {
  /// How much of the time from `start` to `end` has passed at this moment, 0 to 1.
  ///
  /// 0 before the start, 1 after the end, and 1 for a rest that has no length.
  public func fraction(from start: Instant, to end: Instant) -> Double {
    let length = end.milliseconds(since: start)
    if length <= 0 { return 1 }
    let passed = max(0, min(milliseconds(since: start), length))
    return Double(passed) / Double(length)
  }
}
