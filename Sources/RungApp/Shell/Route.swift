import CivilTime
import Training

/// Where in the app a person is; the part of the address behind "#".
enum Route: Equatable {
  case today
  case plan
  case planDay(Day.ID)
  case planEdit(Routine.ID)
  case planDayEdit(Day.ID)
  case library
  /// What an exercise is and what was done of it.
  case exercise(ExerciseID)
  case progress
  case history
  case pastSession(Session.ID)
  /// A finished session in the logger.
  case editSession(Session.ID)
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
    case ("plan", 3) where parts[1] == "edit": self = .planEdit(Routine.ID(parts[2]))
    case ("plan", 3) where parts[2] == "edit": self = .planDayEdit(Day.ID(parts[1]))
    case ("library", 1): self = .library
    case ("exercise", 2): self = .exercise(ExerciseID(Self.unescaped(parts[1])))
    case ("progress", 1): self = .progress
    case ("history", 1): self = .history
    case ("history", 2): self = .pastSession(Session.ID(parts[1]))
    case ("history", 3) where parts[2] == "edit": self = .editSession(Session.ID(parts[1]))
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
    case .planEdit(let id): "#/plan/edit/" + id.text
    case .planDayEdit(let id): "#/plan/" + id.text + "/edit"
    case .library: "#/library"
    case .exercise(let id): "#/exercise/" + Self.escaped(id.text)
    case .progress: "#/progress"
    case .history: "#/history"
    case .pastSession(let id): "#/history/" + id.text
    case .editSession(let id): "#/history/" + id.text + "/edit"
    case .session: "#/session"
    case .summary(let id): "#/summary/" + id.text
    case .startToday: "#/start-today"
    case .startFreestyle: "#/freestyle"
    }
  }

  /// Ids of other apps may hold anything: all but letters and digits of English is written as bytes.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default: escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return escaped
  }

  private static func unescaped(_ text: String) -> String {
    let written = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < written.count {
      if written[index] == UInt8(ascii: "%"), index + 2 < written.count,
        let high = digit(written[index + 1]), let low = digit(written[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(written[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether it is the history, or a session opened from it.
  var isInHistory: Bool {
    switch self {
    case .history, .pastSession, .editSession: true
    default: false
    }
  }

  /// The tab it belongs to.
  var tab: Tab? {
    switch self {
    case .today, .unknown: .today
    case .plan, .planDay, .planEdit, .planDayEdit: .plan
    case .library, .exercise: .library
    case .progress, .history, .pastSession, .editSession: .progress
    case .session, .summary, .startToday, .startFreestyle: nil
    }
  }
}

/// A tab of the bar at the bottom.
enum Tab: CaseIterable {
  case today, plan, library, progress

  var route: Route {
    switch self {
    case .today: .today
    case .plan: .plan
    case .library: .library
    case .progress: .progress
    }
  }
}
