import Ordering

/// The pairs of plates that may go on a bar.
public struct PlateInventory: Hashable, Sendable {
  /// The sizes, heaviest first, each once.
  public let sizes: [PlatePairs]

  /// At most so many sizes are read, the heaviest.
  public static let mostSizes = 32
  /// At most so many pairs of a size are counted.
  public static let mostPairs = 40

  /// An inventory; sizes and counts that are not positive are left out, equal sizes are added up.
  public init(_ sizes: [PlatePairs]) {
    var merged: [PlatePairs] = []
    let usable = sizes.filter { $0.pairs > 0 && $0.plate.mass > .zero }
    for size in usable.ordered(by: { $0.plate.mass > $1.plate.mass }) {
      let pairs = min(size.pairs, Self.mostPairs)
      if let last = merged.last, last.plate.mass == size.plate.mass {
        merged[merged.count - 1] = PlatePairs(
          last.plate, pairs: min(last.pairs + pairs, Self.mostPairs))
      } else {
        merged.append(PlatePairs(size.plate, pairs: pairs))
      }
    }
    self.sizes = Array(merged.prefix(Self.mostSizes))
  }

  /// The plates a gym usually has, more of each than fit on a bar.
  ///
  /// For showing plates where no inventory was entered; it never limits a weight.
  public static func usual(_ unit: MassUnit) -> PlateInventory {
    let thousandths: [Int64] =
      switch unit {
      case .kilogram: [25_000, 20_000, 15_000, 10_000, 5000, 2500, 1250]
      case .pound: [45_000, 35_000, 25_000, 10_000, 5000, 2500]
      }
    return PlateInventory(
      thousandths.map {
        PlatePairs(Weight(Mass(thousandths: $0, unit), unit), pairs: mostPairs)
      })
  }

  /// The heaviest sizes of the inventory, with no more than so many pairs of each.
  func atMost(pairs: Int, sizes count: Int) -> PlateInventory {
    PlateInventory(
      sizes.prefix(count).map { PlatePairs($0.plate, pairs: min($0.pairs, pairs)) })
  }

  /// The inventory without one pair for each of these plates, or nil if one of them is not there.
  func without(_ plates: ArraySlice<Weight>) -> PlateInventory? {
    var left = sizes
    for plate in plates {
      guard let index = left.firstIndex(where: { $0.plate.mass == plate.mass && $0.pairs > 0 })
      else { return nil }
      left[index] = PlatePairs(left[index].plate, pairs: left[index].pairs - 1)
    }
    return PlateInventory(left)
  }
}
