public import Loads

/// What one step up is.
public enum LoadStep: Hashable, Sendable {
  /// So many rungs.
  case rungs(Int)
  /// The first rung at least this much heavier, for exercises nothing is known of.
  case atLeast(Mass)

  /// The load so many steps up; none if not even one is there.
  public func up(from mass: Mass, steps: Int, on ladder: LoadLadder) -> Mass? {
    var result = mass
    switch self {
    case .rungs(let count):
      result = ladder.moved(mass, by: count * steps)
    case .atLeast(let least):
      for _ in 0..<steps {
        let goal = result + least
        var next = result
        while next < goal, let rung = ladder.rung(above: next) { next = rung }
        result = next
      }
    }
    return result > mass ? result : nil
  }
}
