import Journal

/// What still has to reach the store.
///
/// What changed is sent off at once, however many writes are under way: the host keeps their order, and
/// puts each where it survives the death of the browser before the tick is painted. A row replaces only
/// the revision this tab knows or itself wrote last: where another tab was faster the store answers with
/// its row, which is merged and written again, so that neither tab overwrites the other. A failed write
/// is never dropped: its documents wait for the next try.
struct Outbox {
  /// The documents that changed since their last write, in the order they did.
  private(set) var waiting: [DocumentID] = []
  /// The writes under way, oldest first.
  private(set) var underWay: [(write: Int, documents: [DocumentID])] = []
  /// Why the last write failed; nil once one succeeded.
  private(set) var failure: StoreFailure?
  private var revisions: [String: String] = [:]
  private var lastWrite = 0
  /// Whether a failed write waits for a reason to try again.
  private var isHeld = false

  /// Whether everything has reached the store.
  var isEmpty: Bool { waiting.isEmpty && underWay.isEmpty }

  /// How many documents have not reached the store.
  var unsavedCount: Int { Set(underWay.reduce(waiting) { $0 + $1.documents }).count }

  /// Notes that a document changed.
  mutating func add(_ id: DocumentID) {
    if !waiting.contains(id) { waiting.append(id) }
    isHeld = false
  }

  /// Notes which revision of a row the store holds.
  mutating func know(_ revision: String, of id: String) {
    revisions[id] = revision
  }

  /// The next write, if there is something to write.
  ///
  /// After a failure nothing is written until `retry`, a change or a success asks for it, so that a
  /// full store is not hammered.
  mutating func next(from journal: Journal) -> Effect? {
    guard !waiting.isEmpty, !isHeld else { return nil }
    lastWrite += 1
    let rows = waiting.compactMap { id in
      journal.row(for: id).map {
        OutgoingRow(id: id.text, row: $0, expects: revisions[id.text] ?? "")
      }
    }
    underWay.append((lastWrite, waiting))
    waiting = []
    return .store(write: lastWrite, rows)
  }

  /// Lets a write that failed be tried again.
  mutating func retry() {
    isHeld = false
  }

  /// This write, and every one before it that has not been answered, is durable.
  mutating func stored(_ write: Int, _ stored: [(id: String, revision: String)]) {
    guard isAwaited(write) else { return }
    for row in stored { revisions[row.id] = row.revision }
    underWay.removeAll { $0.write <= write }
    failure = nil
    isHeld = false
  }

  /// Another tab was faster with one of the rows; the documents of all writes up to this one go again.
  mutating func conflicted(_ write: Int) {
    giveBack(write)
  }

  /// All writes up to this one failed; their documents wait.
  mutating func failed(_ write: Int, _ reason: StoreFailure) {
    giveBack(write)
    failure = reason
    isHeld = true
  }

  private func isAwaited(_ write: Int) -> Bool {
    underWay.contains { $0.write == write }
  }

  private mutating func giveBack(_ write: Int) {
    guard isAwaited(write) else { return }
    var back: [DocumentID] = []
    for sent in underWay where sent.write <= write {
      back += sent.documents.filter { !back.contains($0) }
    }
    underWay.removeAll { $0.write <= write }
    waiting = back + waiting.filter { !back.contains($0) }
  }
}
