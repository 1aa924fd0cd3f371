public import Loads

/// What the trained sessions of one training day add up to.
public struct DayTotals: Equatable, Sendable {
  /// Trained sessions.
  public var sessions: Int
  /// Weight × reps.
  public var volume: Volume
  /// Efforts.
  public var sets: Int
  /// Reps of all logged sets but warm-ups.
  public var reps: Int
  /// Sets credited to muscles.
  public var credit: MuscleCredit

  /// Totals; nothing unless given.
  public init(
    sessions: Int = 0, volume: Volume = .zero, sets: Int = 0, reps: Int = 0,
    credit: MuscleCredit = MuscleCredit()
  ) {
    self.sessions = sessions
    self.volume = volume
    self.sets = sets
    self.reps = reps
    self.credit = credit
  }

  /// What one trained session adds; nothing for any other.
  ///
  /// - Parameter muscles: the muscles of an exercise in order, the primary one first.
  public init(of session: Session, muscles: (ExerciseID) -> [Muscle]) {
    guard session.isTrained else {
      self.init()
      return
    }
    self.init(
      sessions: 1, volume: session.volume, sets: session.effortCount, reps: session.repCount,
      credit: MuscleCredit(of: session, muscles: muscles))
  }

  /// Adds the totals of another session or day.
  public mutating func add(_ other: DayTotals) {
    sessions += other.sessions
    volume += other.volume
    sets += other.sets
    reps += other.reps
    credit.add(other.credit)
  }

  /// Takes the totals of a session out again.
  public mutating func remove(_ other: DayTotals) {
    sessions -= other.sessions
    volume -= other.volume
    sets -= other.sets
    reps -= other.reps
    credit.remove(other.credit)
  }
}
