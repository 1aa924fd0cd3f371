import JSONCoding
import Journal
import Testing

@Suite("The journal")
struct JournalTests {
  @Test("What is written is read back, and again from its row")
  func writesAndReads() throws {
    var journal = Journal(replica: ReplicaID(7))
    try journal.write(
      "session:a", [("sets/x/log", ["reps": 8, "weight": "62.5 kg"]), ("title", "Push A")],
      now: 1000)
    try journal.write("session:a", [("sets/x/effort", 8)], now: 1001)
    let document = try #require(journal["session:a"])
    #expect(document.value(at: "sets/x/log") == ["reps": 8, "weight": "62.5 kg"])
    #expect(document.children(of: "sets") == ["x"])
    #expect(document.children(of: "sets/x") == ["effort", "log"])
    let row = try #require(journal.row(for: "session:a"))
    print(row)
    var other = Journal(replica: ReplicaID(8))
    #expect(try other.load("session:a", row: row))
    #expect(other["session:a"]?.content() == document.content())
    #expect(other.digest == journal.digest)
    try other.remove("session:a", "sets/x", now: 0)
    #expect(other["session:a"]?.children(of: "sets") == [])
    #expect(other["session:a"]?.children(of: .root) == ["title"])
    print(try #require(other.row(for: "session:a")))
  }
}
