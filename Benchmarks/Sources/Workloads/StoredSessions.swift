import JSONCoding
import Journal

/// The rows of 2,000 sessions of 30 sets, and a journal that has loaded them.
final class StoredSessions {
  var journal = Journal(replica: ReplicaID(0x1A2B_3C4D))
  let rows: [(id: DocumentID, row: String)]
  let bytes: Int

  init() {
    var sample = SampleLogbook()
    var source = Journal(replica: ReplicaID(0x1A2B_3C4D))
    let ids = (0..<2000).map { sample.writeSession($0, sets: 30, into: &source) }
    rows = ids.map { (id: $0, row: source.row(for: $0) ?? "") }
    bytes = rows.reduce(0) { $0 + $1.row.utf8.count }
    journal = source
  }
}
