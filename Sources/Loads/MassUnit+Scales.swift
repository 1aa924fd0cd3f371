extension MassUnit {
  /// The heaviest load that may be entered: 1,000 kg or 2,200 lb.
  public var ceiling: Mass {
    switch self {
    case .kilogram: Mass(1000, .kilogram)
    case .pound: Mass(2200, .pound)
    }
  }

  /// The step of a scale whose own increment makes no sense: 2.5 kg or 5 lb.
  public var usualStep: Mass {
    switch self {
    case .kilogram: Mass(thousandths: 2500, .kilogram)
    case .pound: Mass(5, .pound)
    }
  }

  /// The increments offered when somebody sets up a machine, finest first.
  public var offeredIncrements: [Mass] {
    let thousandths: [Int64] =
      switch self {
      case .kilogram: [500, 1000, 1250, 2000, 2500, 5000, 10_000]
      case .pound: [1000, 2500, 5000, 10_000, 15_000, 20_000, 25_000]
      }
    return thousandths.map { Mass(thousandths: $0, self) }
  }

  /// The offered increment nearest to a mass; of two equally near the larger.
  public func offeredIncrement(nearest mass: Mass) -> Mass {
    var best = offeredIncrements[0]
    for choice in offeredIncrements where (choice - mass).magnitude <= (best - mass).magnitude {
      best = choice
    }
    return best
  }
}
