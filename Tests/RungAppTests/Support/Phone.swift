import CivilTime
import Foundation
import JSONCoding
import LibraryFiles
import PatchedScreen
import Testing

@testable import RungApp

/// A tab of a browser: it plays the host to a whole app, with a clock that only tests turn.
final class Phone {
  private(set) var app = App()
  let shelf: Shelf
  let screen = Screen()
  /// Milliseconds since 1970.
  var clock: Int64
  /// Everything the app asked of the host since `forget`.
  private(set) var effects: [JSON] = []
  private(set) var hash = ""
  /// What the browser says of notifications; nothing where it has none.
  var notifications = ""
  private var waiting: [JSON] = []
  private var isBusy = false
  private(set) var unanswered: [JSON] = []

  static let monday = Phone.moment("2026-03-02T18:00:00+01:00")

  /// A tab that is not started yet, with the words of a language.
  init(
    _ shelf: Shelf = Shelf(), at clock: Int64 = Phone.monday, speaking language: String = "en",
    names: [UInt8]? = nil
  ) {
    self.shelf = shelf
    self.clock = clock
    app.load(library: LibraryFiles.bytes(of: "library.txt"))
    app.load(catalogue: language == "en" ? Self.catalogue : Self.words(of: language))
    if let names {
      app.load(names: names)
    } else if language != "en" {
      app.load(names: LibraryFiles.bytes(of: "library-names.\(language).txt"))
    }
    shelf.tabs.append(self)
  }

  static func moment(_ text: String) -> Int64 {
    guard let instant = try? Instant(parsing: text) else { fatalError("No instant: \(text)") }
    return instant.milliseconds
  }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let catalogue = words(of: "en")

  static func words(of language: String) -> [UInt8] {
    let file = repository.appending(path: "Web/locales/\(language).json")
    guard let data = try? Data(contentsOf: file) else { fatalError("No catalogue at \(file)") }
    return [UInt8](data)
  }

  // MARK: What the host tells

  /// Starts the app with what the store holds.
  @discardableResult
  func start(
    store: String = "ready", language: String = "en-GB", hash: String = "", firstWeekday: Int64 = 2
  ) -> Phone {
    self.hash = hash
    send([
      "event": "boot", "entropy": .string(shelf.entropy()), "language": .string(language),
      "firstWeekday": .integer(firstWeekday), "store": .string(store),
      "documents": store == "ready" ? shelf.opening : [], "more": false,
      "aside": .array(
        shelf.aside.map { ["id": .string($0.id), "row": .string($0.row), "revision": ""] }),
      "device": .string(shelf.device), "hash": .string(hash), "installed": false,
      "persisted": false, "notifications": .string(notifications), "touch": true,
    ])
    return self
  }

  /// The page was closed and is opened again, in a fresh app with nothing but what is stored.
  func restarted(after milliseconds: Int64 = 0, hash: String? = nil) -> Phone {
    shelf.tabs.removeAll { $0 === self }
    return Phone(shelf, at: clock + milliseconds).start(hash: hash ?? self.hash)
  }

  /// Tells the app something, and does what it asks for until it asks for nothing more.
  func send(_ event: JSON) {
    waiting.append(event)
    if isBusy { return }
    isBusy = true
    while !waiting.isEmpty { handle(waiting.removeFirst()) }
    isBusy = false
  }

  private func handle(_ event: JSON) {
    var object = event.object ?? JSONObject()
    object["now"] = .integer(clock)
    object["offset"] = 60
    app.handle(Array(JSON.object(object).text.utf8))
    screen.apply(app.patch)
    guard !app.effects.isEmpty else { return }
    guard let asked = (try? JSON(reading: app.effects))?.array else {
      Issue.record("The effects are no array: \(String(decoding: app.effects, as: UTF8.self))")
      return
    }
    effects += asked
    for effect in asked { carryOut(effect) }
  }

  private func carryOut(_ effect: JSON) {
    switch effect["effect"]?.string {
    case "store":
      if shelf.isSlow { unanswered.append(effect) } else { answer(effect) }
    case "set-aside": shelf.setAside(effect["documents"]?.array ?? [])
    case "device": shelf.device = effect["value"]?.string ?? ""
    case "route": hash = effect["hash"]?.string ?? ""
    default: break
    }
  }

  private func answer(_ effect: JSON) {
    waiting += shelf.write(
      effect["write"]?.int64 ?? 0, effect["documents"]?.array ?? [], from: self)
  }

  /// Lets the writes that wait be carried out.
  func catchUp() {
    let late = unanswered
    unanswered = []
    for effect in late { answer(effect) }
    send(["event": "hidden"])
  }

  // MARK: What a person does

  /// Taps what has this name, or one that begins with it.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let control = screen.control(name, answering: "tap") else {
      let names = screen.controls.map { $0.name }
      Issue.record("Nothing to tap is called “\(name)”: \(names)", sourceLocation: sourceLocation)
      return
    }
    dom(control, "tap")
  }

  /// Chooses a radio button, or turns a switch.
  func choose(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let control = screen.control(name, answering: "change") else {
      Issue.record("Nothing to choose is called “\(name)”", sourceLocation: sourceLocation)
      return
    }
    let isBox = control.attributes["type"] == "checkbox"
    dom(control, "change", value: isBox && control.isChecked ? "false" : "true")
  }

  /// Types into a field and leaves it.
  func type(_ text: String, into id: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let field = screen.element(id) else {
      Issue.record("There is no field “\(id)”", sourceLocation: sourceLocation)
      return
    }
    dom(field, "input", value: text)
    if field.events.contains("change") { dom(field, "change", value: text) }
  }

  func dom(_ piece: Screen.Piece, _ kind: String, value: String = "", key: String = "") {
    send([
      "event": "dom", "node": .integer(Int64(piece.number)), "type": .string(kind),
      "value": .string(value), "key": .string(key),
    ])
  }

  /// Follows a link or types an address.
  func go(_ hash: String) {
    self.hash = hash
    send(["event": "route", "hash": .string(hash)])
  }

  /// Waits with the page in front; of a long wait only the last seconds are told one by one.
  func wait(seconds: Int64) {
    if seconds > 4 {
      clock += (seconds - 4) * 1_000
      send(["event": "tick"])
    }
    for _ in 0..<min(seconds, 4) {
      clock += 1_000
      send(["event": "tick"])
    }
  }

  /// Time goes by while the phone is in a pocket.
  func pocket(seconds: Int64) {
    send(["event": "hidden"])
    clock += seconds * 1_000
    send(["event": "visible"])
  }

  // MARK: What it asked for

  func forget() { effects = [] }

  func asked(_ name: String) -> [JSON] {
    effects.filter { $0["effect"]?.string == name }
  }

  /// The running session, as the app holds it.
  var state: State { app.state }
}
