import Loads

/// What a set can be best at.
///
/// Kinds never compete with each other.
public enum RecordKind: Int, Hashable, Sendable, CaseIterable {
  /// The best estimate from load and reps.
  case load
  /// The most reps without a load, of a bodyweight exercise.
  case reps
  /// The most reps of a loaded exercise done without its load; listed while it never had one, but no record.
  case unloaded
  /// The longest hold.
  case duration
  /// The least help, then the most reps.
  case assisted
  /// The heaviest hold, then the longest.
  case loadedDuration
  /// The heaviest carry, then the farthest.
  case loadedDistance
  /// The longest cardio.
  case cardioTime
  /// The farthest cardio.
  case cardioDistance

  /// Whether a set can be a record in it.
  public var isRecordable: Bool { self != .unloaded }

  /// The kinds a set can stand in; none for a set with nothing to compare.
  public static func kinds(of numbers: SetNumbers, mode: TrackingMode) -> [RecordKind] {
    [first(of: numbers, mode: mode), second(of: numbers, mode: mode)].compactMap { $0 }
  }

  /// The kind that nearly every set has only one of.
  static func first(of numbers: SetNumbers, mode: TrackingMode) -> RecordKind? {
    let load = numbers.weight.mass.nanograms
    switch mode {
    case .weightReps:
      guard numbers.reps > 0, load >= 0 else { return nil }
      return load > 0 ? .load : .unloaded
    case .bodyweightReps, .assistedReps:
      guard numbers.reps > 0 else { return nil }
      return load > 0 ? .load : load < 0 ? .assisted : .reps
    case .duration: return numbers.seconds > 0 ? .duration : nil
    case .weightDuration: return load > 0 && numbers.seconds > 0 ? .loadedDuration : nil
    case .weightDistance: return load > 0 && numbers.metres > 0 ? .loadedDistance : nil
    case .cardio: return numbers.seconds > 0 ? .cardioTime : nil
    }
  }

  /// The other kind of a cardio row, which can be the longest and the farthest.
  static func second(of numbers: SetNumbers, mode: TrackingMode) -> RecordKind? {
    mode == .cardio && numbers.metres > 0 ? .cardioDistance : nil
  }
}

extension SetNumbers {
  /// Micrometres, none as zero.
  var metres: Int64 { distance?.micrometres ?? 0 }
}
