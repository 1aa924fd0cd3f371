public import CivilTime

/// What the index needs to know beyond the sessions themselves.
public struct IndexRules: Sendable {
  /// The id under which spellings of one exercise meet.
  public var canonical: @Sendable (ExerciseID) -> ExerciseID
  /// The muscles of an exercise in order, the primary one first.
  public var muscles: @Sendable (ExerciseID) -> [Muscle]
  /// The hour at which a training day starts.
  public var dayStartsAt: Int

  /// Rules of an index.
  public init(
    canonical: @escaping @Sendable (ExerciseID) -> ExerciseID = { $0 },
    muscles: @escaping @Sendable (ExerciseID) -> [Muscle],
    dayStartsAt: Int = LocalDate.usualTrainingDayStart
  ) {
    self.canonical = canonical
    self.muscles = muscles
    self.dayStartsAt = dayStartsAt
  }
}

/// What is looked up all the time: totals by day, records by exercise, sessions by exercise.
///
/// It is kept up to date one session at a time and always equals an index made from scratch. A
/// session costs as much as it has sets, whatever the size of the logbook; one that is older than
/// others of its exercises costs a little more for each newer one.
public struct TrainingIndex: Equatable, Sendable {
  /// The totals of every training day.
  public private(set) var totals = TrainingTotals()
  /// The efforts of every exercise, by its canonical id.
  public private(set) var records: [ExerciseID: ExerciseRecords] = [:]
  private var places: [ExerciseID: [Place]] = [:]

  /// A session in the list of an exercise.
  private struct Place: Equatable, Sendable {
    var start: Int64
    var session: Session.ID

    func isAfter(_ other: Place) -> Bool {
      start != other.start ? start > other.start : session > other.session
    }
  }

  /// An index of nothing.
  public init() {}

  /// An index from scratch.
  public init(of sessions: [Session], rules: IndexRules) {
    for session in sessions.sorted(by: { $1.isNewer(than: $0) }) {
      replace(nil, with: session, rules: rules)
    }
  }

  /// Puts a session in the place of what it was before: of nothing for a new one; nothing in its
  /// place removes it.
  public mutating func replace(_ old: Session?, with new: Session?, rules: IndexRules) {
    if let old { remove(old, rules: rules) }
    if let new { add(new, rules: rules) }
  }

  /// The finished sessions with an exercise, by their ids, the newest first.
  public func sessions(with exercise: ExerciseID) -> [Session.ID] {
    places[exercise]?.reversed().map { $0.session } ?? []
  }

  private mutating func add(_ session: Session, rules: IndexRules) {
    totals.add(
      DayTotals(of: session, muscles: rules.muscles),
      on: session.trainingDay(startsAt: rules.dayStartsAt))
    for (exercise, entry) in session.recordEntries(canonical: rules.canonical) {
      records[exercise, default: ExerciseRecords()].add(entry)
    }
    let place = Place(start: session.start.milliseconds, session: session.id)
    for exercise in exercises(of: session, rules: rules) {
      var index = places[exercise]?.count ?? 0
      while index > 0, let before = places[exercise]?[index - 1], before.isAfter(place) {
        index -= 1
      }
      places[exercise, default: []].insert(place, at: index)
    }
  }

  private mutating func remove(_ session: Session, rules: IndexRules) {
    totals.remove(
      DayTotals(of: session, muscles: rules.muscles),
      on: session.trainingDay(startsAt: rules.dayStartsAt))
    let entries = session.recordEntries(canonical: rules.canonical)
    let earliest = entries.map { $0.entry.at }.min() ?? session.start
    for exercise in Set(entries.map { $0.exercise }) {
      records[exercise]?.removeSession(session.id, loggedFrom: earliest)
      if records[exercise]?.isEmpty == true { records[exercise] = nil }
    }
    for exercise in exercises(of: session, rules: rules) {
      guard let index = places[exercise]?.lastIndex(where: { $0.session == session.id }) else {
        continue
      }
      places[exercise]?.remove(at: index)
      if places[exercise]?.isEmpty == true { places[exercise] = nil }
    }
  }

  /// The exercises that a finished session has a logged set of.
  private func exercises(of session: Session, rules: IndexRules) -> Set<ExerciseID> {
    guard session.isTrained else { return [] }
    var found: Set<ExerciseID> = []
    for card in session.exercises {
      for set in card.sets {
        if let log = set.log { found.insert(rules.canonical(log.exercise)) }
      }
    }
    return found
  }
}
