import CivilTime
import JSONCoding
import Markup

extension HostEvent {
  /// Reads an event; nil for one this version does not know, which a newer host may send.
  init?(json: JSON) {
    guard let name = json["event"]?.string, let milliseconds = json["now"]?.int64 else {
      return nil
    }
    let minutes = min(max(json.int("offset") ?? 0, -1_440), 1_440)
    now = Instant(milliseconds: milliseconds, offsetSeconds: Int32(minutes * 60))
    guard let kind = Kind(name: name, json: json) else { return nil }
    self.kind = kind
  }
}

extension HostEvent.Kind {
  fileprivate init?(name: String, json: JSON) {
    switch name {
    case "boot": self = .boot(Boot(json: json))
    case "documents":
      self = .documents(StoredRow.list(json["documents"]), more: json["more"]?.bool ?? false)
    case "conflict": self = .conflict(write: json.int("write") ?? 0)
    case "stored":
      self = .stored(write: json.int("write") ?? 0, revisions: Self.revisions(json["revisions"]))
    case "store-failed":
      self = .storeFailed(
        write: json.int("write") ?? 0,
        json.text("reason").flatMap { StoreFailure(rawValue: $0) } ?? .unknown,
        detail: json.text("detail") ?? "")
    case "dom":
      guard let event = DOMEvent(json: json) else { return nil }
      self = .dom(event)
    case "tick": self = .tick
    case "visible": self = .visible
    case "hidden": self = .hidden
    case "alarm": self = .alarm
    case "notify-permission":
      self = .notifyPermission(NotifyPermission(rawValue: json.text("state") ?? "") ?? .missing)
    case "notice":
      guard let answer = json.text("answer").flatMap({ NoticeAnswer(rawValue: $0) }) else {
        return nil
      }
      self = .notice(answer, at: json["at"]?.int64 ?? 0)
    case "route", "back": self = .route(json.text("hash") ?? "")
    case "update-ready": self = .updateReady
    case "persisted": self = .persisted(json["granted"]?.bool ?? false)
    case "file": self = .file(name: json.text("name") ?? "", text: json.text("text") ?? "")
    case "fetched": self = .fetched(name: json.text("name") ?? "", text: json.text("text"))
    case "copied": self = .copied(isSaved: json["saved"]?.bool ?? false)
    case "trapped": self = .trapped(json.text("detail") ?? "")
    default: return nil
    }
  }

  private static func revisions(_ json: JSON?) -> [(id: String, revision: String)] {
    (json?.object?.members ?? []).compactMap { member in
      member.value.string.map { (member.name, $0) }
    }
  }
}

extension Boot {
  fileprivate init(json: JSON) {
    entropy = json.text("entropy") ?? ""
    language = json.text("language") ?? "en"
    firstWeekday = json.int("firstWeekday").flatMap { Weekday(rawValue: $0) }
    store = json.text("store").flatMap { StoreState(rawValue: $0) } ?? .failed
    rows = StoredRow.list(json["documents"])
    more = json["more"]?.bool ?? false
    device = json.text("device") ?? ""
    hash = json.text("hash") ?? ""
    isPersisted = json["persisted"]?.bool ?? false
    notifications = NotifyPermission(rawValue: json.text("notifications") ?? "") ?? .missing
    aside = StoredRow.list(json["aside"])
  }
}

extension StoredRow {
  /// Reads a row; without an id and a text it is none.
  init?(json: JSON) {
    guard let id = json.text("id"), let row = json.text("row") else { return nil }
    self.init(id: id, row: row, revision: json.text("revision") ?? "")
  }

  fileprivate static func list(_ json: JSON?) -> [StoredRow] {
    (json?.array ?? []).compactMap { StoredRow(json: $0) }
  }
}

extension DOMEvent {
  fileprivate init?(json: JSON) {
    guard let node = json["node"]?.int64.flatMap({ UInt32(exactly: $0) }),
      let kind = json.text("type").flatMap({ EventKind(name: $0) })
    else { return nil }
    self.init(
      node: node, kind: kind, value: json.text("value") ?? "", key: json.text("key") ?? "")
  }
}

extension JSON {
  func text(_ name: String) -> String? { self[name]?.string }

  func int(_ name: String) -> Int? {
    self[name]?.int64.flatMap { Int(exactly: $0) }
  }
}
