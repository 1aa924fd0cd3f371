public import CivilTime
public import Loads

/// What a finished session comes to.
public struct SessionSummary: Equatable, Sendable {
  /// The best set of an exercise in one kind.
  public struct Best: Equatable, Sendable {
    /// The exercise.
    public var exercise: ExerciseReference
    /// The kind.
    public var kind: RecordKind
    /// The set.
    public var set: SessionSet.ID
    /// What was done.
    public var numbers: SetNumbers
    /// How it is tracked.
    public var mode: TrackingMode
  }

  /// How long it took in milliseconds, pauses left out.
  public var length: Int64
  /// Weight × reps.
  public var volume: Volume
  /// Efforts.
  public var sets: Int
  /// Reps of all logged sets but warm-ups.
  public var reps: Int
  /// Volume a minute; none below a minute.
  public var density: Volume?
  /// The best set per exercise and kind, in the order of the session.
  public var best: [Best]
  /// The rated set that was hardest, the heaviest of several.
  public var hardest: SessionSet.ID?
  /// The usual time between sets in seconds, none with fewer than two.
  public var typicalRest: Int?

  /// Sums up a session.
  ///
  /// - Parameter canonical: the id under which spellings of one exercise meet.
  public init(
    of session: Session, at now: Instant, canonical: (ExerciseID) -> ExerciseID = { $0 }
  ) {
    length = session.length(at: now)
    volume = session.volume
    sets = session.effortCount
    reps = session.repCount
    density = length >= 60_000 ? volume.perMinute(of: length) : nil
    best = Self.bestSets(of: session, canonical: canonical)
    hardest = Self.hardestSet(of: session)
    typicalRest = session.typicalRest
  }

  private static func bestSets(
    of session: Session, canonical: (ExerciseID) -> ExerciseID
  ) -> [Best] {
    var found: [(exercise: ExerciseID, standing: Standing, best: Best)] = []
    for card in session.exercises {
      for set in card.sets where set.isEffort {
        guard let log = set.log else { continue }
        let exercise = canonical(log.exercise)
        for standing in Standing.all(log.numbers, mode: log.mode) {
          let best = Best(
            exercise: card.exercise, kind: standing.kind, set: set.id, numbers: log.numbers,
            mode: log.mode)
          let known = found.firstIndex {
            $0.exercise == exercise && $0.best.kind == standing.kind
          }
          if let known {
            if standing > found[known].standing { found[known] = (exercise, standing, best) }
          } else {
            found.append((exercise, standing, best))
          }
        }
      }
    }
    return found.map { $0.best }
  }

  private static func hardestSet(of session: Session) -> SessionSet.ID? {
    var hardest: SessionSet?
    for set in session.loggedSets where set.effort != nil {
      guard let best = hardest, let old = best.effort?.hundredths, let new = set.effort?.hundredths
      else {
        hardest = set
        continue
      }
      if new > old || (new == old && set.numbers.weight.mass > best.numbers.weight.mass) {
        hardest = set
      }
    }
    return hardest?.id
  }
}

extension Volume {
  /// What a minute of so many milliseconds holds of it.
  func perMinute(of length: Int64) -> Volume {
    let (whole, rest) = micrograms.quotientAndRemainder(dividingBy: length)
    // A length of thousands of years, from a made-up file: minutes are exact enough, and don't overflow.
    guard length < 1 << 46 else { return Volume(micrograms: micrograms / (length / 60_000)) }
    return Volume(micrograms: whole * 60_000 + rest * 60_000 / length)
  }
}
