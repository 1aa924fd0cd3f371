import Journal

/// The rows of 60,000 sets, and a journal that has loaded them.
final class StoredSessions {
  var journal: Journal
  let rows: [(id: DocumentID, row: String)]
  let bytes: Int

  init() {
    let source = MadeUp.journal(sets: 60_000)
    rows = source.sessionIDs.map { (id: $0, row: source.row(for: $0) ?? "") }
    bytes = rows.reduce(0) { $0 + $1.row.utf8.count }
    journal = source
  }
}
