public import Training

/// Which sessions of a logbook changed, in order, as far back as it is cheaper to catch up than to begin anew.
struct SessionChanges: Sendable {
  /// How many changes there were in all.
  private(set) var count = 0
  /// The last of them.
  private var latest: [Session.ID] = []

  private static let most = 256

  /// Notes sessions that were written, read or removed together.
  mutating func note(_ ids: Set<Session.ID>) {
    count += ids.count
    if ids.count > Self.most {
      latest = []
      return
    }
    latest += ids
    if latest.count > 2 * Self.most { latest.removeFirst(latest.count - Self.most) }
  }

  /// The sessions that changed after so many changes; nothing where that is too long ago.
  func since(_ seen: Int) -> ArraySlice<Session.ID>? {
    let missed = count - seen
    guard missed >= 0, missed <= latest.count else { return nil }
    return latest.suffix(missed)
  }
}

extension Logbook {
  /// How often sessions have changed, to ask `changedSessions(since:)` with later.
  public var sessionChangeCount: Int { sessionChanges.count }

  /// The sessions that changed after so many changes; nil where that is too long ago to know.
  public func changedSessions(since count: Int) -> ArraySlice<Session.ID>? {
    sessionChanges.since(count)
  }
}
