import JSONCoding
import Journal

/// A session in which one set is logged again and again.
final class OpenSession {
  private var journal = MadeUp.journal(sets: 40)
  private let id: DocumentID
  private let path: CellPath
  private let logs: [JSON]
  private var turn = 0

  init() {
    let id = journal.sessionIDs.last ?? "session:none"
    let document = journal[id]
    let paths = (document?.children(of: "sets") ?? []).map {
      CellPath("sets").appending($0).appending("log")
    }
    self.id = id
    path = paths.first ?? "log"
    logs = paths.compactMap { document?.value(at: $0) }
  }

  func write() {
    turn += 1
    _ = try? journal.write(
      id, [(path, logs[turn % logs.count])], now: 1_800_000_000_000 + Int64(turn))
  }

  var row: String { journal.row(for: id) ?? "" }

  func read() -> JSON? { journal[id]?.value(at: path) }
}
