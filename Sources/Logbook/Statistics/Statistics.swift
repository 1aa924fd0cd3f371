public import CivilTime
public import Loads
public import Training

/// What the sessions of a logbook add up to: totals, records, histories, streaks, trends, recovery.
///
/// It follows one logbook. Catching up with an edit, an import or a merge costs as much as the sets of
/// the sessions that changed, and the result always equals statistics made from scratch. A logbook
/// that nobody asks for statistics pays nothing for them.
public struct Statistics: Sendable {
  /// Totals by day, records and sessions by exercise.
  public private(set) var index: TrainingIndex
  /// The sessions as they are in the index.
  private var sessions: [Session.ID: Session] = [:]
  /// How many changes of the logbook are in the index.
  private var seen = 0

  /// Statistics of nothing.
  public init(rules: IndexRules) {
    index = TrainingIndex(rules: rules)
  }

  /// Statistics of a logbook, from scratch.
  public init(of book: Logbook, rules: IndexRules) {
    self.init(rules: rules)
    begin(with: book)
  }

  /// Takes in what changed in the logbook since the last time.
  public mutating func follow(_ book: Logbook) {
    guard let changed = book.changedSessions(since: seen) else { return begin(with: book) }
    for id in changed {
      let new = book.session(id)
      index.replace(sessions[id], with: new)
      sessions[id] = new
    }
    seen = book.sessionChangeCount
  }

  private mutating func begin(with book: Logbook) {
    index = TrainingIndex(newestFirst: book.sessions, rules: index.rules)
    sessions = [:]
    sessions.reserveCapacity(book.sessions.count)
    for session in book.sessions { sessions[session.id] = session }
    seen = book.sessionChangeCount
  }

  private func found(_ ids: [Session.ID]) -> [Session] {
    ids.compactMap { sessions[$0] }
  }
}

// MARK: - Progression

extension Statistics {
  /// The performances of a slot, the newest first.
  public func history(of share: SlotShare, limit: Int = 12) -> [Performance] {
    let ids = index.sessions(with: share.slot.exercise.id)
    return share.history(
      newestFirst: ids.lazy.compactMap { sessions[$0] }, limit: limit,
      canonical: index.rules.canonical)
  }

  /// How a slot opens.
  public func opening(
    of prescription: Prescription, share: SlotShare, deload: DeloadWeek? = nil
  ) -> SlotOpening {
    SlotOpening(
      prescription, history: history(of: share, limit: prescription.historyNeeded), deload: deload)
  }
}

// MARK: - Records

extension Statistics {
  /// The sets of a session that are records, each with the kind it is one in.
  public func records(in session: Session) -> [(set: SessionSet.ID, kind: RecordKind)] {
    session.records(canonical: index.rules.canonical) { index.records[$0] }
  }

  /// The record board: the best sets of finished sessions, the newest first.
  public func board(limit: Int = 8) -> [RecordRow] {
    var rows: [RecordRow] = []
    for (exercise, records) in index.records {
      rows += records.rows(of: exercise) { sessions[$0]?.isTrained ?? false }
    }
    return Array(RecordRow.board(rows).prefix(max(0, limit)))
  }
}

// MARK: - Days, lifts and muscles

extension Statistics {
  /// Training days in a row.
  public func dayStreak(today: LocalDate) -> Streak {
    Streak.days(index.totals.trainedDays, today: today)
  }

  /// Weeks in a row with a session.
  public func weekStreak(today: LocalDate, firstWeekday: Weekday) -> Streak {
    Streak.weeks(index.totals.trainedDays, today: today, firstWeekday: firstWeekday)
  }

  /// Sets against targets over the seven days up to today.
  public func coverage(today: LocalDate) -> MuscleCoverage {
    MuscleCoverage(index.totals.sum(days: 7, ending: today).credit)
  }

  /// The grid of trained days.
  public func grid(
    weeks: Int = 16, today: LocalDate, firstWeekday: Weekday
  ) -> ConsistencyGrid {
    ConsistencyGrid(index.totals, weeks: weeks, today: today, firstWeekday: firstWeekday)
  }

  /// Where the lifts of the last eight weeks are going.
  ///
  /// - Parameter increment: one step of an exercise's scale.
  public func trends(now: Instant, increment: (ExerciseID) -> Mass) -> [LiftTrend] {
    LiftTrend.all(
      in: found(index.sessions(since: now.adding(seconds: -56 * 86_400))), now: now,
      increment: increment, canonical: index.rules.canonical)
  }

  /// How recovered each muscle is, the running session included.
  public func recovery(at now: Instant) -> MuscleRecovery {
    MuscleRecovery(
      after: found(index.sessions(loggedSince: now.adding(milliseconds: -MuscleRecovery.span))),
      at: now, muscles: index.rules.muscles)
  }

  /// The newest session with a set credited to a muscle.
  public func lastTrained(_ muscle: Muscle) -> Session? {
    index.lastTrained(muscle).flatMap { sessions[$0] }
  }
}
