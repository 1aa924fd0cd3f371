import CivilTime
import JSONCoding
import Journal
import Training

extension Session {
  /// Reads a session from its document; one without a start, or a removed one, is none.
  ///
  /// A session is always readable. Where cells of several devices contradict each other, reading
  /// settles it and nothing is written back: an effort on a warm-up or on a set that is not done
  /// counts for nothing, an end before the last logged set is that set's moment, a continuation
  /// whose set is not above it stands for itself, and a set whose card was removed elsewhere gets
  /// its card back.
  init?(document: Document) {
    guard !document.isRemoved else { return nil }
    let contents = document.container()
    guard let start = Instant(json: contents[SessionPath.start]) else { return nil }
    self.init(id: Session.ID(document.id.key), title: "", start: start)
    for path in SessionPath.head { read(path, contents[path]) }
    exercises = SessionCards(in: contents).cards
    for cell in contents.container(SessionPath.offers).idCells { readOffer(cell.id, cell.value) }
    for cell in contents.container(SessionPath.carries).idCells { readCarry(cell.id, cell.value) }
    settleEnd()
  }

  /// The session as its document reads after some of its cells were written.
  ///
  /// Reads only what they are about: an edit of one set is then not a matter of how many others
  /// there are. Nil where the whole has to be read again, because rows or cards come, go or move.
  ///
  /// - Precondition: this is what the document read as before.
  func rereading(_ changes: CellChanges, in document: Document) -> Session? {
    guard changes.removals.isEmpty else { return nil }
    var session = self
    var lastRow: String?
    for (path, _) in changes.cells {
      switch SessionPath.part(of: path) {
      case .head: session.read(path, document.value(at: path))
      case .offer(let id): session.readOffer(id, document.value(at: path))
      case .carry(let id): session.readCarry(id, document.value(at: path))
      case .row(let id):
        // The cells of a row are written one behind the other.
        if lastRow != id, !session.reread(row: id, in: document) { return nil }
        lastRow = id
      case .structure: return nil
      }
    }
    if session.end != nil {
      session.read(SessionPath.end, document.value(at: SessionPath.end))
      session.settleEnd()
    }
    return session
  }

  /// Reads one row again where it stands; false if it stands elsewhere now.
  private mutating func reread(row id: String, in document: Document) -> Bool {
    let contents = document.container(at: SessionPath.sets.item(id))
    guard let (card, row) = SessionSet.stored(id, in: contents),
      let place = exercises.firstIndex(where: { $0.id == card }),
      let index = exercises[place].sets.firstIndex(where: { ByteOrder.same($0.id.text, id) }),
      // Without a cell of its own a card is known by its rows.
      document.value(at: SessionPath.exercise(card, "card"))
        .flatMap({ ExerciseReference(json: $0) }) != nil
    else { return false }
    exercises[place].sets[index] = row.settled(below: exercises[place].sets[..<index])
    return true
  }

  /// Reads one cell of the session itself; a start that is none leaves the one it has.
  private mutating func read(_ path: CellPath, _ json: JSON?) {
    switch path {
    case SessionPath.title: title = json?.string ?? ""
    case SessionPath.start: start = Instant(json: json) ?? start
    case SessionPath.end: end = Instant(json: json)
    case SessionPath.discarded: discarded = Discard(json: json)
    case SessionPath.planDay: planDay = PlanDay(json: json)
    case SessionPath.plannedSlots:
      plannedSlots = (json?.array ?? []).compactMap { Slot(json: $0) }
    case SessionPath.pauses: pauses = (json?.array ?? []).compactMap { Pause(json: $0) }
    case SessionPath.rest: rest = Rest(json: json)
    case SessionPath.announced: announced = AnnouncedStart(json: json)
    case SessionPath.note: note = Note(json: json)
    case SessionPath.counts: counts = json?.bool ?? true
    case SessionPath.loggedAfterwards: loggedAfterwards = json?.bool ?? false
    default: break
    }
  }

  private mutating func readOffer(_ id: String, _ json: JSON?) {
    let entry = OfferEntry(json: json)
    offers[SessionSet.ID(id)] = entry.isEmpty ? nil : entry
  }

  private mutating func readCarry(_ id: String, _ json: JSON?) {
    let memory = CarryMemory(json: json)
    carries[SessionSet.ID(id)] = memory.isEmpty ? nil : memory
  }

  private mutating func settleEnd() {
    guard let stated = end else { return }
    if let last = loggedSets.compactMap({ $0.log?.at }).max(), stated < last { end = last }
  }
}
