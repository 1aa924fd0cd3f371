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
    readHead(from: contents)
    exercises = SessionCards(in: contents).cards
    readMemories(
      offers: contents.container(SessionPath.offers),
      carries: contents.container(SessionPath.carries))
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
    var rows: [String] = []
    for (path, _) in changes.cells {
      switch SessionPath.part(of: path) {
      case .head, .memories: break
      case .row(let id): if rows.last != id { rows.append(id) }
      case .structure: return nil
      }
    }
    var session = self
    let head = document.container(depth: 1)
    guard let start = Instant(json: head[SessionPath.start]) else { return nil }
    session.start = start
    session.readHead(from: head)
    for id in rows where !session.reread(row: id, in: document) { return nil }
    session.readMemories(
      offers: document.container(at: SessionPath.offers),
      carries: document.container(at: SessionPath.carries))
    session.settleEnd()
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

  private mutating func readHead(from contents: Container) {
    title = contents[SessionPath.title]?.string ?? ""
    end = Instant(json: contents[SessionPath.end])
    discarded = Discard(json: contents[SessionPath.discarded])
    planDay = PlanDay(json: contents[SessionPath.planDay])
    plannedSlots = (contents[SessionPath.plannedSlots]?.array ?? []).compactMap { Slot(json: $0) }
    pauses = (contents[SessionPath.pauses]?.array ?? []).compactMap { Pause(json: $0) }
    rest = Rest(json: contents[SessionPath.rest])
    announced = AnnouncedStart(json: contents[SessionPath.announced])
    note = Note(json: contents[SessionPath.note])
    counts = contents[SessionPath.counts]?.bool ?? true
    loggedAfterwards = contents[SessionPath.loggedAfterwards]?.bool ?? false
  }

  private mutating func readMemories(offers: Container, carries: Container) {
    self.offers = [:]
    for cell in offers.idCells {
      let entry = OfferEntry(json: cell.value)
      if !entry.isEmpty { self.offers[SessionSet.ID(cell.id)] = entry }
    }
    self.carries = [:]
    for cell in carries.idCells {
      let memory = CarryMemory(json: cell.value)
      if !memory.isEmpty { self.carries[SessionSet.ID(cell.id)] = memory }
    }
  }

  private mutating func settleEnd() {
    guard let stated = end else { return }
    if let last = loggedSets.compactMap({ $0.log?.at }).max(), stated < last { end = last }
  }
}
