import Journal

/// What is right in a small world, worked out from everything that happened and who had heard of
/// it, without any of the journal's own rules for storing and merging.
struct Oracle {
  /// A set of events by their numbers.
  typealias Events = UInt64

  /// One write or removal.
  struct Event {
    let stamp: Stamp
    let target: Target
    let meaning: Meaning
  }

  /// What an event is about.
  enum Target: Equatable {
    case cell(Cell)
    case removal(Item)
  }

  /// What an event says.
  enum Meaning {
    case value(Int64)
    case cleared
    case removed(seen: Events)
    case undone
  }

  private(set) var events: [Event] = []

  /// Adds an event and gives the set that holds only it.
  mutating func add(_ event: Event) -> Events {
    events.append(event)
    return 1 << Events(events.count - 1)
  }

  /// The event that decides about a target for someone who has heard of the known ones.
  private func latest(_ target: Target, _ known: Events) -> Int? {
    var latest: Int?
    for number in events.indices
    where known & 1 << Events(number) != 0 && events[number].target == target {
      if let other = latest, events[number].stamp < events[other].stamp { continue }
      latest = number
    }
    return latest
  }

  /// The deciding events at and under an item, but for the one about its own removal.
  private func contents(of item: Item, _ known: Events) -> [Int] {
    item.cells.compactMap { latest(.cell($0), known) }
      + item.inside.compactMap { latest(.removal($0), known) }
  }

  /// Whether the item's removal stands: its author had heard of everything that decides about it.
  func isRemoved(_ item: Item, _ known: Events) -> Bool {
    guard let removal = latest(.removal(item), known),
      case .removed(let seen) = events[removal].meaning
    else { return false }
    return contents(of: item, known).allSatisfy { seen & 1 << Events($0) != 0 }
  }

  /// The visible event of a cell, for someone who has heard of the known ones.
  func visible(_ cell: Cell, _ known: Events) -> Event? {
    guard let latest = latest(.cell(cell), known),
      !Item.allCases.contains(where: { $0.cells.contains(cell) && isRemoved($0, known) })
    else { return nil }
    return events[latest]
  }
}
