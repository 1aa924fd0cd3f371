import CivilTime
public import Journal
import Ordering
public import Training

/// Everything a person has logged and planned, as typed values over the journal.
///
/// The journal's documents are the truth; the typed values are read from them and are read again
/// whenever a document changes, by an edit here or by cells from another tab or device. An edit is a
/// whole new value: the logbook finds out which cells differ and stamps only those, so that edits of
/// different things on different devices never touch each other.
public struct Logbook: Sendable {
  /// The documents.
  public private(set) var journal: Journal
  /// What the person chose.
  public private(set) var settings = Settings()
  /// Every session that can be read, by start, newest first, discarded ones included.
  public private(set) var sessions: [Session] = []
  /// Every plan, by creation, oldest first.
  public private(set) var routines: [Routine] = []
  /// What the person said about single exercises.
  public private(set) var exerciseChoices = ExerciseChoices()
  /// What the person weighed and how they measured.
  public private(set) var body = BodyRecords()
  /// Counts up whenever a document changes, so that what is derived can be kept until then.
  public private(set) var revision = 0
  /// Which sessions changed last, for statistics that follow.
  private(set) var sessionChanges = SessionChanges()
  private var random: Randomness

  /// An empty logbook of one run of the app.
  ///
  /// - Parameter seed: entropy of the host; decides the digits that keep order keys of two devices
  ///   apart.
  public init(replica: ReplicaID, seed: UInt64) {
    journal = Journal(replica: replica)
    random = Randomness(seed: seed)
  }

  /// The session with this id.
  public func session(_ id: Session.ID) -> Session? {
    let kept = DocumentID(session: id).key
    return sessions.first { $0.id.text == kept }
  }

  /// The plan with this id.
  public func routine(_ id: Routine.ID) -> Routine? {
    let kept = DocumentID(routine: id).key
    return routines.first { $0.id.text == kept }
  }
}

// MARK: - Edits

extension Logbook {
  /// Stores a session as it is now.
  ///
  /// - Parameter now: the device's clock in milliseconds since 1970.
  /// - Returns: whether anything differed from what was stored.
  public mutating func save(_ session: Session, now: Int64) throws(LogbookError) -> Bool {
    try store(
      DocumentID(session: session.id), now: now, items: { session.items(besides: $0) }
    ) { book in
      book.session(session.id)
    } changes: { old, document, random in
      session.changes(from: old, in: document, drawing: &random)
    }
  }

  /// Stores a plan as it is now.
  public mutating func save(_ routine: Routine, now: Int64) throws(LogbookError) -> Bool {
    try store(
      DocumentID(routine: routine.id), now: now, items: { routine.items(besides: $0) }
    ) { book in
      book.routine(routine.id)
    } changes: { old, document, random in
      routine.changes(from: old, in: document, drawing: &random)
    }
  }

  /// Stores the choices as they are now.
  public mutating func save(_ settings: Settings, now: Int64) throws(LogbookError) -> Bool {
    let id = Settings.document
    let changes = settings.changes(from: self.settings, in: journal[id])
    return try apply(changes, to: id, now: now)
  }

  /// Removes a whole session or plan; an edit that this device has not seen yet brings it back.
  ///
  /// - Returns: whether there was anything to remove.
  public mutating func remove(_ id: DocumentID, now: Int64) throws(LogbookError) -> Bool {
    try edit(id) { journal throws(JournalError) in try journal.remove(id, now: now) != nil }
  }

  /// Takes the removal of a whole session or plan back.
  ///
  /// - Returns: whether it was removed.
  public mutating func undoRemoval(of id: DocumentID, now: Int64) throws(LogbookError) -> Bool {
    try edit(id) { journal throws(JournalError) in try journal.undoRemoval(id, now: now) != nil }
  }

  private mutating func edit(
    _ id: DocumentID, _ change: (inout Journal) throws(JournalError) -> Bool
  ) throws(LogbookError) -> Bool {
    let changed: Bool
    do {
      changed = try change(&journal)
    } catch {
      throw .journal(error)
    }
    if changed { read(id) }
    return changed
  }

  /// Writes what differs from the stored value.
  ///
  /// Items that were removed and are part of the value again stand up first, so that what they held
  /// is compared too and does not come back by surprise.
  private mutating func store<Value>(
    _ id: DocumentID, now: Int64, items: (Value?) -> [CellPath], _ stored: (Logbook) -> Value?,
    changes: (Value?, Document?, inout Randomness) -> CellChanges
  ) throws(LogbookError) -> Bool {
    let removed =
      journal[id].map { document in
        ([.root] + items(stored(self))).filter { document.isRemoved($0) }
      } ?? []
    if removed.isEmpty {
      return try apply(changes(stored(self), journal[id], &random), to: id, now: now)
    }
    let before = self
    do {
      let hasRevived = try edit(id) { journal throws(JournalError) in
        var hasRevived = false
        for path in removed where try journal.undoRemoval(id, path, now: now) != nil {
          hasRevived = true
        }
        return hasRevived
      }
      let hasWritten = try apply(
        changes(stored(self), journal[id], &random), to: id, now: now)
      return hasRevived || hasWritten
    } catch {
      self = before
      throw error
    }
  }

  mutating func apply(
    _ changes: CellChanges, to id: DocumentID, now: Int64
  ) throws(LogbookError) -> Bool {
    guard !changes.isEmpty else { return false }
    do {
      if !changes.cells.isEmpty { try journal.write(id, changes.cells, now: now) }
      for path in changes.removals { try journal.remove(id, path, now: now) }
    } catch {
      throw .journal(error)
    }
    read(id, after: changes)
    return true
  }

  /// Reads a document again of which only these cells changed.
  private mutating func read(_ id: DocumentID, after changes: CellChanges) {
    guard id.kind == DocumentID.sessionKind, let document = journal[id],
      let session = session(Session.ID(id.key))?.rereading(changes, in: document)
    else { return read(id) }
    revision &+= 1
    sessionChanges.note([session.id])
    put(session, under: session.id)
  }
}

// MARK: - What others wrote

extension Logbook {
  /// A row that could not be taken in.
  public struct Failure: Sendable {
    /// The id the row was stored under.
    public var id: String
    /// The row as it was handed over.
    public var row: String
    /// What is wrong with it, for a person.
    public var reason: String
  }

  /// Takes in stored rows: of this device's own store, or ones that another tab wrote.
  ///
  /// - Returns: the rows that are damaged; nothing of them is taken in, and the others are not
  ///   touched by them.
  public mutating func load(_ rows: [(id: String, row: String)]) -> [Failure] {
    var failures: [Failure] = []
    var changed: [DocumentID] = []
    for (text, row) in rows {
      guard let id = DocumentID(text) else {
        failures.append(
          Failure(id: text, row: row, reason: "The record has a name that none can have."))
        continue
      }
      do {
        if try journal.load(id, row: row) { changed.append(id) }
      } catch {
        failures.append(Failure(id: text, row: row, reason: Self.words(error)))
      }
    }
    read(changed)
    return failures
  }

  private static func words(_ error: JournalError) -> String {
    if case .damaged(_, let damage) = error { return damage.description }
    return error.description
  }

  /// Reads the typed value of a document again.
  private mutating func read(_ id: DocumentID) {
    read([id])
  }

  /// Reads the typed values of documents again, sorting once.
  private mutating func read(_ ids: [DocumentID]) {
    revision &+= 1
    var sessionIDs: Set<Session.ID> = []
    var routineIDs: Set<Routine.ID> = []
    for id in ids {
      switch id.kind {
      case DocumentID.sessionKind: sessionIDs.insert(Session.ID(id.key))
      case DocumentID.routineKind: routineIDs.insert(Routine.ID(id.key))
      default:
        if id == Settings.document { settings = Settings(document: journal[id]) }
        exerciseChoices.read(id, from: journal[id])
        body.read(id, from: journal[id])
      }
    }
    sessionChanges.note(sessionIDs)
    if sessionIDs.count == 1, let id = sessionIDs.first {
      put(journal[DocumentID(session: id)].flatMap { Session(document: $0) }, under: id)
    } else if !sessionIDs.isEmpty {
      sessions.removeAll { sessionIDs.contains($0.id) }
      sessions += sessionIDs.compactMap { id in
        journal[DocumentID(session: id)].flatMap { Session(document: $0) }
      }
      sessions = sessions.ordered { $1.isOlder(than: $0) }
    }
    if !routineIDs.isEmpty {
      routines.removeAll { routineIDs.contains($0.id) }
      routines += routineIDs.compactMap { id in
        journal[DocumentID(routine: id)].flatMap { Routine(document: $0) }
      }
      routines = routines.ordered { $0.isOlder(than: $1) }
    }
  }

  /// Puts one session where it belongs among years of others without moving those.
  private mutating func put(_ session: Session?, under id: Session.ID) {
    if let place = sessions.firstIndex(where: { $0.id == id }) {
      if let session, session.start.milliseconds == sessions[place].start.milliseconds {
        sessions[place] = session
        return
      }
      sessions.remove(at: place)
    }
    guard let session else { return }
    let place = sessions.firstIndex { $0.isOlder(than: session) } ?? sessions.count
    sessions.insert(session, at: place)
  }
}

extension Session {
  /// Whether it comes after the other one in a list that begins with the newest: by start, then id.
  fileprivate func isOlder(than other: Session) -> Bool {
    (start.milliseconds, id) < (other.start.milliseconds, other.id)
  }
}

extension Routine {
  fileprivate func isOlder(than other: Routine) -> Bool {
    (createdAt.milliseconds, id) < (other.createdAt.milliseconds, other.id)
  }
}
