/// Finds the fewest plates that make a weight exactly.
///
/// The sizes are added one by one from the lightest. Each stage keeps, for every sum that can still
/// lead to the weight, the fewest plates that make it (of equally few, the most of the heavier
/// size). How many plates may be used is doubled until they are enough, which keeps the stages
/// small: a load is made of few plates however many are owned.
struct PlateSearch {
  /// One sum at one stage.
  private struct Entry {
    var sum: Int64
    var plates: Int
    /// How many plates of the stage's size are in it.
    var taken: Int
    /// Where what is left without them stands in the stage before.
    var rest: Int
  }

  private let sizes: [PlatePairs]
  private let sum: Int64
  private let owned: Int
  private let heaviest: Int64

  /// A search for `sum` nanograms, which must not be negative.
  init(_ inventory: PlateInventory, making sum: Int64) {
    sizes = inventory.sizes.reversed()
    self.sum = sum
    owned = sizes.reduce(0) { $0 + $1.pairs }
    heaviest = sizes.last?.plate.mass.nanograms ?? 0
  }

  /// The fewest plates, heaviest first, or nil if more than `limit` are needed or none fit.
  func fewest(atMost limit: Int) -> [Weight]? {
    if sum == 0 { return [] }
    let limit = min(limit, owned)
    guard heaviest > 0, limit > 0, (sum - 1) / heaviest < Int64(limit) else { return nil }
    var most = max(4, Int((sum - 1) / heaviest) + 1)
    while true {
      if let plates = plates(atMost: min(most, limit)) { return plates }
      if most >= limit { return nil }
      most *= 2
    }
  }

  private func plates(atMost most: Int) -> [Weight]? {
    var stages = [[Entry(sum: 0, plates: 0, taken: 0, rest: 0)]]
    for size in sizes { stages.append(stage(adding: size, to: stages[stages.count - 1], most)) }
    guard var entry = stages[stages.count - 1].last, entry.sum == sum else { return nil }
    var plates: [Weight] = []
    for index in sizes.indices.reversed() {
      for _ in 0..<entry.taken { plates.append(sizes[index].plate) }
      entry = stages[index][entry.rest]
    }
    return plates
  }

  private func stage(adding size: PlatePairs, to base: [Entry], _ most: Int) -> [Entry] {
    var reached = base.indices.map { index in
      Entry(sum: base[index].sum, plates: base[index].plates, taken: 0, rest: index)
    }
    for count in 1...min(size.pairs, most) {
      let weight = size.plate.mass.nanograms.multipliedClamping(by: Int64(count))
      if weight > sum { break }
      reached = merge(reached, with: base, plus: weight, count: count, most)
    }
    return reached.filter { entry in
      // What the plates that are left can't make up for leads nowhere.
      sum - entry.sum <= heaviest.multipliedClamping(by: Int64(most - entry.plates))
    }
  }

  /// Both lists in order: what was reached so far, and the stage before with `count` plates more.
  private func merge(
    _ reached: [Entry], with base: [Entry], plus weight: Int64, count: Int, _ most: Int
  ) -> [Entry] {
    var result: [Entry] = []
    result.reserveCapacity(reached.count + base.count)
    var next = 0
    for (index, entry) in base.enumerated() where entry.plates + count <= most {
      let more = entry.sum + weight
      if more > sum { break }
      while next < reached.count, reached[next].sum < more {
        result.append(reached[next])
        next += 1
      }
      let candidate = Entry(sum: more, plates: entry.plates + count, taken: count, rest: index)
      if next < reached.count, reached[next].sum == more {
        result.append(candidate.plates <= reached[next].plates ? candidate : reached[next])
        next += 1
      } else {
        result.append(candidate)
      }
    }
    return result + reached[next...]
  }
}
