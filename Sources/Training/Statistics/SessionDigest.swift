import CivilTime
import Loads

/// What one session gives to an index, found in one pass over its sets.
struct SessionDigest {
  /// The sets of one exercise.
  struct Part {
    /// The id under which spellings of the exercise meet.
    var exercise: ExerciseID
    /// The efforts that records are read from.
    var entries: [RecordEntry] = []
  }

  /// What it adds to its training day.
  var day = DayTotals()
  /// Its exercises with a logged set, each once.
  var parts: [Part] = []
  /// When its newest set was logged; nothing before the first, or where it was discarded.
  var lastLog: Instant?
  /// Whether it is finished with something done.
  var isTrained = false

  init(of session: Session, known: inout KnownExercises) {
    guard !session.isDiscarded else { return }
    isTrained = session.end != nil && session.hasLogged
    if isTrained { day.sessions = 1 }
    var place = 0
    var named: ExerciseID?
    var facts = KnownExercises.Facts(canonical: "", credited: [])
    var part = 0
    // By index: a loop over the values would copy every row.
    for card in session.exercises.indices {
      let sets = session.exercises[card].sets
      let counts = session.counts && session.exercises[card].counts
      for row in sets.indices {
        place += 1
        guard let log = sets[row].log else { continue }
        if lastLog.map({ $0 < log.at }) ?? true { lastLog = log.at }
        if named != log.exercise {
          named = log.exercise
          facts = known[log.exercise]
          part = index(of: facts.canonical)
        }
        let isEffort = sets[row].isEffort
        if isTrained, !sets[row].isWarmUp {
          count(log, credited: isEffort ? facts.credited : nil)
        }
        guard counts, isEffort else { continue }
        if let kind = RecordKind.first(of: log.numbers, mode: log.mode) {
          add(sets[row].id, log, in: kind, of: session.id, place: place, to: part)
        }
        if let kind = RecordKind.second(of: log.numbers, mode: log.mode) {
          add(sets[row].id, log, in: kind, of: session.id, place: place, to: part)
        }
      }
    }
  }

  private mutating func add(
    _ set: SessionSet.ID, _ log: SetLog, in kind: RecordKind, of session: Session.ID, place: Int,
    to part: Int
  ) {
    if parts[part].entries.isEmpty { parts[part].entries.reserveCapacity(8) }
    parts[part].entries.append(
      RecordEntry(
        set: set, session: session, at: log.at, place: place, numbers: log.numbers,
        mode: log.mode, standing: Standing(log.numbers, standingIn: kind)))
  }

  /// Adds a logged set to the day's totals.
  ///
  /// - Parameter credited: the muscles of an effort; nothing for a drop or cluster.
  private mutating func count(_ log: SetLog, credited: [Muscle]?) {
    day.volume += log.volume
    if log.mode.countsReps { day.reps += log.numbers.reps }
    guard let credited else { return }
    day.sets += 1
    day.credit.add(credited)
  }

  private mutating func index(of exercise: ExerciseID) -> Int {
    if let known = parts.firstIndex(where: { $0.exercise == exercise }) { return known }
    parts.append(Part(exercise: exercise))
    return parts.count - 1
  }
}
