import CivilTime
import Journal
import Logbook
import Training

extension State {
  /// Stores a session as it is now.
  func save(_ session: Session) -> [Effect] {
    save(DocumentID(session: session.id)) { logbook, now throws(LogbookError) in
      try logbook.save(session, now: now)
    }
  }

  /// Stores a plan as it is now.
  func save(_ routine: Routine) -> [Effect] {
    save(DocumentID(routine: routine.id)) { logbook, now throws(LogbookError) in
      try logbook.save(routine, now: now)
    }
  }

  /// Stores the choices as they are now.
  func save(_ settings: Settings) -> [Effect] {
    save(Settings.document) { logbook, now throws(LogbookError) in
      try logbook.save(settings, now: now)
    }
  }

  /// Removes a session or plan.
  func remove(_ id: DocumentID) -> [Effect] {
    save(id) { logbook, now throws(LogbookError) in try logbook.remove(id, now: now) }
  }

  /// Brings a removed session or plan back.
  func restore(_ id: DocumentID) -> [Effect] {
    save(id) { logbook, now throws(LogbookError) in try logbook.undoRemoval(of: id, now: now) }
  }

  func save(
    _ id: DocumentID, _ edit: (inout Logbook, Int64) throws(LogbookError) -> Bool
  ) -> [Effect] {
    do {
      if try edit(&logbook, clock.milliseconds) { outbox.add(id) }
      return []
    } catch {
      return show(words(error))
    }
  }

  /// After every event: sends off what waits for the store, and tells the host what it has to know.
  func settle() -> [Effect] {
    followOtherTabs()
    var effects = leaveLoggerWithoutSession() + keepNote() + leaveEditedSession()
    effects += keepPlanField() + leaveGonePlan()
    if let write = outbox.next(from: logbook.journal) { effects.append(write) }
    expireToast()
    effects += tellHost()
    return effects
  }

  /// What is asked and said about a session holds only as long as no other tab has changed it.
  private func followOtherTabs() {
    let running = stage == .open ? runningSession?.id : nil
    if let asked = told.session, asked != running {
      // The question was about a session that is over now; a second one may be running.
      switch sheet {
      case .confirmDiscard, .confirmFinish, .stillTraining: sheet = nil
      default: break
      }
    }
    told.session = running
    if case .discard(let id) = toast?.undo, let session = logbook.session(id), session.cameBack {
      _ = show(words(.discardVoid, ("title", session.title)))
    }
  }

  /// The running session may have been finished in another tab, and a finished one discarded there.
  private func leaveLoggerWithoutSession() -> [Effect] {
    guard stage == .open else { return [] }
    if case .summary(let id) = route, let session = logbook.session(id), session.isDiscarded {
      return go(to: .today, replacing: true)
        + show(words(.discarded, ("title", session.title)), undo: .discard(id))
    }
    if case .editSession = route, editedSession == nil, !isLoading {
      return go(to: .history, replacing: true)
    }
    guard route == .session, runningSession == nil else { return [] }
    return go(to: .today, replacing: true)
  }

  /// A copy of everything has left this device, or could not be made.
  func noteCopy(isSaved: Bool) -> [Effect] {
    guard isSaved else { return show(words(.copyFailed)) }
    if stage == .open { device.lastCopy = today.text }
    return []
  }

  /// Takes the rows of a copy in: what is missing here is added, nothing is overwritten.
  func restore(_ text: String) -> [Effect] {
    // Where the store can't be used nothing could be kept.
    guard stage == .open || stage == .welcome || stage == .trouble(.evicted) else { return [] }
    let copy: RescueCopy
    do {
      copy = try RescueCopy(text: text)
    } catch {
      return show(words(error))
    }
    let rows = copy.rows
    let before = logbook
    let failures = logbook.load(rows.map { (id: $0.id, row: $0.row) })
    if let failure = failures.first {
      // All or nothing: a copy with a damaged row changes nothing.
      logbook = before
      return show(words(.restoreDamaged, ("what", failure.reason)))
    }
    let changed: Set<DocumentID>
    do {
      changed = try changes(of: rows, since: before)
    } catch {
      logbook = before
      return show(words(error))
    }
    for id in changed { outbox.add(id) }
    var effects: [Effect] = []
    if stage != .open, !logbook.journal.documents.isEmpty {
      if stage == .trouble(.evicted) { effects.append(.forgetEvicted) }
      stage = .open
      effects += go(to: .today, replacing: true)
    }
    effects += keepAside(copy.aside)
    sheet = nil
    effects += closeStaleSessions()
    effects += show(
      changed.isEmpty ? words(.restoreNothingNew) : words(.restoreDone, count: changed.count))
    return effects
  }

  /// What the rows of a copy changed, each entry checked.
  private func changes(
    of rows: [StoredRow], since before: Logbook
  ) throws(EntryProblem) -> Set<DocumentID> {
    var changed: Set<DocumentID> = []
    for row in rows {
      guard let id = DocumentID(row.id), logbook.journal.row(for: id) != before.journal.row(for: id)
      else { continue }
      try logbook.check(id, against: before.journal[id], now: clock)
      changed.insert(id)
    }
    return changed
  }

  /// Keeps rows that were damaged already when the copy was made, named and to be handed out as here.
  private func keepAside(_ rows: [StoredRow]) -> [Effect] {
    let new = rows.filter { row in
      !aside.contains { $0.row.id == row.id && $0.row.row == row.row }
    }
    guard !new.isEmpty else { return [] }
    aside += new.map { SetAside(row: $0, reason: words(.asideEarlier)) }
    return [.setAside(new)]
  }
}
