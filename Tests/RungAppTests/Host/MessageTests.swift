import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("What the host says, right or wrong")
struct MessageTests {
  @Test("An event of a newer host changes nothing")
  func unknown() {
    let phone = Phone.training()
    let before = phone.screen.html
    phone.forget()
    for event in [
      ["event": "moonrise"], ["event": 7], [:], ["event": "dom"], ["event": "dom", "node": -1],
      ["event": "dom", "node": 4_000_000_000, "type": "tap"],
      ["event": "dom", "node": 1, "type": "wink"],
    ] as [JSON] {
      phone.send(event)
      #expect(phone.effects.isEmpty)
      #expect(phone.screen.html == before)
    }
  }

  @Test("Half an emoji, in what is typed or in a stored row, stops neither a message nor the start")
  func halfAnEmoji() throws {
    let row = #"{"id":"session:a","row":"{\"cut \ud83d","revision":"x"}"#
    let boot =
      #"{"event":"boot","store":"ready","documents":[\#(row)],"now":1772470800000,"offset":60}"#
    var app = App()
    app.load(catalogue: Phone.catalogue)
    app.handle(Array(boot.utf8))
    #expect(!app.patch.isEmpty)
    #expect(app.state.aside.map { $0.row.id } == ["session:a"])
  }

  @Test("An answer to a write that was never made is no answer")
  func strayAnswers() {
    let phone = Phone.training()
    phone.shelf.isSlow = true
    phone.logSet()
    phone.send(["event": "stored", "write": 999, "revisions": [:]])
    phone.send(["event": "conflict", "write": 999])
    phone.send(["event": "stored"])
    phone.shelf.isSlow = false
    phone.catchUp()
    #expect(phone.restarted().session == phone.session)
  }

  @Test(
    "Clocks beyond any calendar stop nothing",
    arguments: [Int64.min, -1, 0, 253_402_300_800_000, .max])
  func clocks(now: Int64) {
    var app = App()
    app.load(catalogue: Phone.catalogue)
    for offset in [Int64.min, -900, 0, 900, .max] {
      for event in ["boot", "tick", "visible"] {
        app.handle(
          Array(
            #"{"event":"\#(event)","store":"ready","documents":[],"now":\#(now),"offset":\#(offset)}"#
              .utf8))
      }
    }
    #expect(app.state.stage == .welcome)
  }

  @Test("Random bytes change nothing", arguments: 0..<20 as Range<UInt64>)
  func randomBytes(seed: UInt64) {
    let phone = Phone.training()
    let before = phone.screen.html
    var random = Randomness(seed: seed)
    var app = phone.app
    for _ in 0..<200 {
      app.handle(
        (0..<Int(random.next() % 200)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      #expect(app.patch.isEmpty && app.effects.isEmpty, "seed \(seed)")
    }
    #expect(phone.screen.html == before)
  }

  @Test(
    "Valid events with something changed in them stop nothing", arguments: 0..<12 as Range<UInt64>)
  func mutated(seed: UInt64) {
    var random = Randomness(seed: seed)
    let phone = Phone.training()
    phone.logSet()
    var app = App()
    app.load(catalogue: Phone.catalogue)
    var mutation = Mutation(&random)
    for _ in 0..<60 {
      let event = mutation.event(rows: phone.shelf.all, copy: phone.shelf.copy)
      app.handle(Array(event.utf8))
    }
    app.handle(Array(#"{"event":"tick","now":1}"#.utf8))
  }

  @Test("Rows with any numbers in them stop nothing", arguments: 0..<12 as Range<UInt64>)
  func hostileRows(seed: UInt64) {
    var random = Randomness(seed: seed)
    let source = Phone.training()
    source.type("60", into: "weight")
    source.logSet()
    source.tap("Solid")
    var mutation = Mutation(&random)
    for _ in 0..<4 {
      let shelf = Shelf()
      for (id, row) in source.shelf.rows {
        shelf.rows[id] = Shelf.Row(
          text: mutation.numbers(in: row.text), revision: row.revision)
      }
      let phone = Phone(shelf, at: source.clock).start()
      for hash in ["#/session", "#/plan", "#/history", "#/today"] { phone.go(hash) }
      if phone.session != nil {
        phone.go("#/session")
        for name in ["Log", "Undo", "Take", "Finish", "Finish session"]
        where phone.screen.control(name, answering: "tap") != nil { phone.tap(name) }
      }
      phone.wait(seconds: 2)
    }
  }
}

/// Changes something in what is right.
private struct Mutation {
  private var random: Randomness

  init(_ random: inout Randomness) {
    self.random = Randomness(seed: random.next())
  }

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// An event as the host would send it, a few of its characters or values replaced.
  mutating func event(rows: JSON, copy: String) -> String {
    let event: JSON = pick([
      [
        "event": "boot", "entropy": "00", "language": "en-GB", "firstWeekday": 2, "store": "ready",
        "documents": rows, "more": false, "aside": [], "device": #"{"card":"x"}"#,
        "hash": "#/session",
      ],
      ["event": "documents", "documents": rows, "more": false],
      ["event": "stored", "write": 1, "revisions": ["a": "b"]],
      ["event": "store-failed", "write": 1, "reason": "quota", "detail": ""],
      ["event": "conflict", "write": 2], ["event": "file", "name": "x", "text": .string(copy)],
      ["event": "dom", "node": .integer(Int64(below(400))), "type": "tap", "value": "", "key": ""],
      ["event": "dom", "node": .integer(Int64(below(400))), "type": "change", "value": "true"],
      ["event": "route", "hash": .string(pick(["#/plan/x", "#/history/%", "#//", "#/session"]))],
      ["event": "visible"], ["event": "tick"], ["event": "trapped", "detail": "x"],
      ["event": "persisted", "granted": true], ["event": "update-ready"],
    ])
    var object = event.object ?? JSONObject()
    object["now"] = .integer(Int64(bitPattern: random.next()) >> Int64(below(40)))
    object["offset"] = .integer(Int64(below(4_000)) - 2_000)
    var bytes = Array(JSON.object(object).text.utf8)
    for _ in 0..<below(3) { bytes[below(bytes.count)] = UInt8(below(128)) }
    if below(6) == 0 { bytes = Array(bytes.prefix(below(bytes.count))) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with some of the numbers in it replaced by ones that nobody expects.
  mutating func numbers(in text: String) -> String {
    var result = ""
    var digits = ""
    for character in text + " " {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      if !digits.isEmpty {
        let isPlain = ",}] ".contains(character)
        let odd = [
          "0", "1", "100", "2147483647", "2147483648", "4294967296", "9223372036854775807",
          "999999999",
        ]
        result += isPlain && below(8) == 0 ? pick(odd) : digits
        digits = ""
      }
      result.append(character)
    }
    return String(result.dropLast())
  }
}
