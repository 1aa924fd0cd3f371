import JSONCoding
import Journal

/// Up to three replicas of one session, and the oracle that knows what they should show.
public struct World {
  static let id: DocumentID = "session:s"

  var replicas: [Replica]
  var oracle = Oracle()
  private var now: Int64 = 1_700_000_000_000
  private let pace: Int64

  /// One replica: its journal, how wrong its clock is, and what it has heard of.
  struct Replica {
    var journal: Journal
    let skew: Int64
    var known: Oracle.Events = 0

    var document: Document { journal[World.id] ?? Document(World.id) }
  }

  /// A world in which everyone has the same session with one planned set.
  public init(_ setting: Setting) {
    pace = setting.pace
    replicas = setting.skews.enumerated().map { number, skew in
      Replica(journal: Journal(replica: ReplicaID(setting.replicaNumbers[number])), skew: skew)
    }
    write(0, [.title, .xPlan])
    for replica in replicas.indices.dropFirst() { pull(replica, 0) }
  }

  /// Lets one thing happen; false if it came to nothing, so that the world is one already seen.
  public mutating func apply(_ step: Step) throws(Finding) -> Bool {
    now += pace
    switch step.deed {
    case .log: write(step.replica, [.xLog])
    case .unlog: write(step.replica, [.xLog], clearing: true)
    case .swap: write(step.replica, [.xPlan])
    case .add: write(step.replica, [.yPlan, .yLog])
    case .remove(let item): return try remove(step.replica, item)
    case .undo(let item): return undo(step.replica, item)
    case .restore: try restore(step.replica)
    case .pull(let other): return pull(step.replica, other)
    }
    return true
  }

  /// The time on a replica's clock.
  private func time(_ replica: Int) -> Int64 {
    now + replicas[replica].skew
  }

  /// Writes cells as one change; each has the number of its event as its value.
  private mutating func write(_ replica: Int, _ cells: [Cell], clearing: Bool = false) {
    let first = Int64(oracle.events.count)
    let values = cells.enumerated().map { place, cell in
      (cell.path, clearing ? JSON.null : .integer(first + Int64(place)))
    }
    guard
      let stamp = try? replicas[replica].journal.write(Self.id, values, now: time(replica))
    else { return }
    for (place, cell) in cells.enumerated() {
      let meaning: Oracle.Meaning = clearing ? .cleared : .value(first + Int64(place))
      replicas[replica].known |= oracle.add(
        Oracle.Event(stamp: stamp, target: .cell(cell), meaning: meaning))
    }
  }

  @discardableResult
  private mutating func remove(_ replica: Int, _ item: Item) throws(Finding) -> Bool {
    let stamp = try? replicas[replica].journal.remove(Self.id, item.path, now: time(replica))
    guard let stamp = stamp ?? nil else {
      // The oracle can't tell the events of replicas with one id apart.
      guard Set(replicas.map { $0.journal.replica }).count == replicas.count else { return false }
      for cell in item.cells where oracle.visible(cell, replicas[replica].known) != nil {
        throw Finding(description: "\(item) was not removed, and \(cell) stands")
      }
      return false
    }
    let meaning = Oracle.Meaning.removed(seen: replicas[replica].known)
    replicas[replica].known |= oracle.add(
      Oracle.Event(stamp: stamp, target: .removal(item), meaning: meaning))
    return true
  }

  private mutating func undo(_ replica: Int, _ item: Item) -> Bool {
    let stamp = try? replicas[replica].journal.undoRemoval(Self.id, item.path, now: time(replica))
    guard let stamp = stamp ?? nil else { return false }
    replicas[replica].known |= oracle.add(
      Oracle.Event(stamp: stamp, target: .removal(item), meaning: .undone))
    return true
  }

  /// Replaces everything by a backup that holds the title and the planned set: what differs is
  /// written, what the backup has not is removed.
  private mutating func restore(_ replica: Int) throws(Finding) {
    write(replica, [.title, .xPlan])
    for item in [Item.xLog, .y]
    where item.cells.contains(where: { replicas[replica].document.value(at: $0.path) != nil }) {
      try remove(replica, item)
    }
  }

  @discardableResult
  private mutating func pull(_ replica: Int, _ other: Int) -> Bool {
    let document = replicas[other].document
    let changed = replicas[replica].journal.merge(document)
    replicas[replica].known |= replicas[other].known
    return changed
  }
}
