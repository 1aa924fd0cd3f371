public import Loads

/// The numbers of a row: dialled before it is done, and those that were done.
///
/// Which of them mean something depends on the tracking mode; the others are zero or absent.
public struct SetNumbers: Hashable, Sendable {
  /// The load in the unit it was entered in; below zero it is help (`assistedReps`), zero is none.
  public var weight: Weight
  /// Repetitions; for a per-side exercise the total of both sides.
  public var reps: Int
  /// Seconds held or spent.
  public var seconds: Int
  /// How far, where that is tracked.
  public var distance: Distance?
  /// Incline in hundredths of a percent, where that is tracked.
  public var incline: Int?
  /// Resistance level in hundredths, where that is tracked.
  public var level: Int?

  /// Numbers; what is not given is zero or absent.
  public init(
    weight: Weight = .unloaded, reps: Int = 0, seconds: Int = 0, distance: Distance? = nil,
    incline: Int? = nil, level: Int? = nil
  ) {
    self.weight = weight
    self.reps = reps
    self.seconds = seconds
    self.distance = distance
    self.incline = incline
    self.level = level
  }
}
