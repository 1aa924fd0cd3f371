/// What the progress of an exercise is drawn by, one value a training day.
public enum ExerciseMeasure: Int, CaseIterable, Sendable {
  /// The best estimated single, nanograms.
  case estimate
  /// The load of the heaviest effort, nanograms; below zero where all of them were helped.
  case load
  /// Weight × reps of all sets, micrograms.
  case volume
  /// The most reps of one effort.
  case mostReps
  /// The reps of all sets.
  case reps
  /// The longest effort, seconds.
  case longest
  /// The seconds of all sets.
  case time
  /// The farthest effort, micrometres.
  case farthest
  /// The way of all sets, micrometres.
  case distance

  /// Whether the values of a day are added up; of others the best stands for the day.
  public var isSum: Bool {
    switch self {
    case .volume, .reps, .time, .distance: true
    case .estimate, .load, .mostReps, .longest, .farthest: false
    }
  }

  /// The three an exercise is best judged by, the most telling first.
  public static func offered(for mode: TrackingMode) -> [ExerciseMeasure] {
    switch mode {
    case .weightReps: [.estimate, .load, .volume]
    case .bodyweightReps: [.mostReps, .reps, .load]
    case .assistedReps: [.load, .mostReps, .reps]
    case .duration: [.longest, .time]
    case .weightDuration: [.load, .longest, .time]
    case .weightDistance: [.load, .farthest, .distance]
    case .cardio: [.time, .distance]
    }
  }
}
