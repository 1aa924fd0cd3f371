import JSONCoding

extension Effect {
  /// The effects as the array that the host reads.
  static func text(_ effects: [Effect]) -> String {
    var writer = JSONWriter()
    writer.beginArray()
    for effect in effects {
      writer.beginObject()
      effect.write(to: &writer)
      writer.endObject()
    }
    writer.endArray()
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .store(let write, let rows):
      writer.effect("store")
      writer.member("write", Int64(write))
      writer.name("documents")
      writer.beginArray()
      for row in rows {
        writer.beginObject()
        writer.member("id", row.id)
        writer.member("row", row.row)
        writer.member("expects", row.expects)
        writer.endObject()
      }
      writer.endArray()
    case .setAside(let rows):
      writer.effect("set-aside")
      writer.name("documents")
      writer.beginArray()
      for row in rows {
        writer.beginObject()
        writer.member("id", row.id)
        writer.member("row", row.row)
        writer.endObject()
      }
      writer.endArray()
    case .device(let text):
      writer.effect("device")
      writer.member("value", text)
    case .ticks(let moment):
      writer.effect("ticks")
      writer.member("on", true)
      writer.member("at", moment)
    case .noTicks:
      writer.effect("ticks")
      writer.member("on", false)
    case .vibrate(let pattern):
      writer.effect("vibrate")
      writer.name("pattern")
      writer.beginArray()
      for part in pattern { writer.integer(Int64(part)) }
      writer.endArray()
    case .tone: writer.effect("tone")
    case .wakeLock(let on):
      writer.effect("wake-lock")
      writer.member("on", on)
    case .alarm(let moment):
      writer.effect("alarm")
      writer.member("at", moment ?? 0)
    case .badge(let count):
      writer.effect("badge")
      writer.member("count", Int64(count))
    case .askToNotify: writer.effect("ask-to-notify")
    case .notify(let notice):
      writer.effect("notify")
      writer.member("title", notice.title)
      writer.member("text", notice.text)
      writer.name("buttons")
      writer.beginArray()
      for button in notice.buttons {
        writer.beginObject()
        writer.member("action", button.answer.rawValue)
        writer.member("title", button.words)
        writer.endObject()
      }
      writer.endArray()
    case .withdrawNotice: writer.effect("withdraw-notice")
    case .persist: writer.effect("persist")
    case .route(let hash, let replacing):
      writer.effect("route")
      writer.member("hash", hash)
      writer.member("replace", replacing)
    case .title(let text):
      writer.effect("title")
      writer.member("text", text)
    case .theme(let mode, let accent):
      writer.effect("theme")
      writer.member("mode", mode)
      writer.member("accent", accent)
    case .language(let code):
      writer.effect("language")
      writer.member("code", code ?? "")
    case .download(let name, let text):
      writer.effect("download")
      writer.member("name", name)
      writer.member("type", "application/json")
      writer.member("text", text)
    case .fetch(let name):
      writer.effect("fetch")
      writer.member("name", name)
    case .saveCopy: writer.effect("save-copy")
    case .chooseFile:
      writer.effect("choose-file")
      writer.member("accept", ".json,application/json")
    case .reload: writer.effect("reload")
    case .forgetEvicted: writer.effect("forget-evicted")
    case .focus(let id):
      writer.effect("focus")
      writer.member("id", id)
    case .reveal(let id):
      writer.effect("reveal")
      writer.member("id", id)
    case .select(let id):
      writer.effect("select")
      writer.member("id", id)
    case .announce(let text):
      writer.effect("announce")
      writer.member("text", text)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func effect(_ name: String) { member("effect", name) }

  fileprivate mutating func member(_ name: String, _ value: String) {
    self.name(name)
    string(value)
  }

  fileprivate mutating func member(_ name: String, _ value: Int64) {
    self.name(name)
    integer(value)
  }

  fileprivate mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    bool(value)
  }
}
