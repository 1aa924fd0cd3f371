import CivilTime
import Logbook
import Markup
import Training

/// What is a record in a session, and which of them is being celebrated.
struct SessionRecords {
  /// The set that was a record a moment ago.
  struct Celebration: Equatable {
    var set: SessionSet.ID
    /// When it is over, in milliseconds since 1970.
    var until: Int64
  }

  /// The records, each with the kind it is one in.
  private(set) var found: [(set: SessionSet.ID, kind: RecordKind)] = []
  var celebration: Celebration?
  /// The efforts of earlier sessions, by exercise, read when the exercise is first logged.
  private var past: [ExerciseID: ExerciseRecords] = [:]
  private var session: Session.ID?
  private var others = -1
  private var revision = -1

  func kinds(of id: SessionSet.ID) -> [RecordKind] {
    found.filter { $0.set == id }.map { $0.kind }
  }

  /// Works out the records of a session unless nothing changed.
  ///
  /// - Parameter others: the state of all sessions but this one.
  mutating func refresh(
    of session: Session, revision: Int, among sessions: [Session], others: Int,
    canonical: (ExerciseID) -> ExerciseID, spellings: (ExerciseID) -> [ExerciseID]
  ) {
    guard revision != self.revision || session.id != self.session else { return }
    self.revision = revision
    if self.others != others || session.id != self.session {
      self.session = session.id
      self.others = others
      past = [:]
    }
    let own = session.recordEntries(canonical: canonical)
    var records: [ExerciseID: ExerciseRecords] = [:]
    for (exercise, entry) in own {
      if past[exercise] == nil {
        past[exercise] = .past(of: spellings(exercise), in: sessions, before: session.id)
      }
      records[exercise, default: past[exercise] ?? ExerciseRecords()].add(entry)
    }
    found = session.records(canonical: canonical) { records[$0] }
  }
}

extension ExerciseRecords {
  /// The efforts of an exercise in all sessions but one.
  fileprivate static func past(
    of spellings: [ExerciseID], in sessions: [Session], before running: Session.ID
  ) -> ExerciseRecords {
    var records = ExerciseRecords()
    // The oldest first, so that each goes to the end.
    for session in sessions.reversed() where session.id != running {
      // The set keeps its own exercise where its card was given another one later.
      let isOfThem = session.exercises.contains { card in
        card.sets.contains { $0.log.map { spellings.contains($0.exercise) } ?? false }
      }
      guard isOfThem else { continue }
      for (exercise, entry) in session.recordEntries() where spellings.contains(exercise) {
        records.add(entry)
      }
    }
    return records
  }
}

extension State {
  func prepareRecords(of session: Session) {
    refresh(&logger.records, of: session)
  }

  /// The records of the finished session in front, in its summary or in the history.
  func preparePastRecords() {
    switch route {
    case .summary(let id), .pastSession(let id):
      if let session = logbook.session(id) { refresh(&pastRecords, of: session) }
    default: break
    }
  }

  private func refresh(_ records: inout SessionRecords, of session: Session) {
    // Taken out while it is worked on, so that nothing is copied.
    var taken = SessionRecords()
    swap(&taken, &records)
    taken.refresh(
      of: session, revision: logbook.revision, among: logbook.sessions, others: others.revision,
      canonical: { [catalog] in catalog.canonical($0) },
      spellings: { [catalog] in catalog.spellings(of: $0) })
    records = taken
  }

  /// Celebrates a set if it is a record.
  func celebrate(_ id: SessionSet.ID) -> Bool {
    guard let session = runningSession else { return false }
    prepareRecords(of: session)
    guard !logger.records.kinds(of: id).isEmpty else { return false }
    logger.records.celebration = SessionRecords.Celebration(
      set: id, until: clock.milliseconds + 5_000)
    return true
  }

  // MARK: On screen

  /// A record, said for a moment above the dock.
  func celebration(in session: Session) -> Node<LoggerAction> {
    div(.class("celebration"), .role(.status), key: "celebration") {
      if let celebration = logger.records.celebration, celebration.until > clock.milliseconds,
        let set = session.set(celebration.set), let log = set.log,
        let kind = logger.records.kinds(of: set.id).first
      {
        p(key: set.id.text) {
          icon("trophy")
          span {
            strong { words(.record) + " · " + name(of: kind) }
            " " + words.set(log)
          }
        }
      }
    }
  }

  /// The sign of a record on the row of its set.
  @NodeBuilder<Message>
  func recordMark<Message>(_ set: SessionSet, in records: SessionRecords) -> Node<Message> {
    if let kind = records.kinds(of: set.id).first {
      span(.class("record")) {
        icon("trophy")
        span(.class("spoken")) { words(.record) + ": " + name(of: kind) }
      }
    }
  }

  func name(of kind: RecordKind) -> String { catalogue.text(key: "record.\(kind.rawValue)") }
}
