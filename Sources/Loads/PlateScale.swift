/// A bar and the pairs of plates owned: its rungs are all the loads that can really be built.
public struct PlateScale: Hashable, Sendable {
  /// The unit the scale's numbers are shown in.
  public let unit: MassUnit
  /// The empty bar, which is the lowest rung.
  public let bar: Weight
  /// The plates that may go on it.
  public let inventory: PlateInventory

  /// The plates that the search counts with: the inventory, unless that is beyond any gym.
  let counted: PlateInventory
  private let loads: [Mass]

  /// A bar with plates.
  ///
  /// A bar below zero counts as zero, one above the unit's ceiling as the ceiling. Without plates
  /// the bar is the only rung. Every rung is found here, exactly and once; the work is the number
  /// of different loads × the number of plate sizes, some microseconds for a gym. No inventory that
  /// makes more than 65,536 different loads is counted in full: pairs of what there is most of are
  /// left out until it fits.
  public init(unit: MassUnit, bar: Weight, inventory: PlateInventory) {
    let bar = Weight(max(.zero, min(bar.mass, unit.ceiling)), bar.unit)
    let limit = (unit.ceiling - bar.mass).nanograms / 2
    var counted = inventory
    var sums = PlateSums.all(of: counted, upTo: limit)
    for pairs in [20, 10, 5, 2, 1] where sums == nil {
      counted = inventory.atMost(pairs: pairs, sizes: PlateInventory.mostSizes)
      sums = PlateSums.all(of: counted, upTo: limit)
    }
    if sums == nil {
      // One pair of sixteen sizes makes 65,536 loads at most.
      counted = inventory.atMost(pairs: 1, sizes: 16)
      sums = PlateSums.all(of: counted, upTo: limit)
    }
    self.unit = unit
    self.bar = bar
    self.inventory = inventory
    self.counted = counted
    loads = (sums ?? [0]).map { Mass(nanograms: bar.mass.nanograms + 2 * $0) }
  }

  /// The bar of a usual gym: 20 kg or 45 lb.
  public static func usualBar(_ unit: MassUnit) -> Weight {
    switch unit {
    case .kilogram: Weight(Mass(20, .kilogram), .kilogram)
    case .pound: Weight(Mass(45, .pound), .pound)
    }
  }

  /// The usual plates on a bar, for showing plates per side where no inventory was entered.
  public static func usual(_ unit: MassUnit, bar: Weight? = nil) -> PlateScale {
    PlateScale(unit: unit, bar: bar ?? usualBar(unit), inventory: .usual(unit))
  }

  /// Whether two scales have the same unit, bar and plates.
  public static func == (left: PlateScale, right: PlateScale) -> Bool {
    left.unit == right.unit && left.bar == right.bar && left.inventory == right.inventory
  }

  /// Hashes what makes two scales equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unit)
    hasher.combine(bar)
    hasher.combine(inventory)
  }

  var rungs: Rungs { .listed(loads) }

  var decimals: Int {
    RungList.decimals([bar.mass] + inventory.sizes.map { $0.plate.mass + $0.plate.mass }, unit)
  }
}
