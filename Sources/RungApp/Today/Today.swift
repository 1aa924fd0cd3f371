import CivilTime
import Logbook
import Training

enum TodayAction {
  case start(Day.ID)
  case startFreestyle
  case goOn
  case openSettings
  case weigh
  case shell(ShellAction)
}

extension State {
  func update(today action: TodayAction) -> [Effect] {
    switch action {
    case .start(let id):
      guard let routine, let day = routine.day(id) else { return [] }
      return start(day, of: routine)
    case .startFreestyle: return startFreestyle()
    case .goOn: return update(shell: .openLogger)
    case .openSettings:
      sheet = .settings
      return [.focus("sheet")]
    case .weigh: return openWeighing(nil)
    case .shell(let action): return update(shell: action)
    }
  }

  /// Starts what is due, or opens the session that runs.
  ///
  /// - Parameter replacing: whether the address that asked for it gives way, so that going back does
  ///   not start another.
  func startToday(replacing: Bool = false) -> [Effect] {
    guard runningSession == nil else { return update(shell: .openLogger) }
    guard let routine, let day = dueDay.day else { return [] }
    return start(day, of: routine, replacing: replacing)
  }

  /// Starts a session from a day of the plan; if one runs already it is opened instead.
  func start(_ day: Day, of routine: Routine, replacing: Bool = false) -> [Effect] {
    guard runningSession == nil else { return update(shell: .openLogger) }
    let drawn = DrawnIDs(from: ids)
    let session = Session(
      id: Session.ID(ids.newID(at: clock)), start: clock, day: day, of: routine,
      openings: openings(of: day, in: routine), deload: routine.deload(on: today)
    ) { drawn.next() }
    ids = drawn.source
    device.isMinimised = false
    device.preferredCard = nil
    logger = Logger()
    return save(session) + go(to: .session, replacing: replacing)
  }
}
