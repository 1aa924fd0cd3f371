import JSONCoding

/// The store of one browser, shared by its tabs: rows with revisions, as `Web/host/store.js` keeps them.
final class Shelf {
  struct Row: Equatable {
    var text: String
    var revision: String
  }

  var rows: [String: Row] = [:]
  var aside: [(id: String, row: String)] = []
  /// Rows noted down by a tab that died before it could write them.
  var noted: [(id: String, row: String)] = []
  var device = ""
  /// Why every write fails, while it does.
  var failure: String?
  /// Whether writes wait for an answer.
  var isSlow = false
  var tabs: [Phone] = []
  private(set) var writes = 0
  private var sequence = 0
  /// The revisions each tab wrote itself.
  private var own: [ObjectIdentifier: [String: String]] = [:]
  private var starts: Int

  /// An empty store.
  ///
  /// - Parameter starts: how often an app was started before, so that two browsers draw different ids.
  init(starts: Int = 0) {
    self.starts = starts
  }

  /// Writes all documents or none, and says what to tell the tab.
  func write(_ write: Int64, _ documents: [JSON], from tab: Phone) -> [JSON] {
    writes += 1
    if let failure {
      return [["event": "store-failed", "write": .integer(write), "reason": .string(failure)]]
    }
    let ids = documents.compactMap { $0["id"]?.string }
    let conflicts = documents.contains {
      let id = $0["id"]?.string ?? ""
      let found = rows[id]?.revision ?? ""
      return found != $0["expects"]?.string && found != own[ObjectIdentifier(tab)]?[id]
    }
    if conflicts {
      return [
        ["event": "documents", "documents": .array(ids.map { stored($0) }), "more": false],
        ["event": "conflict", "write": .integer(write)],
      ]
    }
    sequence += 1
    let revision = "r\(sequence)"
    for document in documents {
      guard let id = document["id"]?.string, let row = document["row"]?.string else { continue }
      rows[id] = Row(text: row, revision: revision)
      own[ObjectIdentifier(tab), default: [:]][id] = revision
    }
    for other in tabs where other !== tab {
      other.send(["event": "documents", "documents": .array(ids.map { stored($0) }), "more": false])
    }
    let revisions = JSONObject(ids.map { ($0, .string(revision)) })
    return [["event": "stored", "write": .integer(write), "revisions": .object(revisions)]]
  }

  /// A row as the host hands it over; empty where there is none.
  func stored(_ id: String) -> JSON {
    [
      "id": .string(id), "row": .string(rows[id]?.text ?? ""),
      "revision": .string(rows[id]?.revision ?? ""),
    ]
  }

  var all: JSON { .array(rows.keys.sorted().map { stored($0) }) }

  /// What a start is handed: the notes first.
  var opening: JSON {
    let notes: [JSON] = noted.map {
      ["id": .string($0.id), "row": .string($0.row), "revision": ""]
    }
    return .array(notes + (all.array ?? []))
  }

  func setAside(_ documents: [JSON]) {
    for document in documents {
      guard let id = document["id"]?.string, let row = document["row"]?.string else { continue }
      let isStored = rows[id]?.text == row
      let isKept = aside.contains { $0.id == id && $0.row == row }
      if isStored || !isKept { aside.append((id, row)) }
      if isStored { rows[id] = nil }
    }
  }

  /// Digits that no start has had before.
  func entropy() -> String {
    starts += 1
    let digits = String(starts, radix: 16)
    let half = String(repeating: "0", count: 16 - digits.count) + digits
    return half + half
  }

  /// A copy of everything, as the host makes it.
  var copy: String {
    let file: JSON = [
      "format": "rung-copy", "version": 1, "documents": all, "unsaved": [],
      "aside": .array(aside.map { ["id": .string($0.id), "row": .string($0.row)] }),
    ]
    return file.text
  }
}
