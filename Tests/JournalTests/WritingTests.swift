import JSONCoding
import Journal
import Testing

@Suite("Writing and reading documents")
struct WritingTests {
  @Test("What is written is read back, cell by cell and as a whole")
  func reading() throws {
    var journal = replica(7)
    try journal.write(
      session, [("sets/x/log", ["weight": "62.5 kg", "reps": 8]), ("title", "Push A")], now: noon)
    let stamp = try journal.write(
      session, [("sets/x/effort", 8), ("sets/w/log", .null)], now: noon)
    let document = try #require(journal[session])
    #expect(document.value(at: "sets/x/log") == ["reps": 8, "weight": "62.5 kg"])
    #expect(document.value(at: "sets/x/effort") == 8)
    #expect(document.value(at: "sets/w/log") == .null)
    #expect(document.value(at: "sets/x") == nil)
    #expect(document.value(at: "sets/x/note") == nil)
    #expect(document.stamp(at: "sets/x/effort") == stamp)
    #expect(document.latestStamp == stamp)
    #expect(document.children(of: .root) == ["sets", "title"])
    #expect(document.children(of: "sets") == ["w", "x"])
    #expect(document.children(of: "sets/x") == ["effort", "log"])
    #expect(document.children(of: "sets/x/log") == [])
    #expect(
      document.content() == [
        "sets": [
          "w": ["log": .null], "x": ["effort": 8, "log": ["reps": 8, "weight": "62.5 kg"]],
        ],
        "title": "Push A",
      ])
    #expect(document.content(at: "sets/x/effort") == 8)
    #expect(document.content(at: "sets/w") == ["log": .null])
    #expect(document.content(at: "nothing") == nil)
    #expect(journal["session:other"] == nil)
  }

  @Test("Names that share their beginning stay apart")
  func similarNames() throws {
    var journal = replica(1)
    let paths: [CellPath] = [
      "a/x", "a-b", "a0", "a.b/x", "a b/c/d", "ab/x", "é/x", "e\u{301}/x", "a/x0", "a/x-y/z",
    ]
    try journal.write(
      session, paths.enumerated().map { ($1, .integer(Int64($0))) }, now: noon)
    let document = try #require(journal[session])
    for (place, path) in paths.enumerated() {
      #expect(document.value(at: path) == .integer(Int64(place)))
    }
    #expect(document.children(of: "a") == ["x", "x-y", "x0"])
    #expect(
      document.children(of: .root) == ["a b", "a-b", "a.b", "a", "a0", "ab", "e\u{301}", "é"])
    try journal.remove(session, "a", now: noon)
    #expect(journal[session]?.children(of: "a") == [])
    #expect(journal[session]?.value(at: "a-b") == 1)
    #expect(journal[session]?.value(at: "a.b/x") == 3)
  }

  @Test("One change has one stamp, and of a path given twice the last value")
  func oneChange() throws {
    var journal = replica(1)
    let stamp = try journal.write(session, [("a", 3), ("b", 1), ("a", 1), ("a", 2)], now: noon)
    #expect(journal[session]?.value(at: "a") == 2)
    #expect(journal[session]?.encoded == #"{"\#(stamp.text)":{"a":2,"b":1}}"#)
  }

  @Test("A number stays as it was written, whatever its size")
  func exactNumbers() throws {
    var journal = replica(1)
    let exact = try #require(JSONNumber("62.50000000000000000001"))
    try journal.write(session, [("weight", .number(exact))], now: noon)
    let row = try #require(journal.row(for: session))
    #expect(try Document(session, reading: row).value(at: "weight")?.number?.text == exact.text)
  }

  @Test("A change without cells, or to no place for a cell, is refused and writes nothing")
  func unusablePaths() throws {
    var journal = replica(1)
    let long = CellPath(String(repeating: "x", count: CellPath.longest + 1))
    #expect(throws: JournalError.emptyChange(session)) {
      try journal.write(session, [], now: noon)
    }
    for path in [CellPath.root, "~removed", "sets/~x/log", "sets/x/~removed", long] {
      #expect(throws: JournalError.unusablePath(session, path)) {
        try journal.write(session, [("title", 1), (path, 1)], now: noon)
      }
    }
    #expect(journal.documents.isEmpty && journal.digest == 0 && journal.unsent.isEmpty)
    try journal.write(session, [("a~b", 1)], now: noon)
  }

  @Test("A cell where others lie underneath, or underneath another, is refused and writes nothing")
  func contradictions() throws {
    var journal = replica(1)
    try journal.write(session, [("a/b", 1), ("c", 2), ("a-b", 3)], now: noon)
    let before = journal.row(for: session)
    for path: CellPath in ["a", "c/d", "c/d/e", "a/b/c"] {
      #expect(throws: JournalError.contradictingPath(session, path)) {
        try journal.write(session, [("new", 1), (path, 1)], now: noon)
      }
    }
    #expect(throws: JournalError.contradictingPath(session, "x/y/z")) {
      try journal.write(session, [("x/y/z", 1), ("x-y", 1), ("x", 1)], now: noon)
    }
    #expect(journal.row(for: session) == before)
    // Not even once it is removed: the write would make it stand again.
    try journal.remove(session, "a", now: noon)
    #expect(throws: JournalError.contradictingPath(session, "a")) {
      try journal.write(session, [("a", 1)], now: noon)
    }
  }

  @Test("A value nested too deeply to be read back is refused; the deepest allowed reads back")
  func depth() throws {
    var journal = replica(1)
    var value = JSON.null
    for _ in 0..<61 { value = [value] }
    try journal.write(session, [("a/b", value)], now: noon)
    #expect(
      try Document(session, reading: try #require(journal[session]).row).value(at: "a/b") == value)
    #expect(throws: JournalError.tooDeep(session, "a/b/c")) {
      try journal.write(session, [("a/b/c", [value])], now: noon)
    }
  }
}
