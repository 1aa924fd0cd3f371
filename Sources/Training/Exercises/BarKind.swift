public import Loads

/// The kind of bar an exercise is done with, which decides what the empty bar weighs.
///
/// The raw values are the words of the library's source.
public enum BarKind: String, CaseIterable, Sendable {
  case straight
  case ez
  case trap
  case safetySquat = "safety squat"
  case swiss
  case log
  case axle
  case landmine

  /// What the empty bar usually weighs, to show plates by where no gym says otherwise.
  ///
  /// None for a log, which differs from gym to gym, and for a landmine, whose plates go on one end.
  public func usualMass(in unit: MassUnit) -> Weight? {
    let count: (kilograms: Int64, pounds: Int64)
    switch self {
    case .straight: count = (20, 45)
    case .ez: count = (10, 25)
    case .trap, .safetySquat: count = (25, 55)
    case .swiss: count = (20, 45)
    case .axle: count = (10, 20)
    case .log, .landmine: return nil
    }
    switch unit {
    case .kilogram: return Weight(Mass(count.kilograms, unit), unit)
    case .pound: return Weight(Mass(count.pounds, unit), unit)
    }
  }
}
