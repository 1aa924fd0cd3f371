/// Sets credited to muscles: each effort gives its exercise's first muscle a whole set and the second half of one.
public struct MuscleCredit: Equatable, Sendable {
  /// Half sets, by the muscles' raw values; empty where there is no credit at all.
  private var halves: [Int32]

  /// No credit.
  public init() {
    halves = []
  }

  /// The credit of a session's logged efforts.
  public init(of session: Session, muscles: (ExerciseID) -> [Muscle]) {
    self.init()
    for card in session.exercises {
      for set in card.sets where set.isEffort {
        guard let log = set.log else { continue }
        add(muscles(log.exercise))
      }
    }
  }

  /// Credits one effort of an exercise with these muscles.
  public mutating func add(_ muscles: [Muscle]) {
    for (index, muscle) in muscles.prefix(2).enumerated() {
      add(muscle, halves: index == 0 ? 2 : 1)
    }
  }

  /// The sets of a muscle.
  public func sets(_ muscle: Muscle) -> Double {
    Double(halfSets(muscle)) / 2
  }

  /// The sets of a muscle in halves, exact.
  public func halfSets(_ muscle: Muscle) -> Int {
    halves.isEmpty ? 0 : Int(halves[Int(muscle.rawValue)])
  }

  /// Adds other credit.
  public mutating func add(_ other: MuscleCredit) {
    for muscle in Muscle.allCases { add(muscle, halves: Int32(other.halfSets(muscle))) }
  }

  /// Takes credit out again.
  public mutating func remove(_ other: MuscleCredit) {
    for muscle in Muscle.allCases { add(muscle, halves: -Int32(other.halfSets(muscle))) }
    if halves.allSatisfy({ $0 == 0 }) { halves = [] }
  }

  private mutating func add(_ muscle: Muscle, halves count: Int32) {
    guard count != 0 else { return }
    if halves.isEmpty { halves = [Int32](repeating: 0, count: Muscle.allCases.count) }
    halves[Int(muscle.rawValue)] &+= count
  }
}
