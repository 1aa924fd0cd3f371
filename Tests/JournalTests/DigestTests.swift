import JSONCoding
import Journal
import JournalWorlds
import Testing

@Suite("Digests")
struct DigestTests {
  @Test("Equal logbooks have equal digests, however they came about")
  func equal() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("note", 1)], now: noon)
    try a.write(session, [("note", 2)], now: noon)
    try a.write("note:n", [("text", "x")], now: noon)
    try b.write(session, [("sets/x/log", ["reps": 8, "at": 5])], now: noon)
    #expect(a.digest != b.digest)
    for document in a.documents.values { b.merge(document) }
    for document in b.documents.values { a.merge(document) }
    #expect(a.digest == b.digest)
    var read = replica(9)
    for id in a.documents.keys.sorted() { try read.load(id, row: try #require(a.row(for: id))) }
    #expect(read.digest == a.digest)
    #expect(a.digest == a.documents.values.reduce(0) { $0 &+ $1.digest })
  }

  @Test("Document, path, stamp and value all count")
  func counts() throws {
    var digests: Set<UInt64> = []
    let rows = [
      #"{"018e283bee0000000000000a":{"a":1}}"#, #"{"018e283bee0000000000000b":{"a":1}}"#,
      #"{"018e283bee0100000000000a":{"a":1}}"#, #"{"018e283bee0000000000000a":{"b":1}}"#,
      #"{"018e283bee0000000000000a":{"a":2}}"#, #"{"018e283bee0000000000000a":{"a":"1"}}"#,
      #"{"018e283bee0000000000000a":{"a/":{"1":1}}}"#,
    ]
    for row in rows {
      for id: DocumentID in ["session:a", "session:b"] {
        digests.insert(try Document(id, reading: row).digest)
      }
    }
    #expect(digests.count == 2 * rows.count)
    #expect(Document(session).digest == 0)
  }

  @Test("What is hashed never changes, because both sides of a sync compute it")
  func fixed() throws {
    let row = #"{"018e283bee0000000000000a":{"sets/":{"x/":{"log":{"reps":8}}},"title":"Push A"}}"#
    #expect(try Document("session:a", reading: row).digest == 0xF869_050F_C6D3_C14E)
  }
}
