public import Loads

/// The loads an exercise can really be set to, in the direction in which they get harder.
///
/// It puts the scale of the equipment together with how the exercise is tracked: an assisted lift
/// goes on below zero (a rung up is less help), and an exercise done with the body alone has zero
/// as a rung whatever the equipment starts at.
public struct LoadLadder: Hashable, Sendable {
  /// The scale of the machine, bar or dumbbells.
  public let scale: LoadScale
  private let foot: Foot

  /// What is at and below zero.
  private enum Foot: Hashable, Sendable {
    /// The lowest rung of the scale.
    case lowestRung
    /// The body alone.
    case bodyweight
    /// Help.
    case help
  }

  /// The ladder of an exercise that is tracked like this.
  public init(_ scale: LoadScale, mode: TrackingMode = .weightReps) {
    self.scale = scale
    foot =
      switch mode {
      case .assistedReps: .help
      case .bodyweightReps, .duration, .cardio: .bodyweight
      case .weightReps, .weightDuration, .weightDistance: .lowestRung
      }
  }

  /// The loads that may be logged: from the bar on a scale of plates, else from none; help as far as
  /// the machine goes.
  public var allowed: ClosedRange<Mass> {
    switch foot {
    case .help: return -scale.ceiling...scale.ceiling
    case .bodyweight: break
    case .lowestRung:
      if case .plates(let plates) = scale { return plates.bar.mass...scale.ceiling }
    }
    return .zero...scale.ceiling
  }

  /// The nearest rung; ties go away from zero.
  public func snap(_ mass: Mass) -> Mass {
    foot == .lowestRung ? scale.snap(mass) : AssistedScale(scale).snap(mass)
  }

  /// The nearest rung for a load that was used: never zero, and no load stays none whatever the scale starts at.
  public func snapLoaded(_ mass: Mass) -> Mass {
    guard mass != .zero else { return .zero }
    let snapped = snap(mass)
    guard snapped == .zero else { return snapped }
    return mass < .zero ? -scale.lowestPositiveRung : scale.lowestPositiveRung
  }

  /// The next rung up, or none at the top.
  public func rung(above mass: Mass) -> Mass? {
    foot == .lowestRung ? scale.rung(above: mass) : AssistedScale(scale).rung(above: mass)
  }

  /// The next rung down, or none at the bottom.
  public func rung(below mass: Mass) -> Mass? {
    switch foot {
    case .lowestRung: scale.rung(below: mass)
    case .bodyweight where mass == .zero: nil
    case .bodyweight, .help: AssistedScale(scale).rung(below: mass)
    }
  }

  /// So many rungs up or down, stopping at the ends.
  public func moved(_ mass: Mass, by rungs: Int) -> Mass {
    var result = mass
    for _ in 0..<rungs.magnitude {
      guard let next = rungs > 0 ? rung(above: result) : rung(below: result) else { break }
      result = next
    }
    return result
  }

  /// How many rungs lie between two loads; negative if the second is the lighter one.
  public func rungs(from start: Mass, to end: Mass) -> Int {
    var count = 0
    var position = start
    while position < end, count < Self.reach, let next = rung(above: position), next <= end {
      position = next
      count += 1
    }
    while position > end, count > -Self.reach, let next = rung(below: position), next >= end {
      position = next
      count -= 1
    }
    return count
  }

  /// Reads a load that was typed, help as the positive number it is; it need not be a rung.
  public func weight(typed text: String) throws(TypedNumberError) -> Weight {
    try scale.weight(typed: text, least: max(.zero, allowed.lowerBound))
  }

  /// A load in the scale's own unit.
  public func weight(_ mass: Mass) -> Weight {
    Weight(mass, scale.unit)
  }

  /// More rungs than lie between two loads that meet in practice; bounds the walk.
  private static let reach = 2_000
}
