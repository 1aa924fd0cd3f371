public import JSONCoding

/// All documents of one replica, and the clock that stamps its changes.
///
/// A value: the host stores rows, passes the time in, and decides when to send. Nothing here knows
/// a network or a disk.
public struct Journal: Sendable {
  /// Who writes here.
  public let replica: ReplicaID
  /// The documents by id, removed ones included.
  public private(set) var documents: [DocumentID: Document] = [:]
  /// The documents of which the server lacks something.
  public private(set) var unsent: Set<DocumentID> = []
  /// The wrapping sum of the fingerprints of all cells; equal logbooks have equal digests.
  public private(set) var digest: UInt64 = 0
  /// The server's store, once one has answered.
  public internal(set) var epoch: ServerEpoch?
  private var clock = HybridClock()

  /// An empty journal for a replica.
  public init(replica: ReplicaID) {
    self.replica = replica
  }

  /// The document of that id, or nil if nothing is known of it.
  public subscript(id: DocumentID) -> Document? {
    documents[id]
  }

  /// Writes cells into a document as one change, under one stamp.
  ///
  /// The document comes to be if it is new. If a path is given twice its last value counts.
  /// Errors leave everything as it was. `now` is the device's time in milliseconds since 1970.
  @discardableResult
  public mutating func write(
    _ id: DocumentID, _ cells: [(CellPath, JSON)], now: Int64
  ) throws(JournalError) -> Stamp {
    let change = try Change(id, cells)
    let stamp = try nextStamp(now: now)
    try change.check(against: documents[id] ?? Document(id), stamp)
    apply(change, stamp)
    return stamp
  }

  /// Removes an item, or the whole document, until a cell turns up that this replica has not seen.
  ///
  /// Nil, and nothing written, if there is nothing left to remove.
  @discardableResult
  public mutating func remove(
    _ id: DocumentID, _ path: CellPath = .root, now: Int64
  ) throws(JournalError) -> Stamp? {
    guard let removal = documents[id]?.removal(of: path) else { return nil }
    let stamp = try nextStamp(now: now)
    apply(removal, stamp)
    return stamp
  }

  /// Takes the removal of an item back.
  ///
  /// Nil, and nothing written, if the item was not removed.
  @discardableResult
  public mutating func undoRemoval(
    _ id: DocumentID, _ path: CellPath = .root, now: Int64
  ) throws(JournalError) -> Stamp? {
    guard let change = documents[id]?.undoing(removalOf: path) else { return nil }
    let stamp = try nextStamp(now: now)
    apply(change, stamp)
    return stamp
  }

  /// Takes in another replica's copy of a document, or a part of it; true if anything changed.
  @discardableResult
  public mutating func merge(_ document: Document) -> Bool {
    guard let latest = document.latestStamp else { return false }
    clock.observe(latest.time)
    let epoch = epoch
    return update(document.id) { $0.merge(document, present: epoch) }
  }

  private mutating func nextStamp(now: Int64) throws(JournalError) -> Stamp {
    guard let time = clock.next(now: now) else { throw .clockExhausted }
    return Stamp(time: time, replica: replica)
  }

  private mutating func apply(_ change: Change, _ stamp: Stamp) {
    clock.observe(stamp.time)
    update(change.id) { $0.apply(change, stamp) }
  }

  /// Changes a document in its place and keeps the sums over all documents right.
  @discardableResult
  mutating func update<Answer>(
    _ id: DocumentID, _ change: (inout Document) -> Answer
  ) -> Answer {
    var before: UInt64 = 0
    var after: UInt64 = 0
    var isUnsent = false
    let epoch = epoch
    let answer = { (document: inout Document) in
      before = document.digest
      let answer = change(&document)
      after = document.digest
      isUnsent = document.hasUnsent(in: epoch)
      return answer
    }(&documents[id, default: Document(id)])
    digest = digest &- before &+ after
    if isUnsent { unsent.insert(id) } else { unsent.remove(id) }
    return answer
  }
}
