import JSONCoding
import Journal

/// The order keys of the items of one list.
///
/// Order is a text key on each item, so that moving one writes only that one: see `OrderKey`.
struct Places {
  private var keys: [String: String]

  /// The keys of items as they are stored.
  init(of items: [StoredItem]) {
    keys = [:]
    for item in items { keys[item.id] = item.place }
  }

  /// The keys to write so that the items stand in this order, the fewest possible.
  ///
  /// Items that stand in order already keep their keys, or go on without; each of the others gets a
  /// key between its neighbours. Where no key fits any more, the whole list is spread anew.
  ///
  /// - Parameter old: the items as they are read now, in another order or other ones; only these can do
  ///   without a key.
  func changes(
    from old: [String], toOrder ids: [String], drawing random: inout some RandomNumberGenerator
  ) -> [(id: String, key: String)] {
    let kept = longestRise(ids, of: Set(old))
    if kept.isEmpty { return spread(ids, drawing: &random) }
    var changes: [(id: String, key: String)] = []
    var before: String?
    for (position, id) in ids.enumerated() {
      if kept.contains(id) {
        before = keys[id]
        continue
      }
      let after = ids[(position + 1)...].first { kept.contains($0) }
      // Nothing fits in front of an item without a key.
      guard after.map({ keys[$0] != nil }) ?? true,
        let key = OrderKey.between(before, after.flatMap { keys[$0] }, random: random.next())
      else { return spread(ids, drawing: &random) }
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

  private func precedes(_ left: String, _ right: String) -> Bool {
    let (leftKey, rightKey) = (keys[left] ?? "", keys[right] ?? "")
    return ByteOrder.same(leftKey, rightKey)
      ? ByteOrder.precedes(left, right) : ByteOrder.precedes(leftKey, rightKey)
  }

  /// The largest set of items that stand in the order given already.
  private func longestRise(_ ids: [String], of old: Set<String>) -> Set<String> {
    // Patience sorting: `tops[n]` is the position with the first item that ends a rise of n + 1.
    var tops: [Int] = []
    var previous = [Int?](repeating: nil, count: ids.count)
    for (position, id) in ids.enumerated() {
      guard keys[id] != nil || old.contains(id) else { continue }
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if precedes(ids[tops[middle]], id) {
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
