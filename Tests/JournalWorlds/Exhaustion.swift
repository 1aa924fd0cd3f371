/// Goes through every world of a setting up to a number of steps.
public struct Exhaustion {
  private let setting: Setting
  /// How many worlds have been checked.
  public private(set) var worlds = 0
  private var steps: [Step] = []

  /// Prepares to go through a setting's worlds.
  public init(_ setting: Setting) {
    self.setting = setting
  }

  /// Checks every interleaving of that many steps; throws at the first wrong world, naming its steps.
  public mutating func run(steps count: Int) throws(Finding) {
    try run(World(setting), steps: count, used: 0)
  }

  private mutating func run(_ world: World, steps count: Int, used: Int) throws(Finding) {
    guard count > 0 else { return }
    for step in setting.steps(used: used) {
      var next = world
      steps.append(step)
      defer { steps.removeLast() }
      do throws(Finding) {
        guard try next.apply(step) else { continue }
        try next.check(setting)
      } catch {
        throw Finding(description: "\(setting.name): \(steps): \(error.description)")
      }
      worlds += 1
      let last = step.replicas.max() ?? 0
      try run(next, steps: count - 1, used: max(used, last + 1))
    }
  }
}
