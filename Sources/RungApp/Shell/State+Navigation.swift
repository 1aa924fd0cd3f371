import CivilTime
import Logbook
import Training

enum ShellAction {
  case skipTo(String)
  case openLogger
  case minimise
  case skipRest
  case startToday
  case startFreestyle
  case closeSheet
  case undoToast
  case dismissToast
  case dismiss(Notice)
  case saveCopy
  case retryStore
  case reload
  case showAside
}

extension State {
  func update(shell action: ShellAction) -> [Effect] {
    switch action {
    case .skipTo(let id): return [.focus(id)]
    case .openLogger: return openLogger()
    case .minimise: return minimise()
    case .skipRest: return change(runningSession) { $0.skipRest() }
    case .startToday: return startToday()
    case .startFreestyle: return startFreestyle()
    case .closeSheet:
      sheet = nil
      return []
    case .undoToast: return undoToast()
    case .dismissToast:
      toast = nil
      return []
    case .dismiss(let notice):
      dismissed.insert(notice)
      return []
    case .saveCopy: return [.saveCopy]
    case .retryStore:
      outbox.retry()
      return []
    case .reload: return [.reload]
    case .showAside:
      // Once seen it stays listed in the settings.
      dismissed.insert(.setAside)
      sheet = .aside
      return []
    }
  }

  /// Goes to another place in the app.
  func go(to route: Route, replacing: Bool = false) -> [Effect] {
    guard route != self.route else { return [] }
    let kept = keepEdits()
    sheet = nil
    self.route = route
    return kept + [
      .route(route.hash, replacing: replacing),
      .focus(route == .session || isEditing ? "logger" : "main"),
    ]
  }

  /// Follows the address: a link, or the way back.
  ///
  /// The way back closes a sheet first; the address is then put back where it was.
  func follow(_ route: Route) -> [Effect] {
    guard stage == .open else { return [] }
    if sheet != nil, route != self.route {
      sheet = nil
      return [.route(self.route.hash, replacing: false)]
    }
    return enter(route, isStart: false)
  }

  /// Enters the app at an address; doors to a session lead to the logger on the set that is due.
  func enter(_ route: Route, isStart: Bool) -> [Effect] {
    let kept = isStart || route == self.route ? [] : keepEdits()
    return kept + arrive(at: route, isStart: isStart)
  }

  private func arrive(at route: Route, isStart: Bool) -> [Effect] {
    switch route {
    case .startToday:
      self.route = .today
      return runningSession == nil ? startToday(replacing: true) : openLogger(replacing: true)
    case .startFreestyle:
      self.route = .today
      return runningSession == nil ? startFreestyle(replacing: true) : openLogger(replacing: true)
    case .session where runningSession == nil:
      self.route = .today
      return [.route(Route.today.hash, replacing: true)]
    case .session:
      self.route = .session
      device.isMinimised = false
      return []
    case .today where isStart && runningSession != nil && !device.isMinimised:
      self.route = .today
      return go(to: .session, replacing: true)
    case .editSession(let id) where logbook.session(id)?.end == nil && !isLoading:
      self.route = .pastSession(id)
      return [.route(self.route.hash, replacing: true)]
    case .planDay(let id) where routine?.day(id) == nil && !isLoading:
      return enterPlan()
    case .planEdit(let id) where logbook.routine(id) == nil && !isLoading:
      return enterPlan()
    case .planDayEdit(let id) where place(of: .day(id)) == nil && !isLoading:
      return enterPlan()
    case .unknown:
      self.route = .today
      return [.route(Route.today.hash, replacing: true)]
    default:
      if self.route == .session { device.isMinimised = true }
      self.route = route
      return []
    }
  }

  /// The plan, where an address names a part of one that is not there.
  private func enterPlan() -> [Effect] {
    route = .plan
    return [.route(Route.plan.hash, replacing: true)]
  }

  /// The page of an exercise, and the editor of a day, lead back to where they were opened from.
  func leave(_ old: Route) {
    if case .planDayEdit = route, old != route { plan.cameFrom = old }
    turnLogger(from: old)
    if !route.isInHistory { history.day = nil }
    guard case .exercise = route else { return }
    switch old {
    case .exercise: return
    case .session, .pastSession, .editSession, .progress: page.cameFrom = old
    default: page.cameFrom = .library
    }
  }

  private func openLogger(replacing: Bool = false) -> [Effect] {
    device.isMinimised = false
    return go(to: .session, replacing: replacing)
  }

  /// Shrinks the logger to the bar above the tabs.
  func minimise() -> [Effect] {
    if let edited = editedSession { return finishEditing(edited) }
    device.isMinimised = true
    logger.leaveField()
    return go(to: .today)
  }

  private func revert(_ reversal: SessionReversal) -> [Effect] {
    guard var session = logbook.session(reversal.after.id) else { return [] }
    session.revert(reversal)
    return save(session)
  }

  private func undoToast() -> [Effect] {
    guard let undo = toast?.undo else { return [] }
    toast = nil
    switch undo {
    case .session(let id): return restore(.init(session: id))
    case .routine(let id): return restore(.init(routine: id))
    case .plan(let reversal): return revert(reversal)
    case .discard(let id):
      guard var session = logbook.session(id) else { return [] }
      session.discarded = nil
      return save(session) + go(to: session.end == nil ? .session : .editSession(id))
    case .edit(let reversal): return revert(reversal)
    case .weights(let exercise, let scale, let reversal):
      return save(scale, of: exercise) + (reversal.map { revert($0) } ?? [])
    case .hidden(let exercise): return hide(exercise, false)
    case .weighing(let date, let weight): return putBack(weight, on: date)
    case .goal(let weight): return saveGoal(weight)
    case .measurement(let measurement): return save(measurement)
    case .removedMeasurement(let id): return restore(.init(measurement: id))
    case .newMeasurement(let id): return remove(.init(measurement: id))
    }
  }
}
