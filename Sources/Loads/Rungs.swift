/// The loads a scale can stop on, in ascending order, addressed by their position.
enum Rungs {
  /// `count` loads from `first`, `step` apart, in nanograms.
  case even(first: Int64, step: Int64, count: Int64)
  /// Loads that are listed one by one, at least one.
  case listed([Mass])

  /// Where a load stands among the rungs.
  enum Place {
    /// Lighter than the lowest rung.
    case beneath
    /// On this rung, or so near that a rounded conversion explains the difference.
    case on(Int64)
    /// Above this rung and below the next.
    case above(Int64)
    /// Heavier than the highest rung.
    case beyond
  }

  var count: Int64 {
    switch self {
    case .even(_, _, let count): count
    case .listed(let masses): Int64(masses.count)
    }
  }

  /// The load of the rung at `position`, which must be one of 0..<count.
  func mass(at position: Int64) -> Mass {
    switch self {
    case .even(let first, let step, _): Mass(nanograms: first + position * step)
    case .listed(let masses): masses[Int(position)]
    }
  }

  /// Where `mass` stands; within a thousandth of the gap to a rung it counts as on it.
  func place(of mass: Mass) -> Place {
    let last = count - 1
    let lower = highest(notAbove: mass)
    if lower < 0 {
      let lowest = self.mass(at: 0)
      // Zero may be the neighbour below: a load nearer to it is not on a very light first rung.
      let gap = lowest > .zero ? min(lowest, gap(above: 0)) : gap(above: 0)
      return isOn(lowest, mass, gap: gap) ? .on(0) : .beneath
    }
    if isOn(self.mass(at: lower), mass, gap: gap(above: lower)) { return .on(lower) }
    if lower == last { return .beyond }
    return isOn(self.mass(at: lower + 1), mass, gap: gap(above: lower))
      ? .on(lower + 1) : .above(lower)
  }

  /// The position of the highest rung that is not above `mass`; −1 when all are.
  private func highest(notAbove mass: Mass) -> Int64 {
    switch self {
    case .even(let first, let step, let count):
      if mass.nanograms < first { return -1 }
      return min(count - 1, mass.nanograms.subtractedClamping(first) / step)
    case .listed(let masses):
      var low = 0
      var high = masses.count
      while low < high {
        let middle = (low + high) / 2
        if masses[middle] <= mass { low = middle + 1 } else { high = middle }
      }
      return Int64(low) - 1
    }
  }

  /// The distance to the next rung up; at the top, the distance to the rung below.
  private func gap(above position: Int64) -> Mass {
    switch self {
    case .even(_, let step, _):
      return Mass(nanograms: step)
    case .listed(let masses):
      if masses.count == 1 { return MassUnit.kilogram.usualStep }
      let lower = min(Int(position), masses.count - 2)
      return masses[lower + 1] - masses[lower]
    }
  }

  private func isOn(_ rung: Mass, _ mass: Mass, gap: Mass) -> Bool {
    let distance = (mass - rung).magnitude
    return distance.nanograms <= gap.nanograms / 1000
  }
}
