/// What a set of an exercise logs.
///
/// The raw values are the words stored in documents and backups.
public enum TrackingMode: String, CaseIterable, Sendable {
  /// An external load and a number of repetitions.
  case weightReps
  /// Repetitions with the body as the load, and optionally weight added to it.
  case bodyweightReps
  /// Seconds held or worked, without a load.
  case duration
  /// A load and seconds: loaded holds, carries by time.
  case weightDuration
  /// A load and metres: carries, sleds.
  case weightDistance
  /// Help taken off the body's weight, and repetitions.
  case assistedReps
  /// Any of time, distance, incline and level.
  case cardio

  /// Whether a set counts repetitions.
  public var countsReps: Bool {
    switch self {
    case .weightReps, .bodyweightReps, .assistedReps: true
    case .duration, .weightDuration, .weightDistance, .cardio: false
    }
  }

  /// Whether a set has a load beside what it counts; the load may be 0 where the body is the load.
  public var takesLoad: Bool {
    switch self {
    case .weightReps, .bodyweightReps, .weightDuration, .weightDistance, .assistedReps: true
    case .duration, .cardio: false
    }
  }

  /// The repetition range a new slot of a plan starts with, none where no repetitions are counted.
  public var defaultRepRange: ClosedRange<Int>? {
    countsReps ? 8...12 : nil
  }
}
