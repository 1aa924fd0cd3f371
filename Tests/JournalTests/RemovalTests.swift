import JSONCoding
import Journal
import Testing

@Suite("Removals")
struct RemovalTests {
  @Test("A removed item is hidden with all its cells, which are kept")
  func hides() throws {
    var (a, _) = try twoPhones()
    let cells = a[session]?.cellCount
    #expect(try a.remove(session, "sets/x", now: noon) != nil)
    let document = try #require(a[session])
    #expect(document.value(at: "sets/x/plan") == nil)
    #expect(document.children(of: "sets") == [])
    #expect(document.children(of: .root) == ["title"])
    #expect(document.isRemoved("sets/x"))
    #expect(document.isRemoved("sets/x/plan"))
    #expect(!document.isRemoved && !document.isRemoved("title") && !document.isRemoved("sets/y"))
    #expect(document.cellCount == (cells ?? 0) + 1)
  }

  @Test("A single cell can be removed, and a whole document")
  func cellAndDocument() throws {
    var (a, _) = try twoPhones()
    #expect(try a.remove(session, "title", now: noon) != nil)
    #expect(a[session]?.children(of: .root) == ["sets"])
    #expect(try a.remove(session, now: noon) != nil)
    #expect(a[session]?.isRemoved == true)
    #expect(a[session]?.content() == nil)
  }

  @Test("Removing what is not there, or is removed already, writes nothing")
  func nothingToRemove() throws {
    var (a, _) = try twoPhones()
    #expect(try a.remove("session:none", now: noon) == nil)
    #expect(a["session:none"] == nil)
    #expect(try a.remove(session, "sets/none", now: noon) == nil)
    try a.remove(session, "sets/x", now: noon)
    let row = a.row(for: session)
    #expect(try a.remove(session, "sets/x", now: noon) == nil)
    #expect(try a.remove(session, "sets/x/plan", now: noon) == nil)
    #expect(a.row(for: session) == row)
  }

  @Test("Writing into a removed item makes the whole item stand again")
  func writingRevives() throws {
    var (a, _) = try twoPhones()
    try a.write(session, [("sets/x/effort", 8)], now: noon)
    try a.remove(session, now: noon)
    try a.write(session, [("sets/x/log", 1)], now: noon)
    #expect(a[session]?.isRemoved == false)
    #expect(a[session]?.children(of: "sets/x") == ["effort", "log", "plan"])
  }

  @Test("Undoing a removal shows the item again; undoing nothing writes nothing")
  func undo() throws {
    var (a, b) = try twoPhones()
    let before = a[session]?.content()
    #expect(try a.undoRemoval(session, "sets/x", now: noon) == nil)
    try a.remove(session, "sets/x", now: noon)
    b.merge(try #require(a[session]))
    #expect(try b.undoRemoval(session, "sets/x", now: noon) != nil)
    #expect(b[session]?.content() == before)
    #expect(try b.undoRemoval(session, "sets/x", now: noon) == nil)
    a.merge(try #require(b[session]))
    #expect(a[session]?.content() == before)
    #expect(try a.remove(session, "sets/x", now: noon) != nil)
    #expect(a[session]?.children(of: "sets") == [])
  }

  @Test("A removal taken back is a change that a discarded session stands up for")
  func undoAgainstDiscard() throws {
    var (a, b) = try twoPhones()
    try a.remove(session, "sets/x", now: noon)
    b.merge(try #require(a[session]))
    try b.undoRemoval(session, "sets/x", now: noon)
    try a.remove(session, now: noon + 5000)
    var journals = [a, b]
    #expect(exchange(&journals).isRemoved == false)
    #expect(journals[1][session]?.children(of: "sets") == ["x"])
  }

  @Test("Items inside an item keep their own removals when the item stands again")
  func nested() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("sets/y/log", 1)], now: noon)
    b.merge(try #require(a[session]))
    try a.remove(session, "sets/x", now: noon)
    try a.remove(session, now: noon)
    try b.write(session, [("sets/y/effort", 9)], now: noon)
    var journals = [a, b]
    let document = exchange(&journals)
    #expect(!document.isRemoved)
    #expect(document.children(of: "sets") == ["y"])
  }

  @Test("A removal that can't be read, from another version, hides nothing and is kept")
  func unknownRemoval() throws {
    let row = """
      {"018e283bee00000000000001":{"sets/":{"x/":{"log":1,"~removed":{"all":true}},\
      "y/":{"log":2,"~removed":7},"z/":{"log":3,"~removed":{"00000001":"018e283bee000000"}}}}}
      """
    let document = try Document(session, reading: row)
    #expect(document.children(of: "sets") == ["x", "y"])
    #expect(document.row == row)
  }
}
