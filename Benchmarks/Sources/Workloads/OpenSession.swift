import JSONCoding
import Journal

/// A session of 40 sets in which one set is logged again and again.
final class OpenSession {
  private var journal = Journal(replica: ReplicaID(0x1A2B_3C4D))
  private let id: DocumentID
  private let path: CellPath
  private let logs: [JSON]
  private var turn = 0

  init() {
    var sample = SampleLogbook()
    id = sample.writeSession(0, sets: 40, into: &journal)
    let set = journal[id]?.children(of: "sets").first ?? ""
    path = CellPath("sets").appending(set).appending("log")
    logs = (0..<8).map { sample.log($0, at: 1_500_000_000_000) }
  }

  func write() {
    turn += 1
    _ = try? journal.write(
      id, [(path, logs[turn % logs.count])], now: 1_600_000_000_000 + Int64(turn))
  }

  var row: String { journal.row(for: id) ?? "" }

  func read() -> JSON? { journal[id]?.value(at: path) }
}
