import JSONCoding
import Journal
import Testing

@Suite("The size of a document")
struct SizeLimitTests {
  private let half = JSON.string(String(repeating: "x", count: 256_000))

  @Test("A change past 512 kB is refused with its size and writes nothing")
  func refused() throws {
    var journal = replica(1)
    try journal.write(session, [("note", half)], now: noon)
    let before = journal.row(for: session)
    let error = #expect(throws: JournalError.self) {
      try journal.write(session, [("more", half)], now: noon)
    }
    guard case .tooLarge(session, let bytes) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((512_001..<512_100).contains(bytes))
    #expect(journal.row(for: session) == before)
    #expect(
      JournalError.tooLarge(session, bytes: 512_001).description.contains("not saved"))
  }

  @Test("A document may be exactly as large as the limit")
  func exact() throws {
    var journal = replica(1)
    try journal.write(session, [("note", "")], now: noon)
    let room = Document.sizeLimit - (journal[session]?.encoded.utf8.count ?? 0)
    try journal.write(
      session, [("note", .string(String(repeating: "x", count: room)))], now: noon)
    #expect(journal[session]?.encoded.utf8.count == Document.sizeLimit)
    #expect(throws: JournalError.tooLarge(session, bytes: Document.sizeLimit + 1)) {
      try journal.write(
        session, [("note", .string(String(repeating: "x", count: room + 1)))], now: noon)
    }
  }

  @Test("Merging past the limit loses nothing; the document then takes what makes it no longer")
  func merged() throws {
    var a = replica(1)
    var b = replica(2)
    try a.write(session, [("a", half)], now: noon)
    try b.write(session, [("b", half), ("c", 1)], now: noon)
    a.merge(try #require(b[session]))
    let size = try #require(a[session]).encoded.utf8.count
    #expect(size > Document.sizeLimit)
    #expect(throws: JournalError.self) { try a.write(session, [("c", "longer")], now: noon) }
    try a.write(session, [("b", "shorter")], now: noon)
    #expect(a[session]?.value(at: "b") == "shorter")
    a.merge(try #require(b[session]))
    var c = replica(3, knowing: b)
    try c.write(session, [("b", half)], now: noon + 1000)
    a.merge(try #require(c[session]))
    #expect(try a.remove(session, now: noon) != nil)
    #expect(a[session]?.isRemoved == true)
    var read = replica(4)
    try read.load(session, row: try #require(a.row(for: session)))
    #expect(read.digest == a.digest)
  }
}
