import CivilTime
import Training

/// Where in the app a person is; the part of the address behind "#".
enum Route: Equatable {
  case today
  case plan
  case planDay(Day.ID)
  case history
  case pastSession(Session.ID)
  /// The logger of the running session.
  case session
  /// What came of a session that was just finished.
  case summary(Session.ID)
  /// A door from outside that starts today's session, or opens the running one.
  case startToday
  /// A door from outside that starts a session without a plan, or opens the running one.
  case startFreestyle
  /// An address that leads nowhere.
  case unknown

  /// Reads the part of an address behind "#"; none at all is Today.
  init(hash: String) {
    var text = hash[...]
    while let first = text.first, first == "#" || first == "/" { text.removeFirst() }
    let parts = text.split(separator: "/").map { String($0) }
    switch (parts.first ?? "", parts.count) {
    case ("", 0), ("today", 1): self = .today
    case ("plan", 1): self = .plan
    case ("plan", 2): self = .planDay(Day.ID(parts[1]))
    case ("history", 1): self = .history
    case ("history", 2): self = .pastSession(Session.ID(parts[1]))
    case ("session", 1): self = .session
    case ("summary", 2): self = .summary(Session.ID(parts[1]))
    case ("start-today", 1): self = .startToday
    case ("freestyle", 1): self = .startFreestyle
    default: self = .unknown
    }
  }

  /// The address.
  var hash: String {
    switch self {
    case .today, .unknown: "#/today"
    case .plan: "#/plan"
    case .planDay(let id): "#/plan/" + id.text
    case .history: "#/history"
    case .pastSession(let id): "#/history/" + id.text
    case .session: "#/session"
    case .summary(let id): "#/summary/" + id.text
    case .startToday: "#/start-today"
    case .startFreestyle: "#/freestyle"
    }
  }

  /// The tab it belongs to.
  var tab: Tab? {
    switch self {
    case .today, .unknown: .today
    case .plan, .planDay: .plan
    case .history, .pastSession: .history
    case .session, .summary, .startToday, .startFreestyle: nil
    }
  }
}

/// A tab of the bar at the bottom.
enum Tab: CaseIterable {
  case today, plan, history

  var route: Route {
    switch self {
    case .today: .today
    case .plan: .plan
    case .history: .history
    }
  }
}
