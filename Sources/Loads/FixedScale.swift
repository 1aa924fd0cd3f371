/// Weights that exist one by one: dumbbells, kettlebells, fixed bars.
public struct FixedScale: Hashable, Sendable {
  /// The unit the weights are marked in.
  public let unit: MassUnit
  /// The weights that exist, ascending, each once.
  public let weights: [Mass]

  /// At most so many weights are read; no rack has more.
  public static let mostWeights = 500

  /// The weights that exist.
  ///
  /// What is not positive or above the unit's ceiling is left out. A rack without weights tells
  /// nothing, so it has the rungs of the unit's usual step.
  public init(unit: MassUnit, weights: [Mass]) {
    self.unit = unit
    self.weights = Array(
      RungList.ascending(weights.filter { $0 > .zero && $0 <= unit.ceiling })
        .prefix(Self.mostWeights))
  }

  var rungs: Rungs { RungList.rungs(weights, unit) }

  var decimals: Int { RungList.decimals(weights, unit) }
}
