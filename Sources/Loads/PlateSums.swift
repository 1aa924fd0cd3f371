/// Every weight that plates of an inventory can make on one side of a bar, and how.
///
/// Built size by size from the lightest: each stage holds every sum that the sizes so far can make,
/// ascending, with the fewest plates that make it (of equally few, the most of the heavier size).
struct PlateSums {
  /// One sum at one stage.
  struct Entry {
    var sum: Int64
    var plates: Int32
    /// How many plates of the stage's size are in it.
    var taken: Int32
    /// Where what is left without them stands in the stage before.
    var rest: Int32
  }

  /// What becomes of sums that are hardly apart.
  enum Neighbours {
    case kept
    /// Of the sums within one step of 50 g only the lightest is kept.
    case merged
  }

  /// Past so many sums, near neighbours are merged.
  static let mostSums = 16_384
  /// The step within which neighbours are merged, in nanograms.
  static let mergingStep: Int64 = 50_000_000_000

  private let sizes: [PlatePairs]
  private let stages: [[Entry]]

  /// The sums up to `limit` nanograms, or nil if they are more than `mostSums` with neighbours kept.
  init?(of inventory: PlateInventory, limit: Int64, neighbours: Neighbours) {
    sizes = inventory.sizes.reversed()
    var stages = [[Entry(sum: 0, plates: 0, taken: 0, rest: 0)]]
    for size in sizes {
      let base = stages[stages.count - 1]
      var reached = base.indices.map { index in
        Entry(sum: base[index].sum, plates: base[index].plates, taken: 0, rest: Int32(index))
      }
      for count in 1...size.pairs {
        let weight = size.plate.mass.nanograms.multipliedClamping(by: Int64(count))
        if weight > limit { break }
        reached = Self.merge(
          reached, with: base, plus: weight, count: Int32(count), limit: limit,
          neighbours: neighbours)
        if neighbours == .kept, reached.count > Self.mostSums { return nil }
      }
      stages.append(reached)
    }
    self.stages = stages
  }

  /// Every sum, ascending from zero.
  var all: [Int64] {
    stages[stages.count - 1].map { $0.sum }
  }

  /// The fewest plates that make exactly `sum`, heaviest first, or nil if none do.
  func plates(making sum: Int64) -> [Weight]? {
    var plates: [Weight] = []
    guard var index = Self.index(of: sum, in: stages[stages.count - 1]) else { return nil }
    for stage in stride(from: stages.count - 1, to: 0, by: -1) {
      let entry = stages[stage][index]
      for _ in 0..<entry.taken { plates.append(sizes[stage - 1].plate) }
      index = Int(entry.rest)
    }
    return plates
  }

  /// Both lists in order: what was reached so far, and the stage before with `count` plates more.
  private static func merge(
    _ reached: [Entry], with base: [Entry], plus weight: Int64, count: Int32, limit: Int64,
    neighbours: Neighbours
  ) -> [Entry] {
    var result: [Entry] = []
    result.reserveCapacity(reached.count + base.count)
    var (next, added) = (0, 0)
    while true {
      let more = added < base.count ? base[added].sum.addedClamping(weight) : Int64.max
      let hasMore = added < base.count && more <= limit
      guard next < reached.count || hasMore else { return result }
      let entry: Entry
      if hasMore, next == reached.count || more <= reached[next].sum {
        let candidate = Entry(
          sum: more, plates: base[added].plates + count, taken: count, rest: Int32(added))
        if next < reached.count, more == reached[next].sum {
          entry = candidate.plates <= reached[next].plates ? candidate : reached[next]
          next += 1
        } else {
          entry = candidate
        }
        added += 1
      } else {
        entry = reached[next]
        next += 1
      }
      if neighbours == .merged, let last = result.last,
        last.sum / mergingStep == entry.sum / mergingStep
      {
        continue
      }
      result.append(entry)
    }
  }

  private static func index(of sum: Int64, in stage: [Entry]) -> Int? {
    var (low, high) = (0, stage.count)
    while low < high {
      let middle = (low + high) / 2
      if stage[middle].sum < sum { low = middle + 1 } else { high = middle }
    }
    return low < stage.count && stage[low].sum == sum ? low : nil
  }
}
