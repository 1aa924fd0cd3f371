public import CivilTime
import Ordering

/// What is looked up all the time: totals by day, records by exercise, sessions by exercise and by time.
///
/// It is kept up to date one session at a time and always equals an index made from scratch. A
/// session costs as much as it has sets, whatever the size of the logbook; one that is older than
/// others of its exercises costs a little more for each newer one.
public struct TrainingIndex: Sendable {
  /// The totals of every training day.
  public private(set) var totals = TrainingTotals()
  /// The efforts of every exercise, by its canonical id.
  public private(set) var records: [ExerciseID: ExerciseRecords] = [:]
  /// The finished sessions with an exercise, by its canonical id.
  private var places: [ExerciseID: SessionOrder] = [:]
  /// The finished sessions by their start.
  private var trained = SessionOrder()
  /// The sessions with a logged set, running ones too, by their newest set.
  private var logged = SessionOrder()
  private var known: KnownExercises

  /// An index of nothing.
  public init(rules: IndexRules) {
    known = KnownExercises(rules)
  }

  /// An index from scratch.
  public init(of sessions: [Session], rules: IndexRules) {
    self.init(rules: rules)
    for session in sessions.ordered(by: { $1.isNewer(than: $0) }) { add(session) }
  }

  /// An index from scratch of sessions that come newest first, which saves sorting them.
  public init(newestFirst sessions: [Session], rules: IndexRules) {
    self.init(rules: rules)
    for session in sessions.reversed() { add(session) }
  }

  /// The rules it goes by.
  public var rules: IndexRules { known.rules }

  /// Puts a session in the place of what it was before: of nothing for a new one; nothing in its
  /// place removes it.
  public mutating func replace(_ old: Session?, with new: Session?) {
    if let old { remove(old) }
    if let new { add(new) }
  }

  /// The finished sessions with an exercise, by their ids, the newest first.
  public func sessions(with exercise: ExerciseID) -> [Session.ID] {
    places[rules.canonical(exercise)]?.newestFirst() ?? []
  }

  /// The finished sessions that started at a moment or later, by their ids, the newest first.
  public func sessions(since start: Instant) -> [Session.ID] {
    trained.newestFirst(since: start.milliseconds)
  }

  /// The sessions, running ones too, of which a set was logged at a moment or later: by their ids,
  /// the one logged to last first.
  public func sessions(loggedSince moment: Instant) -> [Session.ID] {
    logged.newestFirst(since: moment.milliseconds)
  }

  /// The finished session with a set credited to a muscle that is newest.
  public func lastTrained(_ muscle: Muscle) -> Session.ID? {
    var newest: SessionOrder.Place?
    for (exercise, order) in places {
      guard let last = order.last, newest.map({ last.isAfter($0) }) ?? true,
        rules.muscles(exercise).prefix(2).contains(muscle)
      else { continue }
      newest = last
    }
    return newest?.session
  }

  private mutating func add(_ session: Session) {
    let digest = SessionDigest(of: session, known: &known)
    guard let last = digest.lastLog else { return }
    logged.insert(session.id, at: last)
    for part in digest.parts where !part.entries.isEmpty {
      records[part.exercise, default: ExerciseRecords()].add(contentsOf: part.entries)
    }
    guard digest.isTrained else { return }
    totals.add(digest.day, on: session.trainingDay(startsAt: rules.dayStartsAt))
    trained.insert(session.id, at: session.start)
    for part in digest.parts {
      places[part.exercise, default: SessionOrder()].insert(session.id, at: session.start)
    }
  }

  private mutating func remove(_ session: Session) {
    let digest = SessionDigest(of: session, known: &known)
    guard digest.lastLog != nil else { return }
    logged.remove(session.id)
    for part in digest.parts {
      guard let earliest = part.entries.map({ $0.at }).min() else { continue }
      records[part.exercise]?.removeSession(session.id, loggedFrom: earliest)
      if records[part.exercise]?.isEmpty == true { records[part.exercise] = nil }
    }
    guard digest.isTrained else { return }
    totals.remove(digest.day, on: session.trainingDay(startsAt: rules.dayStartsAt))
    trained.remove(session.id)
    for part in digest.parts {
      places[part.exercise]?.remove(session.id)
      if places[part.exercise]?.isEmpty == true { places[part.exercise] = nil }
    }
  }
}

extension TrainingIndex: Equatable {
  /// Whether both say the same of the sessions; the rules are not compared.
  public static func == (left: TrainingIndex, right: TrainingIndex) -> Bool {
    left.totals == right.totals && left.records == right.records && left.places == right.places
      && left.trained == right.trained && left.logged == right.logged
  }
}
