public import CivilTime

/// Where a rest stands.
public enum RestPhase: Equatable, Sendable {
  /// It runs; so many milliseconds are left.
  case running(remaining: Int64)
  /// It is paused; so many milliseconds are left.
  case paused(remaining: Int64)
  /// It is over since so many milliseconds.
  case over(since: Int64)
}

extension Rest {
  /// A rest that was stored as its end and length; none where the length is nothing.
  public init?(end: Instant, totalSeconds: Int, set: SessionSet.ID? = nil) {
    guard totalSeconds > 0 else { return nil }
    self.init(
      start: end.adding(milliseconds: -Int64(totalSeconds) * 1_000), end: end, set: set)
  }

  /// Its whole length in milliseconds.
  public var total: Int64 { end.milliseconds - start.milliseconds }

  /// Milliseconds left; below zero once it is over, and never more than its length, whatever the clock was set to.
  public func remaining(at now: Instant) -> Int64 {
    min(total, end.milliseconds - (pausedAt ?? now).milliseconds)
  }

  /// Where it stands.
  public func phase(at now: Instant) -> RestPhase {
    let left = remaining(at: now)
    if left <= 0 { return .over(since: -left) }
    return pausedAt == nil ? .running(remaining: left) : .paused(remaining: left)
  }

  /// How much of it is done, 0…1.
  public func progress(at now: Instant) -> Double {
    (pausedAt ?? now).fraction(from: start, to: end)
  }

  /// Whether a tone may still sound: only if the end is noticed within two seconds.
  public func isEndFresh(at now: Instant) -> Bool {
    let since = -remaining(at: now)
    return pausedAt == nil && since >= 0 && since <= 2_000
  }

  func extended(bySeconds seconds: Int) -> Rest {
    var changed = self
    changed.end = end.adding(milliseconds: Int64(seconds) * 1_000)
    return changed
  }

  func moved(by milliseconds: Int64) -> Rest {
    Rest(
      start: start.adding(milliseconds: milliseconds), end: end.adding(milliseconds: milliseconds),
      set: set, pausedAt: pausedAt?.adding(milliseconds: milliseconds))
  }

  func resumed(at now: Instant) -> Rest {
    guard let pausedAt else { return self }
    let pause = max(0, now.milliseconds - pausedAt.milliseconds)
    return Rest(
      start: start.adding(milliseconds: pause), end: end.adding(milliseconds: pause),
      set: set)
  }
}
