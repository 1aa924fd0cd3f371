/// Plates of one size: how heavy one is, in the unit it is marked with, and how many pairs are owned.
public struct PlatePairs: Hashable, Sendable {
  /// One plate.
  public let plate: Weight
  /// How many pairs of it there are.
  public let pairs: Int

  /// A number of pairs of a plate.
  public init(_ plate: Weight, pairs: Int) {
    self.plate = plate
    self.pairs = pairs
  }
}
