import CivilTime
import Journal
import Logbook
import Ordering
import Training

extension State {
  /// Starts from what the host found.
  func start(_ boot: Boot) -> [Effect] {
    region = Region(language: boot.language)
    firstWeekdayOfRegion = boot.firstWeekday
    device = DeviceMemory(text: boot.device)
    told.device = device.text
    logger.preferred = device.preferredCard.map { SessionExercise.ID($0) }
    route = Route(hash: boot.hash)
    isPersisted = boot.isPersisted
    notifyPermission = boot.notifications
    isLoading = boot.more
    welcome = Welcome(unit: unit, firstWeekday: firstWeekday)
    aside = boot.aside.map { SetAside(row: $0, reason: words(.asideEarlier)) }
    // Where nothing else is left, the screens alone would look like an empty logbook.
    if !aside.isEmpty, !boot.rows.isEmpty { dismissed.insert(.setAside) }
    switch boot.store {
    case .blocked: stage = .trouble(.blocked)
    case .newer: stage = .trouble(.newer)
    case .failed: stage = .trouble(.failed)
    case .evicted: stage = .trouble(.evicted)
    case .ready: stage = .open
    }
    guard boot.store == .ready else { return [] }
    var effects = take(boot.rows)
    if logbook.journal.documents.isEmpty, aside.isEmpty, !boot.more {
      stage = .welcome
      return effects
    }
    effects += closeStaleSessions()
    effects += enter(Route(hash: boot.hash), isStart: true)
    effects += askWhetherItEnded() + withdrawNotice()
    return effects
  }

  /// Takes rows of the store in, setting aside what can't be read.
  func take(_ rows: [StoredRow]) -> [Effect] {
    var damaged: [StoredRow] = []
    // An empty row with an empty revision says that nothing is stored under that id any more.
    let written = rows.filter { !$0.row.isEmpty || !$0.revision.isEmpty }
    for failure in logbook.load(written.map { (id: $0.id, row: $0.row) }) {
      // A noted row and the stored one may have the same id.
      guard let row = rows.first(where: { $0.id == failure.id && $0.row == failure.row })
      else { continue }
      damaged.append(row)
      aside.removeAll { $0.row.id == row.id && $0.row.row == row.row }
      aside.append(SetAside(row: row, reason: failure.reason))
    }
    followExerciseChoices()
    for row in rows where !damaged.contains(row) { outbox.know(row.revision, of: row.id) }
    keepInStore(rows, but: damaged)
    guard !damaged.isEmpty else { return [] }
    dismissed.remove(.setAside)
    return [.setAside(damaged)]
  }

  /// Writes what the store turns out to lack.
  ///
  /// A row without a revision was in the memory of an instance that stopped and is not on the disk.
  /// A damaged row that this page knows whole is written again once it is out of the way.
  /// An empty row says that the browser has emptied the store under the open page: then everything
  /// is written again.
  private func keepInStore(_ rows: [StoredRow], but damaged: [StoredRow]) {
    for row in rows where row.revision.isEmpty && !row.row.isEmpty && !damaged.contains(row) {
      if let id = DocumentID(row.id) { outbox.add(id) }
    }
    for row in damaged {
      // Once it is set aside nothing is stored under its id, while this page may know it whole.
      guard let id = DocumentID(row.id), logbook.journal[id] != nil else { continue }
      outbox.know("", of: id.text)
      outbox.add(id)
    }
    guard rows.contains(where: { $0.row.isEmpty && $0.revision.isEmpty }) else { return }
    for id in logbook.journal.documents.keys.ordered() {
      outbox.know("", of: id.text)
      outbox.add(id)
    }
  }

  /// Closes sessions that were left open for more than twelve hours.
  func closeStaleSessions() -> [Effect] {
    var effects: [Effect] = []
    for var session in logbook.sessions where session.closeIfStale(at: clock) != nil {
      effects += save(session)
    }
    return effects
  }

  /// Handles what the host reports beside what a person does.
  func update(host event: HostEvent.Kind) -> [Effect] {
    switch event {
    case .boot, .dom: return []
    case .documents(let rows, let more):
      isLoading = more
      let effects = take(rows) + openIfBegunElsewhere()
      return effects + (stage == .open ? closeStaleSessions() : [])
    case .conflict(let write):
      outbox.conflicted(write)
      return []
    case .stored(let write, let revisions):
      outbox.stored(write, revisions)
      dismissed.remove(.storeFailed)
      return []
    case .storeFailed(let write, let reason, _):
      outbox.failed(write, reason)
      dismissed.remove(.storeFailed)
      return [.announce(words(.storeFailedShort))]
    case .tick: return (logger.note.map { store($0) } ?? []) + tick()
    case .visible:
      isHidden = false
      outbox.retry()
      guard stage == .open else { return [] }
      return closeStaleSessions() + askWhetherItEnded() + tick() + withdrawNotice()
    case .hidden:
      isHidden = true
      return (logger.note.map { store($0) } ?? []) + keepPlanField(isLeaving: true)
    case .alarm: return restEndedOutOfSight()
    case .notifyPermission(let permission): return take(permission)
    case .notice(let answer, let moment): return update(notice: answer, at: moment)
    case .route(let hash): return follow(Route(hash: hash))
    case .updateReady:
      updateWaits = true
      return []
    case .persisted(let granted):
      isPersisted = granted
      return []
    case .file(_, let text): return open(text)
    case .fetched(let name, let text):
      if name == "language" { return takeLanguage(isThere: text != nil) }
      if name == cueFile { takeCues(text) }
      if name == ExerciseFigures.file { takeFigures(text) }
      return []
    case .copied(let isSaved): return noteCopy(isSaved: isSaved)
    case .trapped:
      dismissed.remove(.trapped)
      hasTrapped = true
      return []
    }
  }

  /// Another tab may have begun or restored a logbook while this one had none to show, or an instance
  /// that stopped had one that never reached the disk.
  private func openIfBegunElsewhere() -> [Effect] {
    guard stage == .welcome || stage == .trouble(.evicted), !logbook.journal.documents.isEmpty
    else { return [] }
    stage = .open
    return enter(route, isStart: true)
  }
}
