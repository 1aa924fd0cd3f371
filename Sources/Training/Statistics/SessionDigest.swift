import CivilTime

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
    guard let last = session.lastLog, !session.isDiscarded else { return }
    lastLog = last
    isTrained = session.end != nil
    if isTrained { day.sessions = 1 }
    var place = 0
    var named: ExerciseID?
    var facts = KnownExercises.Facts(canonical: "", credited: [])
    var part = 0
    for card in session.exercises {
      for set in card.sets {
        place += 1
        guard let log = set.log else { continue }
        if named != log.exercise {
          named = log.exercise
          facts = known[log.exercise]
          part = index(of: facts.canonical)
        }
        if isTrained { count(set, log, credited: facts.credited) }
        guard session.counts, card.counts, set.isEffort else { continue }
        for standing in Standing.all(log.numbers, mode: log.mode) {
          parts[part].entries.append(
            RecordEntry(
              set: set.id, session: session.id, at: log.at, place: place, numbers: log.numbers,
              mode: log.mode, standing: standing))
        }
      }
    }
  }

  /// The day's totals with one more logged set.
  private mutating func count(_ set: SessionSet, _ log: SetLog, credited: [Muscle]) {
    guard !set.isWarmUp else { return }
    day.volume += log.volume
    if log.mode.countsReps { day.reps += log.numbers.reps }
    guard set.isEffort else { return }
    day.sets += 1
    day.credit.add(credited)
  }

  private mutating func index(of exercise: ExerciseID) -> Int {
    if let known = parts.firstIndex(where: { $0.exercise == exercise }) { return known }
    parts.append(Part(exercise: exercise))
    return parts.count - 1
  }
}
