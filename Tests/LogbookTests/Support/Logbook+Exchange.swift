import JSONCoding
import Journal
import Logbook
import Training

/// The clock of these tests stands still; the journal's own clock goes on.
let now: Int64 = 1_790_000_000_000

extension Logbook {
  /// A logbook of its own for a replica.
  init(_ replica: UInt32) {
    self.init(replica: ReplicaID(replica), seed: UInt64(replica))
  }

  /// Takes in all documents of another device.
  mutating func receive(from other: Logbook) {
    let rows = other.journal.documents.keys.sorted().compactMap { id in
      other.journal.row(for: id).map { (id: id.text, row: $0) }
    }
    let failures = load(rows)
    precondition(failures.isEmpty, "\(failures)")
  }

  /// The same logbook after a restart: a new replica that read the stored rows.
  func restarted(as replica: UInt32) -> Logbook {
    var fresh = Logbook(replica)
    fresh.receive(from: self)
    return fresh
  }

  /// A raw cell, as another version or device would have written it.
  mutating func take(_ id: DocumentID, _ cells: [(CellPath, JSON)], from replica: UInt32) throws {
    var journal = Journal(replica: ReplicaID(replica))
    if let row = self.journal.row(for: id) { try journal.load(id, row: row) }
    try journal.write(id, cells, now: now)
    let failures = load([(id: id.text, row: journal.row(for: id) ?? "")])
    precondition(failures.isEmpty, "\(failures)")
  }
}

/// Two devices that talk to each other.
func exchange(_ one: inout Logbook, _ other: inout Logbook) {
  one.receive(from: other)
  other.receive(from: one)
}
