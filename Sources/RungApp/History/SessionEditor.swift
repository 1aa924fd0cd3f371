import CivilTime
import Logbook
import Markup
import Training

extension Route {
  /// The finished session that the address puts into the logger.
  var edited: Session.ID? {
    if case .editSession(let id) = self { id } else { nil }
  }
}

extension State {
  /// Whether the logger is to work on a finished session.
  var isEditing: Bool { route.edited != nil }

  /// The finished session that is edited.
  var editedSession: Session? {
    guard let id = route.edited else { return nil }
    if kept.editedID == id, let known = kept.edited[sessionBasis] { return known }
    var session = logbook.session(id)
    if session?.end == nil || session?.isDiscarded == true { session = nil }
    kept.editedID = id
    kept.edited.keep(session, for: sessionBasis)
    return session
  }

  /// The session that the logger works on: a finished one while that is edited, else the running one.
  var sessionInHand: Session? { isEditing ? editedSession : runningSession }

  /// Changes loggers with the session in hand: that of the running one waits for its return.
  func turnLogger(from old: Route) {
    guard old.edited != route.edited else { return }
    // What is being written is stored once its sheet is gone.
    let note = logger.note
    logger.note = nil
    if old.edited == nil { loggerAside = logger }
    logger = route.edited == nil ? loggerAside ?? Logger() : Logger()
    logger.note = note
    if route.edited == nil { loggerAside = nil }
  }

  // MARK: Edits

  /// Opens a finished session in the logger.
  func edit(_ id: Session.ID) -> [Effect] {
    guard logbook.session(id)?.end != nil else { return [] }
    return go(to: .editSession(id))
  }

  /// Says of a finished session that it was changed, with the way back.
  func offerUndo(of before: Session) -> [Effect] {
    guard before.end != nil, let after = logbook.session(before.id), after.shown != before.shown
    else { return [] }
    return show(
      words(.sessionChanged), undo: .edit(SessionReversal(from: before, to: after)))
  }

  /// Takes a row out of the session that is edited.
  func takeOut(_ id: SessionSet.ID) -> [Effect] {
    guard let session = editedSession, let set = session.set(id),
      let card = session.exercise(of: id)
    else { return [] }
    logger.leaveField()
    logger.correction = nil
    logger.rated = nil
    let name = rowName(set, on: card, in: session)
    return changeSession(telling: words(.rowRemoved, ("row", name))) {
      session throws(SessionError) in
      try session.takeOutSet(id)
      try session.ungroupLoners()
    }
  }

  /// Keeps what was begun in the editor, however it is left.
  func keepEdits() -> [Effect] {
    guard editedSession != nil else { return [] }
    return logger.correction == nil ? takeOpenField() : updateCorrection(.saveCorrection)
  }

  /// Leaves the logger for the session's page; a correction that was begun is kept.
  func finishEditing(_ session: Session) -> [Effect] {
    var effects = keepEdits()
    guard logger.field?.refusal == nil else { return effects }
    effects += go(to: .pastSession(session.id), replacing: true)
    return effects
  }

  /// A session that was left with nothing logged is discarded, and can be taken up again.
  func leaveEditedSession() -> [Effect] {
    let left = told.edited
    // Somebody only looks an exercise up, and comes back.
    if case .exercise = route, let left, page.cameFrom == .editSession(left) { return [] }
    told.edited = stage == .open ? editedSession?.id : nil
    guard let left, left != told.edited, var session = logbook.session(left),
      session.end != nil, !session.isDiscarded, !session.hasLogged
    else { return [] }
    session.discard(at: clock)
    var effects = save(session)
    if case .pastSession(left) = route { effects += go(to: .history, replacing: true) }
    return effects + show(words(.discardedEmpty), undo: .discard(left))
  }

  // MARK: On screen

  /// When the session was, under its title.
  func editorSubtitle(_ session: Session) -> String {
    words.shortDate(session.start.date) + ", " + words.time(session.start)
  }

  /// What can be done to a finished session as a whole.
  @NodeBuilder<LoggerAction>
  func editorEnding(_ session: Session) -> Node<LoggerAction> {
    button(.class("button wide"), .type(.button), .onTap(.editDetails), key: "details") {
      icon("calendar-days")
      words(.sessionDetails)
    }
    button(
      .class("button danger wide"), .type(.button), .onTap(.delete(session.id)), key: "delete"
    ) { words(.deleteSession) }
  }
}
