import Journal

/// What still has to reach the store.
///
/// One write is under way at a time, so that writes can't overtake each other; what changes meanwhile
/// goes with the next one. A row replaces only the revision this tab knows: where another tab was
/// faster the store answers with its row, which is merged and written again, so that neither tab
/// overwrites the other. A failed write is never dropped: its documents wait for the next try.
struct Outbox {
  /// The documents that changed since their last write, in the order they did.
  private(set) var waiting: [DocumentID] = []
  /// The documents of the write under way.
  private(set) var underWay: (write: Int, documents: [DocumentID])?
  /// Why the last write failed; nil once one succeeded.
  private(set) var failure: StoreFailure?
  private var revisions: [String: String] = [:]
  private var lastWrite = 0
  /// Whether a failed write waits for a reason to try again.
  private var isHeld = false

  /// Whether everything has reached the store.
  var isEmpty: Bool { waiting.isEmpty && underWay == nil }

  /// How many documents have not reached the store.
  var unsavedCount: Int { Set(waiting + (underWay?.documents ?? [])).count }

  /// Whether this document has reached the store as it is.
  func isSaved(_ id: DocumentID) -> Bool {
    !waiting.contains(id) && !(underWay?.documents.contains(id) ?? false)
  }

  /// Notes that a document changed.
  mutating func add(_ id: DocumentID) {
    if !waiting.contains(id) { waiting.append(id) }
    isHeld = false
  }

  /// Notes which revision of a row the store holds.
  mutating func know(_ revision: String, of id: String) {
    revisions[id] = revision
  }

  /// The next write, if there is something to write and none is under way.
  ///
  /// After a failure nothing is written until `retry`, a change or a success asks for it, so that a
  /// full store is not hammered.
  mutating func next(from journal: Journal) -> Effect? {
    guard underWay == nil, !waiting.isEmpty, !isHeld else { return nil }
    lastWrite += 1
    let rows = waiting.compactMap { id in
      journal.row(for: id).map {
        OutgoingRow(id: id.text, row: $0, expects: revisions[id.text] ?? "")
      }
    }
    underWay = (lastWrite, waiting)
    waiting = []
    return .store(write: lastWrite, rows)
  }

  /// Lets a write that failed be tried again.
  mutating func retry() {
    isHeld = false
  }

  /// The write is durable.
  mutating func stored(_ write: Int, _ stored: [(id: String, revision: String)]) {
    guard underWay?.write == write else { return }
    for row in stored { revisions[row.id] = row.revision }
    underWay = nil
    failure = nil
  }

  /// Another tab was faster with one of the rows; its documents go again.
  mutating func conflicted(_ write: Int) {
    giveBack(write)
  }

  /// The write failed; its documents wait.
  mutating func failed(_ write: Int, _ reason: StoreFailure) {
    giveBack(write)
    failure = reason
    isHeld = true
  }

  private mutating func giveBack(_ write: Int) {
    guard let current = underWay, current.write == write else { return }
    underWay = nil
    waiting = current.documents + waiting.filter { !current.documents.contains($0) }
  }
}
