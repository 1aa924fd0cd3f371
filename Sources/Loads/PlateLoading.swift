/// A bar as it stands loaded, and what it took to get there.
public struct PlateLoading: Hashable, Sendable {
  /// The bar.
  public let bar: Weight
  /// The plates on each side, from the collar outwards.
  public let perSide: [Weight]
  /// How many plates come off and go on, on each side, after the loading before.
  public let changes: Int

  /// A loaded bar.
  public init(bar: Weight, perSide: [Weight], changes: Int) {
    self.bar = bar
    self.perSide = perSide
    self.changes = changes
  }

  /// The bar and both sides together.
  public var total: Mass {
    perSide.reduce(bar.mass) { $0 + $1.mass + $1.mass }
  }

  /// The plates of one side as text, "20 + 5 + 2.5"; empty for the bar alone.
  ///
  /// A plate that is marked in another unit than the bar says so.
  public func perSideText(mark: DecimalMark = .point) -> String {
    var text = ""
    for plate in perSide {
      if !text.isEmpty { text += " + " }
      text += plate.unit == bar.unit ? plate.text(mark) : plate.label(mark)
    }
    return text
  }
}
