public import CivilTime
import Loads

/// What was done of one exercise: what its page is drawn from.
///
/// Made in one pass over all sessions, once for each look at the page. Warm-ups are listed and count
/// for nothing; drops and clusters count for sums only; what does not count for records stands only
/// in the list.
public struct ExerciseHistory: Equatable, Sendable {
  /// A session with the exercise.
  public struct Visit: Equatable, Sendable {
    /// The session.
    public var session: Session.ID
    /// Its place among those that were looked through.
    public var place: Int
    /// Its training day.
    public var day: LocalDate
    /// By the raw value of the measure; nothing where there is none.
    fileprivate var values: [Int64?]
  }

  /// The ids the exercise goes by.
  public let spellings: [ExerciseID]
  /// How it is tracked: as in the newest effort.
  public private(set) var mode: TrackingMode
  /// The sessions with it, the newest first.
  public private(set) var visits: [Visit] = []
  private var best = [ExerciseBest?](repeating: nil, count: BestKind.allCases.count)
  private var heaviest = [ExerciseBest?](repeating: nil, count: Self.mostReps)

  /// The most reps that the table of rep maxima has a row for.
  public static let mostReps = 10

  /// The history of the exercise with these ids.
  ///
  /// - Parameters:
  ///   - usual: how it is tracked where it was never done.
  ///   - sessions: the trained sessions, the newest first.
  ///   - hour: when a training day starts.
  public init(
    of spellings: [ExerciseID], usually usual: TrackingMode, in sessions: [Session],
    dayStartsAt hour: Int = LocalDate.usualTrainingDayStart
  ) {
    self.spellings = spellings
    mode = usual
    for session in sessions {
      guard let newest = newestMode(in: session) else { continue }
      mode = newest
      break
    }
    // The oldest first, so that of equals the earliest stays.
    for place in sessions.indices.reversed() {
      add(sessions[place], at: place, dayStartsAt: hour)
    }
    visits.reverse()
  }

  /// Whether an id stands for this exercise.
  public func holds(_ id: ExerciseID) -> Bool { spellings.contains(id) }

  private func newestMode(in session: Session) -> TrackingMode? {
    for card in session.exercises.reversed() {
      for set in card.sets.reversed() {
        if let log = set.log, set.isEffort, holds(log.exercise) { return log.mode }
      }
    }
    return nil
  }

  private mutating func add(_ session: Session, at place: Int, dayStartsAt hour: Int) {
    var visit: Visit?
    // By index: a loop over the values would copy every row.
    for card in session.exercises.indices {
      let counts = session.counts && session.exercises[card].counts
      let rows = session.exercises[card].sets
      for row in rows.indices {
        guard let log = rows[row].log, holds(log.exercise) else { continue }
        if visit == nil {
          visit = Visit(
            session: session.id, place: place, day: session.trainingDay(startsAt: hour),
            values: [Int64?](repeating: nil, count: ExerciseMeasure.allCases.count))
        }
        guard counts, !rows[row].isWarmUp, log.mode.isOneHistory(with: mode) else { continue }
        visit?.addSums(of: log)
        guard rows[row].isEffort else { continue }
        visit?.addBest(of: log)
        rank(log, of: session.id)
      }
    }
    if let visit { visits.append(visit) }
  }

  private mutating func rank(_ log: SetLog, of session: Session.ID) {
    for kind in BestKind.allCases {
      guard let (value, tie) = kind.rank(log) else { continue }
      let new = ExerciseBest(kind: kind, log: log, session: session, value: value, tie: tie)
      if new.isBetter(than: best[kind.rawValue]) { best[kind.rawValue] = new }
      guard kind == .heaviest, log.mode == .weightReps else { continue }
      for reps in 0..<max(0, min(log.numbers.reps, Self.mostReps))
      where heaviest[reps].map({ value > $0.value }) ?? true {
        heaviest[reps] = new
      }
    }
  }
}

// MARK: - What it says

extension ExerciseHistory {
  /// The best set of a kind, of equals the earliest.
  public func best(_ kind: BestKind) -> ExerciseBest? { best[kind.rawValue] }

  /// The best sets worth naming, by how the exercise is tracked.
  public var bests: [ExerciseBest] {
    let kinds: [BestKind] =
      switch mode {
      case .weightReps: [.estimate, .heaviest, .volume, .reps]
      case .bodyweightReps, .assistedReps:
        // Help that was needed once gives way to reps without it.
        best(.reps) == nil ? [.leastHelp, .helpedReps] : [.reps, .heaviest]
      case .duration: [.longest]
      case .weightDuration: [.heaviest, .longest]
      case .weightDistance: [.heaviest, .farthest]
      case .cardio: [.longest, .farthest]
      }
    return kinds.compactMap { best($0) }
  }

  /// The most load that was done for at least so many reps, 1 to ``mostReps``.
  public func heaviest(forReps reps: Int) -> ExerciseBest? {
    (1...Self.mostReps).contains(reps) ? heaviest[reps - 1] : nil
  }

  /// The measures that there is something to draw by.
  public var measures: [ExerciseMeasure] {
    ExerciseMeasure.offered(for: mode).filter { measure in
      // A body that never carried anything more says nothing by its load.
      let isDull = measure == .load && mode == .bodyweightReps
      return visits.contains { visit in
        visit.values[measure.rawValue].map { !isDull || $0 != 0 } ?? false
      }
    }
  }

  /// A value a training day, the oldest first.
  public func points(_ measure: ExerciseMeasure) -> [(day: LocalDate, value: Int64)] {
    var points: [(day: LocalDate, value: Int64)] = []
    for visit in visits.reversed() {
      guard let value = visit.values[measure.rawValue] else { continue }
      // The same day, or one that is earlier by the calendar only: somebody flew west.
      guard let last = points.last, visit.day <= last.day else {
        points.append((visit.day, value))
        continue
      }
      points[points.count - 1].value = measure.isSum ? last.value + value : max(last.value, value)
    }
    return points
  }
}

extension ExerciseHistory.Visit {
  fileprivate mutating func addSums(of log: SetLog) {
    let numbers = log.numbers
    add(log.volume.micrograms, to: .volume)
    if log.mode.countsReps { add(Int64(numbers.reps), to: .reps) }
    if log.mode.isTimed || log.mode == .cardio { add(Int64(numbers.seconds), to: .time) }
    add(numbers.metres, to: .distance)
  }

  fileprivate mutating func addBest(of log: SetLog) {
    let numbers = log.numbers
    let load = numbers.weight.mass
    if let (estimate, _) = BestKind.estimate.rank(log) { raise(.estimate, to: estimate) }
    if log.mode.takesLoad, load > .zero || log.mode.isBodyLoaded {
      raise(.load, to: load.nanograms)
    }
    if log.mode.countsReps, numbers.reps > 0 { raise(.mostReps, to: Int64(numbers.reps)) }
    if let (longest, _) = BestKind.longest.rank(log) { raise(.longest, to: longest) }
    if numbers.metres > 0 { raise(.farthest, to: numbers.metres) }
  }

  private mutating func add(_ amount: Int64, to measure: ExerciseMeasure) {
    if amount > 0 { values[measure.rawValue] = (values[measure.rawValue] ?? 0) + amount }
  }

  private mutating func raise(_ measure: ExerciseMeasure, to amount: Int64) {
    values[measure.rawValue] = max(values[measure.rawValue] ?? amount, amount)
  }
}

extension ExerciseBest {
  fileprivate func isBetter(than other: ExerciseBest?) -> Bool {
    guard let other else { return true }
    return value != other.value ? value > other.value : tie > other.tie
  }
}

extension TrackingMode {
  /// Whether the body is the load, or what help leaves of it.
  fileprivate var isBodyLoaded: Bool { self == .bodyweightReps || self == .assistedReps }

  /// Whether sets of both are one line of history: help is load below zero.
  fileprivate func isOneHistory(with other: TrackingMode) -> Bool {
    self == other || (isBodyLoaded && other.isBodyLoaded)
  }
}
