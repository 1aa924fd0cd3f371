/// Random worlds of three replicas with skewed clocks.
///
/// They ask whether a removal ever hides a write its author had not seen, or fails to hide what it had.
public struct RandomWorlds {
  private var random: SeededRandom
  private static let setting = Setting(
    "random", pace: 1, [.log, .swap, .add, .remove(.x), .remove(.document)])

  /// Worlds that follow from a seed.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Plays that many worlds of seven steps and gives how many had a removal; throws at the first
  /// wrong one.
  public func run(_ count: Int) throws(Finding) -> Int {
    var random = random
    var removals = 0
    for _ in 0..<count {
      let skews = (0..<3).map { _ in Int64(random.below(20)) }
      let setting = Self.setting.withClocks(skews)
      var world = World(setting)
      var steps: [Step] = []
      for _ in 0..<7 {
        let step = Self.step(&random)
        if try world.apply(step) { steps.append(step) }
      }
      do throws(Finding) {
        try world.checkMerged()
      } catch {
        throw Finding(description: "\(skews), \(steps): \(error.description)")
      }
      let hasRemoval = steps.contains { step in
        if case .remove = step.deed { true } else { false }
      }
      if hasRemoval { removals += 1 }
    }
    return removals
  }

  /// Writes and pulls are twice as likely as removals.
  private static func step(_ random: inout SeededRandom) -> Step {
    let replica = random.below(3)
    let deed: Step.Deed =
      switch random.below(10) {
      case 0: .log
      case 1, 2: .swap
      case 3: .add
      case 4: .remove(.x)
      case 5: .remove(.document)
      default: .pull((replica + 1 + random.below(2)) % 3)
      }
    return Step(replica: replica, deed: deed)
  }
}
