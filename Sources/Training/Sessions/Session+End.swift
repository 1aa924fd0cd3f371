public import CivilTime

/// What came of finishing a session.
public enum SessionEnding: Equatable, Sendable {
  /// It is finished and kept.
  case finished
  /// Nothing was logged; it is marked as discarded.
  case discarded
}

extension Session {
  /// Whether it is open: neither finished nor discarded.
  public var isRunning: Bool { end == nil && !isDiscarded }

  /// Whether it was discarded and every logged set it has was known then.
  public var isDiscarded: Bool {
    guard let discarded else { return false }
    return loggedSets.allSatisfy { discarded.sets.contains($0.id) }
  }

  /// Finished, and something was done.
  public var isTrained: Bool { end != nil && !isDiscarded && hasLogged }

  /// Whether anything was done.
  public var hasLogged: Bool { exercises.contains { $0.hasLogged } }

  /// When the newest set was logged.
  public var lastLog: Instant? {
    var newest: Instant?
    for exercise in exercises {
      for set in exercise.sets {
        if let at = set.log?.at, newest.map({ $0 < at }) ?? true { newest = at }
      }
    }
    return newest
  }

  /// When it ended: the stated end, or the newest set where one was logged after it.
  public var endedAt: Instant? {
    guard let end else { return nil }
    guard let lastLog, lastLog > end else { return max(end, start) }
    return max(lastLog, start)
  }

  /// How long an open session may go on before it is stale, in milliseconds: twelve hours.
  public static let staleAfter: Int64 = 43_200_000

  /// Whether it is open and was started more than twelve hours ago.
  public func isStale(at now: Instant) -> Bool {
    isRunning && now.milliseconds - start.milliseconds > Self.staleAfter
  }

  /// Whether to ask on return if it ended with the last set: nothing was logged for 90 minutes.
  public func asksWhetherItEnded(at now: Instant) -> Bool {
    guard isRunning, let lastLog else { return false }
    return now.milliseconds - lastLog.milliseconds > 5_400_000
  }

  /// Finishes the session.
  ///
  /// Nothing is removed; without a logged set it is discarded instead.
  ///
  /// A session that is stale at that moment ended with its last set. None ends before it started,
  /// whatever the clock was set to.
  public mutating func finish(at moment: Instant) throws(SessionError) -> SessionEnding {
    guard isRunning else { throw .notRunning }
    guard let lastLog else {
      discarded = Discard(at: moment)
      rest = nil
      announced = nil
      return .discarded
    }
    let stated = isStale(at: moment) ? lastLog : moment
    endPause(at: stated)
    end = max(stated, start)
    rest = nil
    announced = nil
    return .finished
  }

  /// Closes the session if it is stale: at its last set, or discarded if there is none.
  public mutating func closeIfStale(at now: Instant) -> SessionEnding? {
    guard isStale(at: now) else { return nil }
    return try? finish(at: now)
  }

  /// Discards the session: the logged sets the person sees are named, so that one that arrives later
  /// from another device brings it back with just that.
  public mutating func discard(at moment: Instant) {
    discarded = Discard(at: moment, sets: loggedSets.map { $0.id })
    rest = nil
    announced = nil
  }
}
