/// Takes one operation on a session back, whatever it was: the inverse that every operation has.
///
/// It knows the session before and after. What still is as the operation left it returns to what it
/// was before; what was changed since, here or on another device, stays. Taken back at once, it
/// leaves the session exactly as it was.
public struct SessionReversal: Equatable, Sendable {
  /// The session before the operation.
  public var before: Session
  /// The session after it.
  public var after: Session

  /// The inverse of what led from one state to the other.
  public init(from before: Session, to after: Session) {
    self.before = before
    self.after = after
  }
}

extension Session {
  /// Takes an operation back.
  public mutating func revert(_ reversal: SessionReversal) {
    let (before, after) = (reversal.before, reversal.after)
    revertFields(after: after, before: before)
    for set in Set(before.offers.keys).union(after.offers.keys) {
      offers[set] = revertedValue(offers[set], after: after.offers[set], before: before.offers[set])
    }
    for set in Set(before.carries.keys).union(after.carries.keys) {
      carries[set] = revertedValue(
        carries[set], after: after.carries[set], before: before.carries[set])
    }
    exercises = revertedList(
      exercises, after: after.exercises, before: before.exercises, id: { $0.id },
      merge: { $0.reverted(after: $1, before: $2) })
    keepOneOfEach(reversal)
  }

  private mutating func revertFields(after: Session, before: Session) {
    title = revertedValue(title, after: after.title, before: before.title)
    start = revertedValue(start, after: after.start, before: before.start)
    end = revertedValue(end, after: after.end, before: before.end)
    discarded = revertedValue(discarded, after: after.discarded, before: before.discarded)
    planDay = revertedValue(planDay, after: after.planDay, before: before.planDay)
    plannedSlots = revertedValue(
      plannedSlots, after: after.plannedSlots, before: before.plannedSlots)
    pauses = revertedValue(pauses, after: after.pauses, before: before.pauses)
    rest = revertedValue(rest, after: after.rest, before: before.rest)
    announced = revertedValue(announced, after: after.announced, before: before.announced)
    note = revertedValue(note, after: after.note, before: before.note)
    counts = revertedValue(counts, after: after.counts, before: before.counts)
    vitals = revertedValue(vitals, after: after.vitals, before: before.vitals)
    loggedAfterwards = revertedValue(
      loggedAfterwards, after: after.loggedAfterwards, before: before.loggedAfterwards)
  }

  /// A row that changed its card and was touched since stays where it is now, and only there.
  private mutating func keepOneOfEach(_ reversal: SessionReversal) {
    var seen: Set<SessionSet.ID> = []
    let touched = Set(
      reversal.after.sets.compactMap { old in set(old.id) == old ? nil : old.id })
    for card in exercises.indices.reversed() {
      exercises[card].sets.removeAll { row in
        touched.contains(row.id) && !seen.insert(row.id).inserted
      }
    }
    let known = Set(reversal.before.exercises.map { $0.id })
    exercises.removeAll { $0.sets.isEmpty && !known.contains($0.id) }
  }
}

extension SessionExercise {
  fileprivate func reverted(after: SessionExercise, before: SessionExercise) -> SessionExercise {
    var card = self
    card.exercise = revertedValue(exercise, after: after.exercise, before: before.exercise)
    card.slot = revertedValue(slot, after: after.slot, before: before.slot)
    card.group = revertedValue(group, after: after.group, before: before.group)
    card.note = revertedValue(note, after: after.note, before: before.note)
    card.counts = revertedValue(counts, after: after.counts, before: before.counts)
    card.sets = revertedList(
      sets, after: after.sets, before: before.sets, id: { $0.id },
      merge: { $0.reverted(after: $1, before: $2) })
    return card
  }
}

extension SessionSet {
  fileprivate func reverted(after: SessionSet, before: SessionSet) -> SessionSet {
    var set = self
    set.plan = revertedValue(plan, after: after.plan, before: before.plan)
    set.log = revertedValue(log, after: after.log, before: before.log)
    set.effort = revertedValue(effort, after: after.effort, before: before.effort)
    set.note = revertedValue(note, after: after.note, before: before.note)
    set.heartRate = revertedValue(heartRate, after: after.heartRate, before: before.heartRate)
    return set
  }
}

/// The value before, where the value is still the one after.
private func revertedValue<Value: Equatable>(_ value: Value, after: Value, before: Value) -> Value {
  value == after ? before : value
}

/// A list before, where it still is the one after: order and items are taken back each for itself.
private func revertedList<Item: Equatable, Key: Hashable>(
  _ items: [Item], after: [Item], before: [Item], id: (Item) -> Key,
  merge: (Item, Item, Item) -> Item
) -> [Item] {
  let now = Keyed(items, id)
  let then = Keyed(after, id)
  let old = Keyed(before, id)
  var order = now.keys == then.keys ? old.keys : now.keys
  for key in old.keys where then.items[key] == nil {
    order.insert(key, behind: old.keys)
  }
  for key in then.keys where old.items[key] == nil {
    if now.items[key] == nil || now.items[key] == then.items[key] {
      order.removeAll { $0 == key }
    } else {
      order.insert(key, behind: now.keys)
    }
  }
  return order.compactMap { key in
    guard let item = now.items[key] else { return then.items[key] == nil ? old.items[key] : nil }
    guard let after = then.items[key], let before = old.items[key] else { return item }
    return merge(item, after, before)
  }
}

/// Items with their keys in order.
private struct Keyed<Key: Hashable, Item> {
  var keys: [Key]
  var items: [Key: Item]

  init(_ list: [Item], _ id: (Item) -> Key) {
    keys = list.map(id)
    items = [:]
    for item in list { items[id(item)] = item }
  }
}

extension Array where Element: Hashable {
  /// Puts an element behind the one it follows in a model order, unless it is there.
  fileprivate mutating func insert(_ element: Element, behind model: [Element]) {
    guard !contains(element), let place = model.firstIndex(of: element) else { return }
    let neighbour = model.prefix(place).last { contains($0) }
    let index = neighbour.flatMap { firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    insert(element, at: index)
  }
}
