import JSONCoding
import Journal

/// The order keys of the items of one list.
///
/// Order is a text key on each item, so that moving one writes only that one: see `OrderKey`.
struct Places {
  private var keys: [String: String]

  /// Reads the keys from the `place` cells under a container.
  init(in document: Document?, under container: CellPath) {
    keys = [:]
    for name in document?.items(of: container) ?? [] {
      if let key = document?.value(at: container.item(name).appending("place"))?.string {
        keys[name] = key
      }
    }
  }

  /// The ids in order: by key, ties and items without a key by id.
  func sorted(_ ids: [String]) -> [String] {
    ids.sorted { left, right in
      let (leftKey, rightKey) = (keys[left] ?? "", keys[right] ?? "")
      return ByteOrder.same(leftKey, rightKey)
        ? ByteOrder.precedes(left, right) : ByteOrder.precedes(leftKey, rightKey)
    }
  }

  /// The keys to write so that the items stand in this order, the fewest possible.
  ///
  /// Items whose keys already rise keep them; each of the others gets a key between its neighbours.
  /// Where no key fits any more, the whole list is spread anew.
  func changes(
    toOrder ids: [String], drawing random: inout some RandomNumberGenerator
  ) -> [(id: String, key: String)] {
    let kept = longestRise(ids)
    if kept.isEmpty { return spread(ids, drawing: &random) }
    var changes: [(id: String, key: String)] = []
    var before: String?
    for (position, id) in ids.enumerated() {
      if kept.contains(id), let key = keys[id] {
        before = key
        continue
      }
      let after = ids[(position + 1)...].first { kept.contains($0) }.flatMap { keys[$0] }
      guard let key = OrderKey.between(before, after, random: random.next()) else {
        return spread(ids, drawing: &random)
      }
      changes.append((id, key))
      before = key
    }
    return changes
  }

  private func spread(
    _ ids: [String], drawing random: inout some RandomNumberGenerator
  ) -> [(id: String, key: String)] {
    guard !ids.isEmpty else { return [] }
    return zip(ids, OrderKey.spread(ids.count, random: random.next())).map { (id: $0, key: $1) }
  }

  /// The largest set of items whose keys rise in the order given.
  private func longestRise(_ ids: [String]) -> Set<String> {
    // Patience sorting: `tops[n]` is the position with the smallest key that ends a rise of n + 1.
    var tops: [Int] = []
    var previous = [Int?](repeating: nil, count: ids.count)
    for (position, id) in ids.enumerated() {
      guard let key = keys[id] else { continue }
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if let top = keys[ids[tops[middle]]], ByteOrder.precedes(top, key) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      previous[position] = low > 0 ? tops[low - 1] : nil
      if low == tops.count { tops.append(position) } else { tops[low] = position }
    }
    var rise: Set<String> = []
    var position = tops.last
    while let current = position {
      rise.insert(ids[current])
      position = previous[current]
    }
    return rise
  }
}
