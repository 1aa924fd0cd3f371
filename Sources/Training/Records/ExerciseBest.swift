import Loads

/// What the page of an exercise names a best set in.
public enum BestKind: Int, CaseIterable, Sendable {
  /// The best estimated single.
  case estimate
  /// The most load, then the most of what is counted.
  case heaviest
  /// The least help, then the most reps.
  case leastHelp
  /// The most weight × reps in one set.
  case volume
  /// The most reps without help, then the most load.
  case reps
  /// The most reps with help.
  case helpedReps
  /// The longest.
  case longest
  /// The farthest.
  case farthest

  /// How good a logged set is in it, the second number between equals; nothing where it has no standing.
  func rank(_ log: SetLog) -> (Int64, Int64)? {
    let numbers = log.numbers
    let (load, reps) = (numbers.weight.mass, Int64(numbers.reps))
    switch self {
    case .estimate:
      guard log.mode == .weightReps else { return nil }
      return OneRepMax.estimate(load, reps: numbers.reps).map { ($0.nanograms, 0) }
    case .heaviest:
      let counted = max(reps, Int64(numbers.seconds), numbers.metres)
      return log.mode.takesLoad && load > .zero && counted > 0 ? (load.nanograms, counted) : nil
    case .leastHelp: return load < .zero && reps > 0 ? (load.nanograms, reps) : nil
    case .volume:
      let volume = log.volume
      return volume > .zero ? (volume.micrograms, load.nanograms) : nil
    case .reps:
      return log.mode.countsReps && load >= .zero && reps > 0 ? (reps, load.nanograms) : nil
    case .helpedReps: return load < .zero && reps > 0 ? (reps, load.nanograms) : nil
    case .longest:
      guard log.mode.isTimed || log.mode == .cardio, numbers.seconds > 0 else { return nil }
      return (Int64(numbers.seconds), max(load.nanograms, numbers.metres))
    case .farthest: return numbers.metres > 0 ? (numbers.metres, load.nanograms) : nil
    }
  }
}

/// The best set of an exercise in something.
public struct ExerciseBest: Equatable, Sendable {
  /// What it is best in.
  public var kind: BestKind
  /// What was done.
  public var log: SetLog
  /// Its session.
  public var session: Session.ID
  /// How much it is: nanograms, micrograms, reps, seconds or micrometres.
  public var value: Int64
  /// What ranks it among sets of equal value.
  var tie: Int64
}
