/// The value before, where the value is still the one after.
func revertedValue<Value: Equatable>(_ value: Value, after: Value, before: Value) -> Value {
  value == after ? before : value
}

/// A list before, where it still is the one after: order and items are taken back each for itself.
func revertedList<Item: Equatable>(
  _ items: [Item], after: [Item], before: [Item], id: (Item) -> String,
  merge: (Item, Item, Item) -> Item
) -> [Item] {
  let now = Keyed(items, id)
  let then = Keyed(after, id)
  let old = Keyed(before, id)
  var order = now.keys == then.keys ? old.keys : now.keys
  for key in old.keys where then[key] == nil {
    insert(key, into: &order, behind: old.keys)
  }
  for key in then.keys where old[key] == nil {
    if now[key] == nil || now[key] == then[key] {
      order.removeAll { $0 == key }
    } else {
      insert(key, into: &order, behind: now.keys)
    }
  }
  return order.compactMap { key in
    guard let item = now[key] else { return then[key] == nil ? old[key] : nil }
    guard let after = then[key], let before = old[key] else { return item }
    return merge(item, after, before)
  }
}

/// Items with their keys in order.
///
/// Lists are short and undoing is rare: no table of keys is worth its code.
private struct Keyed<Item> {
  var keys: [String]
  private var items: [Item]

  init(_ list: [Item], _ id: (Item) -> String) {
    keys = list.map(id)
    items = list
  }

  subscript(key: String) -> Item? {
    keys.firstIndex(of: key).map { items[$0] }
  }
}

/// Puts a key behind the one it follows in a model order, unless it is there.
private func insert(_ key: String, into keys: inout [String], behind model: [String]) {
  guard !keys.contains(key), let place = model.firstIndex(of: key) else { return }
  let neighbour = model.prefix(place).last { keys.contains($0) }
  let index = neighbour.flatMap { keys.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  keys.insert(key, at: index)
}
