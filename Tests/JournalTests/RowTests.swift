import JSONCoding
import Journal
import JournalWorlds
import Testing

@Suite("Rows")
struct RowTests {
  @Test("Cells of one change share one stamp, and paths are nested")
  func format() throws {
    var journal = replica(0xA)
    try journal.write(
      session, [("title", "Push A"), ("sets/x/plan", ["slot": 0]), ("sets/x/place", "V")],
      now: noon)
    try journal.write(session, [("sets/x/log", ["reps": 8])], now: noon + 1)
    try journal.remove(session, "sets/x", now: noon + 2)
    #expect(
      journal.row(for: session) == """
        {"018e283bee0000000000000a":{"sets/":{"x/":{"place":"V","plan":{"slot":0}}},"title":"Push A"},\
        "018e283bee0100000000000a":{"sets/":{"x/":{"log":{"reps":8}}}},\
        "018e283bee0200000000000a":{"sets/":{"x/":{"~removed":{"0000000a":"018e283bee010000"}}}}}
        """)
    #expect(journal.row(for: "session:none") == nil)
  }

  @Test("Unknown kinds, paths and values are kept and passed on untouched")
  func unknown() throws {
    let id: DocumentID = "hologram:x"
    let row = """
      {"018e283bee0000000000000a":{"a/":{"b":[1.50,{"x":-0}],"~future":null},"~other":{"k":1}}}
      """
    var old = replica(1)
    try old.load(id, row: row)
    #expect(old.row(for: id) == row)
    try old.write(id, [("note", "mine")], now: noon + 1)
    let document = try #require(old[id])
    #expect(document.encoded.hasPrefix(row.dropLast()))
    #expect(document.cellCount == 4)
    #expect(document.children(of: .root) == ["a", "note"])
    #expect(document.children(of: "a") == ["b"])
  }

  @Test("A row reads the same however its JSON was written")
  func otherSpelling() throws {
    let row = #"{"018e283bee0000000000000a":{"a/":{"b":{"x":1,"y":"é"}}}}"#
    let spelled = """
       { "018e283bee0000000000000a" : { "a\\/" : { "b" : { "y" : "\\u00e9", "x" : 1 } } } }
      """
    #expect(try Document(session, reading: spelled).row == row)
    #expect(try Document(session, reading: "\u{feff}" + row).row == row)
    #expect(try Document(session, reading: "{}").cellCount == 0)
  }

  @Test("Where a cell and cells beneath its path contradict each other, the container stands")
  func contradiction() throws {
    var a = replica(1)
    var b = replica(2)
    try a.write(session, [("units", "kg"), ("units-x", 1)], now: noon + 10)
    try b.write(session, [("units/load", "lb")], now: noon)
    var journals = [a, b]
    let document = exchange(&journals)
    #expect(document.value(at: "units") == nil)
    #expect(document.value(at: "units/load") == "lb")
    #expect(document.content() == ["units": ["load": "lb"], "units-x": 1])
    #expect(document.children(of: .root) == ["units-x", "units"])
    #expect(document.cellCount == 3)
    #expect(try Document(session, reading: document.row).row == document.row)
    try journals[0].remove(session, "units/load", now: noon)
    #expect(journals[0][session]?.value(at: "units") == "kg")
    #expect(journals[0][session]?.content() == ["units": "kg", "units-x": 1])
  }

  @Test(
    "A damaged row is an error that names the document and where the damage is",
    arguments: [
      ("", .json(JSONError(.unexpectedEnd, at: 0))),
      ("[]", .json(JSONError(.unexpectedKind, at: 0))),
      (#"{"note":1}"#, .unknownPart(offset: 8)),
      (#"{"018e283bee0000000000000a":1}"#, .json(JSONError(.unexpectedKind, at: 28))),
      (#"{"018E283BEE0000000000000a":{}}"#, .unknownPart(offset: 28)),
      (#"{"ffffffffffff00000000000a":{}}"#, .absurdStamp(offset: 28)),
      (#"{"018e283bee0000000000000a":{"":1}}"#, .unusablePath(offset: 32)),
      (#"{"018e283bee0000000000000a":{"/":{"a":1}}}"#, .unusablePath(offset: 33)),
      (#"{"018e283bee0000000000000a":{"a/b":1}}"#, .unusablePath(offset: 35)),
      (#"{"018e283bee0000000000000a":{"a/b/":{}}}"#, .unusablePath(offset: 36)),
      (#"{"018e283bee0000000000000a":{"a/":1}}"#, .json(JSONError(.unexpectedKind, at: 34))),
      (#"{"018e283bee0000000000000a":{"a":01}}"#, .json(JSONError(.leadingZero, at: 33))),
      (#"{"018e283bee0000000000000a":{}}x"#, .json(JSONError(.trailingText, at: 31))),
    ] as [(String, RowDamage)])
  func damaged(row: String, damage: RowDamage) throws {
    var journal = try twoPhones().a
    try journal.write("note:n", [("text", "safe")], now: noon)
    let before = journal
    #expect(throws: JournalError.damaged("note:n", damage)) {
      try journal.load("note:n", row: row)
    }
    #expect(journal.digest == before.digest)
    #expect(journal.row(for: "note:n") == before.row(for: "note:n"))
    #expect(JournalError.damaged("note:n", damage).description.contains("note:n"))
  }

  @Test("A name too long or nested too deeply is damage, and so is a row that unfolds without end")
  func tooMuch() {
    let stamp = "018e283bee0000000000000a"
    let long = String(repeating: "x", count: 513)
    #expect(throws: JournalError.self) {
      try Document(session, reading: #"{"\#(stamp)":{"\#(long)":1}}"#)
    }
    let deep =
      String(repeating: #"{"a/":"#, count: 70) + "{}" + String(repeating: "}", count: 70)
    #expect(throws: JournalError.self) {
      try Document(session, reading: #"{"\#(stamp)":\#(deep)}"#)
    }
    let wide = (0..<100_000).map { "\"\($0)\":1" }.joined(separator: ",")
    #expect(throws: JournalError.damaged(session, .tooLarge)) {
      try Document(session, reading: #"{"\#(stamp)":{"\#(long.dropLast(20))/":{\#(wide)}}}"#)
    }
  }

  @Test("A row cut off at any byte is damaged, and nothing else is touched")
  func truncated() throws {
    var journal = try twoPhones().a
    try journal.write("note:n", [("text", "é😀\n"), ("a/b", [1, ["x": 2]])], now: noon)
    let bytes = Array(try #require(journal.row(for: "note:n")).utf8)
    for length in 0..<bytes.count {
      let cut = String(decoding: bytes[..<length], as: UTF8.self)
      #expect(throws: JournalError.self) { try Document("note:n", reading: cut) }
    }
  }

  @Test("Random changes to rows never crash, and what is read reads back the same")
  func fuzz() throws {
    var random = SeededRandom(seed: freshSeed("row fuzz"))
    var journal = try twoPhones().a
    try journal.write(session, [("sets/x/log", ["reps": 8]), ("a-b/é", "ü\n")], now: noon)
    try journal.remove(session, "sets/x", now: noon)
    journal.follow(ServerEpoch("e"))
    let sent = try #require(journal.unsentPart(of: session))
    journal.acknowledge(sent, through: try #require(sent.latestStamp))
    let row = Array(try #require(journal.row(for: session)).utf8)
    var read = 0
    for _ in 0..<5000 {
      var bytes = row
      for _ in 0...random.below(2) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(128))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Array("{}\":,/~0ae".utf8)[random.below(10)], at: place)
        default: bytes.swapAt(place, random.below(bytes.count))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let document = try? Document(session, reading: text) else { continue }
      read += 1
      _ = document.content()
      let again = try Document(session, reading: document.row)
      #expect(again.row == document.row && again.digest == document.digest, "\(text)")
    }
    #expect(read > 100)
  }

  @Test("A value replaced ten thousand times leaves a small document")
  func compacting() throws {
    var journal = replica(1)
    for number in 0..<10_000 {
      try journal.write(session, [("a/b", .integer(Int64(number))), ("c", "x")], now: noon)
    }
    #expect(journal[session]?.value(at: "a/b") == 9999)
    #expect(journal[session]?.value(at: "c") == "x")
    #expect(try #require(journal.row(for: session)).utf8.count < 100)
  }
}
