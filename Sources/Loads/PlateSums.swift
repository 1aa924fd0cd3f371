/// Every weight that the plates of an inventory can make on one side of a bar.
enum PlateSums {
  /// More different sums than these are not listed.
  static let most = 65_536

  /// The sums up to `limit` nanograms, ascending from zero, or nil if there are more than `most`.
  ///
  /// One pass over the sums for each size of plate.
  static func all(of inventory: PlateInventory, upTo limit: Int64) -> [Int64]? {
    var sums: [Int64] = [0]
    for size in inventory.sizes {
      guard let more = adding(size, to: sums, upTo: limit) else { return nil }
      sums = more
    }
    return sums
  }

  /// Walks two ascending rows at once: the sums without this size, and the sums found so far with
  /// one plate of it more, as long as one is left.
  private static func adding(_ size: PlatePairs, to base: [Int64], upTo limit: Int64) -> [Int64]? {
    let plate = size.plate.mass.nanograms
    var sums: [Int64] = []
    // The fewest plates of this size in each sum: what is left of them is what can still be added.
    var taken: [Int32] = []
    sums.reserveCapacity(base.count * 2)
    taken.reserveCapacity(base.count * 2)
    var (without, with) = (0, 0)
    while true {
      while with < sums.count, taken[with] == Int32(size.pairs) { with += 1 }
      let lighter = without < base.count ? base[without] : .max
      let heavier = with < sums.count ? sums[with].addedClamping(plate) : .max
      let next = min(lighter, heavier)
      if next > limit { return sums }
      if sums.count == most { return nil }
      sums.append(next)
      taken.append(next == lighter ? 0 : taken[with] + 1)
      if next == lighter { without += 1 }
      if next == heavier { with += 1 }
    }
  }
}
