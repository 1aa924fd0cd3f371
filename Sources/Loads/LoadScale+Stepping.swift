/// Which of two equally near rungs is meant.
public enum RungTie: Hashable, Sendable {
  /// The heavier one, as everywhere unless a rule says otherwise.
  case heavier
  /// The lighter one, as in 5/3/1.
  case lighter
}

extension LoadScale {
  /// The nearest rung; halfway between two it is the heavier one.
  ///
  /// Below the lowest rung that is the lowest, so zero on a scale that starts at a bar gives the bar.
  public func snap(_ mass: Mass) -> Mass {
    rung(nearest: mass, tie: .heavier)
  }

  /// The nearest rung, with a say in what happens halfway between two.
  public func rung(nearest mass: Mass, tie: RungTie) -> Mass {
    let rungs = rungs
    switch rungs.place(of: mass) {
    case .beneath: return rungs.mass(at: 0)
    case .on(let position): return rungs.mass(at: position)
    case .beyond: return rungs.mass(at: rungs.count - 1)
    case .above(let position):
      let lower = rungs.mass(at: position)
      let upper = rungs.mass(at: position + 1)
      let (up, down) = (upper - mass, mass - lower)
      if up == down { return tie == .heavier ? upper : lower }
      return up < down ? upper : lower
    }
  }

  /// The next rung up, or nil at the top.
  public func rung(above mass: Mass) -> Mass? {
    let rungs = rungs
    let position: Int64 =
      switch rungs.place(of: mass) {
      case .beneath: 0
      case .on(let position), .above(let position): position + 1
      case .beyond: rungs.count
      }
    return position < rungs.count ? rungs.mass(at: position) : nil
  }

  /// The next rung down, or nil at the bottom.
  public func rung(below mass: Mass) -> Mass? {
    let rungs = rungs
    let position: Int64 =
      switch rungs.place(of: mass) {
      case .beneath: -1
      case .on(let position): position - 1
      case .above(let position): position
      case .beyond: rungs.count - 1
      }
    return position >= 0 ? rungs.mass(at: position) : nil
  }

  /// The heaviest rung that is not above a load, or nil when all are: what a warm-up snaps down to.
  public func rung(atOrBelow mass: Mass) -> Mass? {
    let rungs = rungs
    switch rungs.place(of: mass) {
    case .beneath: return nil
    case .on(let position), .above(let position): return rungs.mass(at: position)
    case .beyond: return rungs.mass(at: rungs.count - 1)
    }
  }

  /// The lightest rung that is not below a load, or nil when all are.
  public func rung(atOrAbove mass: Mass) -> Mass? {
    if case .on(let position) = rungs.place(of: mass) { return rungs.mass(at: position) }
    return rung(above: mass)
  }

  /// One tap on a stepper: one rung up for a positive direction, down for a negative, whatever its
  /// size; the load as it is for zero.
  ///
  /// A load between rungs lands on one with its first step. With no rung above, the load stays;
  /// with none below, it is the lowest rung.
  public func step(_ mass: Mass, _ direction: Int) -> Mass {
    if direction > 0 { return rung(above: mass) ?? mass }
    if direction < 0 { return rung(below: mass) ?? lowestRung }
    return mass
  }

  /// The 2 × `reach` + 1 rungs around a load, its nearest rung in the middle.
  ///
  /// At either end the window slides and keeps its size; only a scale with fewer rungs gives fewer.
  /// A reach below 0 counts as 0, above 500 as 500.
  public func ladder(around mass: Mass, reach: Int = 2) -> [Mass] {
    let rungs = rungs
    let centre: Int64 =
      switch rungs.place(of: snap(mass)) {
      case .on(let position), .above(let position): position
      case .beneath: 0
      case .beyond: rungs.count - 1
      }
    let reach = Int64(max(0, min(reach, 500)))
    let first = max(0, min(centre - reach, rungs.count - 1 - 2 * reach))
    let last = min(rungs.count - 1, first + 2 * reach)
    return (first...last).map { rungs.mass(at: $0) }
  }
}
