public import CivilTime

/// What was done: written once when a set is logged, and again only by a correction.
///
/// It names its exercise and mode, so that a swap on another device can't rename a set that was
/// done, and a change of the catalogue can't change what it means.
public struct SetLog: Equatable, Sendable {
  /// The exercise it was done as.
  public var exercise: ExerciseID
  /// How it is tracked, as it was then.
  public var mode: TrackingMode
  /// What was done.
  public var numbers: SetNumbers
  /// When it was logged.
  public var at: Instant
  /// The announced start, kept only where it is believable.
  public var startedAt: Instant?

  /// A done set.
  public init(
    exercise: ExerciseID, mode: TrackingMode, numbers: SetNumbers, at: Instant,
    startedAt: Instant? = nil
  ) {
    self.exercise = exercise
    self.mode = mode
    self.numbers = numbers
    self.at = at
    self.startedAt = startedAt
  }
}
