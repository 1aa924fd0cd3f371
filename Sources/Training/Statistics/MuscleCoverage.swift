import Ordering

/// How far a muscle's weekly target was reached.
public enum MuscleLevel: Hashable, Sendable, CaseIterable {
  case untouched, light, building, onTarget, overTarget, hammered

  /// The level of a ratio of sets to target.
  public init(ratio: Double) {
    switch ratio {
    case ..<0.02: self = .untouched
    case ..<0.5: self = .light
    case ..<0.85: self = .building
    case ..<1.16: self = .onTarget
    case ..<1.45: self = .overTarget
    default: self = .hammered
    }
  }

  /// The word shown in English.
  public var label: String {
    switch self {
    case .untouched: "Untouched"
    case .light: "Light"
    case .building: "Building"
    case .onTarget: "On target"
    case .overTarget: "Over target"
    case .hammered: "Hammered"
    }
  }
}

/// Sets against targets over the last seven days, muscle by muscle.
public struct MuscleCoverage: Equatable, Sendable {
  /// The credit of the seven days.
  public var credit: MuscleCredit

  /// Coverage by the credit of a week.
  public init(_ credit: MuscleCredit) {
    self.credit = credit
  }

  /// Sets over target.
  public func ratio(_ muscle: Muscle) -> Double {
    credit.sets(muscle) / Double(muscle.weeklySetTarget)
  }

  /// The level of a muscle.
  public func level(_ muscle: Muscle) -> MuscleLevel { MuscleLevel(ratio: ratio(muscle)) }

  /// The mean over all muscles, none counting for more than its target.
  public var whole: Double { mean(of: Muscle.allCases) }

  /// The mean over a region.
  public func region(_ region: BodyRegion) -> Double {
    mean(of: Muscle.allCases.filter { $0.region == region })
  }

  /// The muscles below half their target: the biggest target first, then the lowest ratio.
  public var behind: [Muscle] {
    Muscle.allCases.filter { ratio($0) < 0.5 }.ordered {
      if $0.weeklySetTarget != $1.weeklySetTarget { return $0.weeklySetTarget > $1.weeklySetTarget }
      return isColder($0, $1)
    }
  }

  /// The three with the highest ratio, ties by the bigger target.
  public var hottest: [Muscle] {
    Array(
      Muscle.allCases.ordered {
        ratio($0) != ratio($1) ? ratio($0) > ratio($1) : isBigger($0, $1)
      }.prefix(3))
  }

  /// The three with the lowest ratio, ties by the bigger target.
  public var coldest: [Muscle] {
    Array(
      Muscle.allCases.ordered {
        ratio($0) != ratio($1) ? ratio($0) < ratio($1) : isBigger($0, $1)
      }.prefix(3))
  }

  /// The ratios at which the colour ramp has its stops; above the last nothing gets darker.
  public static let rampStops: [Double] = [0, 0.12, 0.35, 0.60, 0.82, 1.0, 1.25, 1.8]

  private func mean(of muscles: [Muscle]) -> Double {
    guard !muscles.isEmpty else { return 0 }
    return muscles.reduce(0.0) { $0 + min(ratio($1), 1) } / Double(muscles.count)
  }

  private func isColder(_ left: Muscle, _ right: Muscle) -> Bool {
    ratio(left) != ratio(right) ? ratio(left) < ratio(right) : left.rawValue < right.rawValue
  }

  private func isBigger(_ left: Muscle, _ right: Muscle) -> Bool {
    left.weeklySetTarget != right.weeklySetTarget
      ? left.weeklySetTarget > right.weeklySetTarget : left.rawValue < right.rawValue
  }
}
