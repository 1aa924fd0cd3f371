public import Loads

/// The load that could be lifted once, estimated from a set of several reps.
public enum OneRepMax {
  /// Sets of more reps say too little about a single.
  public static let mostReps = 12

  /// How the estimate is made.
  public enum Formula: Hashable, Sendable, CaseIterable {
    /// w × (1 + r/30).
    case epley
    /// 36 w / (37 − r).
    case brzycki
    /// w × r^0.10.
    case lombardi
  }

  /// The estimate; none without load or reps, and none above twelve reps.
  public static func estimate(_ load: Mass, reps: Int, formula: Formula = .epley) -> Mass? {
    guard load > .zero, reps > 0, reps <= mostReps else { return nil }
    guard reps > 1 else { return load }
    switch formula {
    case .epley: return load.times(Int64(30 + reps), over: 30)
    case .brzycki: return load.times(36, over: Int64(37 - reps))
    case .lombardi: return load.times(lombardiMillionths[reps - 2], over: 1_000_000)
    }
  }

  /// Epley without a limit to the reps; zero without load or reps.
  public static func uncapped(_ load: Mass, reps: Int) -> Mass {
    guard load > .zero, reps > 0 else { return .zero }
    return reps == 1 ? load : load.times(Int64(30 + reps), over: 30)
  }

  /// Epley with the reps capped at twelve, as records rank sets; zero without load or reps.
  public static func capped(_ load: Mass, reps: Int) -> Mass {
    uncapped(load, reps: min(reps, mostReps))
  }

  /// r^0.10 for 2…12, in millionths.
  private static let lombardiMillionths: [Int64] = [
    1_071_773, 1_116_123, 1_148_698, 1_174_619, 1_196_231, 1_214_814, 1_231_144, 1_245_731,
    1_258_925, 1_270_982, 1_282_089,
  ]
}
