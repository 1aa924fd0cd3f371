/// The loads that exist for an exercise, and the only source of weights that Rung proposes.
///
/// Steppers, progression, offers, warm-ups and deloads ask the scale for a rung and never invent
/// one. All decisions are made in whole nanograms.
public enum LoadScale: Hashable, Sendable {
  /// One increment all the way.
  case uniform(UniformScale)
  /// The pins of a machine's stack, with optional weights on top.
  case stack(StackScale)
  /// A bar and the pairs of plates owned.
  case plates(PlateScale)
  /// The dumbbells or kettlebells that exist.
  case fixed(FixedScale)

  /// The unit the scale's numbers are written in.
  public var unit: MassUnit {
    switch self {
    case .uniform(let scale): scale.unit
    case .stack(let scale): scale.unit
    case .plates(let scale): scale.unit
    case .fixed(let scale): scale.unit
    }
  }

  /// The heaviest load that may be typed.
  ///
  /// Typed loads need not be rungs.
  public var ceiling: Mass {
    switch self {
    case .uniform(let scale): scale.ceiling
    case .stack, .plates, .fixed: unit.ceiling
    }
  }

  /// The lightest load of the scale: zero or a start, the first pin, the bar, the lightest dumbbell.
  public var lowestRung: Mass { rungs.mass(at: 0) }

  /// The heaviest load that is ever proposed.
  public var highestRung: Mass { rungs.mass(at: rungs.count - 1) }

  /// The lightest load above zero: what "one increment" means on any scale.
  public var lowestPositiveRung: Mass {
    lowestRung > .zero ? lowestRung : rung(above: .zero) ?? highestRung
  }

  /// Whether a load is a rung, a thousandth of the gap to its neighbour aside.
  public func contains(_ mass: Mass) -> Bool {
    if case .on = rungs.place(of: mass) { return true }
    return false
  }

  var rungs: Rungs {
    switch self {
    case .uniform(let scale): scale.rungs
    case .stack(let scale): scale.rungs
    case .plates(let scale): scale.rungs
    case .fixed(let scale): scale.rungs
    }
  }
}
