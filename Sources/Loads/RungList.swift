import Ordering

/// What scales with listed rungs have in common.
enum RungList {
  /// The loads in ascending order, each once.
  static func ascending(_ loads: [Mass]) -> [Mass] {
    var result: [Mass] = []
    for load in loads.ordered() where load != result.last { result.append(load) }
    return result
  }

  /// The listed loads, or the unit's usual steps when there are none.
  static func rungs(_ loads: [Mass], _ unit: MassUnit) -> Rungs {
    loads.isEmpty ? UniformScale(unit: unit, increment: nil).rungs : .listed(loads)
  }

  /// The decimals that show every piece, and with them every sum of pieces; those of the unit's
  /// usual step when there are none.
  static func decimals(_ pieces: [Mass], _ unit: MassUnit) -> Int {
    if pieces.isEmpty { return unit.usualStep.decimals(in: unit) }
    return pieces.map { $0.decimals(in: unit) }.max() ?? 0
  }
}
