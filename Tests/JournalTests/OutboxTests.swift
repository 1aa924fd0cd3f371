import JSONCoding
import Journal
import Testing

@Suite("The outbox")
struct OutboxTests {
  private let epoch = ServerEpoch("e1")

  @Test("Everything is unsent until a server has acknowledged it")
  func acknowledged() throws {
    var a = try twoPhones().a
    #expect(a.hasUnsent(session) && a.unsent == [session])
    a.follow(epoch)
    let part = try #require(a.unsentPart(of: session))
    #expect(part.encoded == a[session]?.encoded)
    a.acknowledge(part, through: try #require(part.latestStamp))
    #expect(!a.hasUnsent(session) && a.unsent.isEmpty && a.unsentPart(of: session) == nil)
  }

  @Test("An edit made while a request is under way stays unsent")
  func underWay() throws {
    var a = try twoPhones().a
    a.follow(epoch)
    let part = try #require(a.unsentPart(of: session))
    try a.write(session, [("sets/x/log", 1)], now: noon)
    a.acknowledge(part, through: try #require(part.latestStamp))
    #expect(a.unsentPart(of: session)?.content() == ["sets": ["x": ["log": 1]]])
  }

  @Test("A server that took only a part leaves the rest unsent")
  func partly() throws {
    var a = try twoPhones().a
    a.follow(epoch)
    let first = try #require(a[session]?.latestStamp)
    try a.write(session, [("sets/x/log", 1)], now: noon + 5)
    a.acknowledge(try #require(a.unsentPart(of: session)), through: first)
    #expect(a.unsentPart(of: session)?.content() == ["sets": ["x": ["log": 1]]])
  }

  @Test("What came from the server is not sent back; what only this device has still is")
  func fromServer() throws {
    var (a, b) = try twoPhones()
    a.follow(epoch)
    try b.write(session, [("sets/x/log", 1)], now: noon + 50)
    try a.write(session, [("note", "mine")], now: noon + 1)
    #expect(a.mergeFromServer(try #require(b[session])) == true)
    #expect(a.unsentPart(of: session)?.content() == ["note": "mine"])
    #expect(a.mergeFromServer(Document("note:empty")) == false)
  }

  @Test("What the server has is remembered in the row, for each replica of its own")
  func inRow() throws {
    var a = try twoPhones().a
    a.follow(epoch)
    let part = try #require(a.unsentPart(of: session))
    a.acknowledge(part, through: try #require(part.latestStamp))
    let row = try #require(a.row(for: session))
    #expect(row.hasPrefix(#"{"acknowledged":{"e1":{"0000000a":"018e283bee000000"}},"018e"#))
    // Another tab wrote at an earlier time, and the row does not take that for sent.
    var tab = replica(0xC)
    tab.follow(epoch)
    try tab.write(session, [("note", "from the other tab")], now: noon - 1000)
    try tab.load(session, row: row)
    #expect(tab.unsentPart(of: session)?.content() == ["note": "from the other tab"])
    #expect(tab.row(for: session)?.contains(#""acknowledged":{"e1":{"0000000a":"#) == true)
  }

  @Test("Another server, or this one restored, has acknowledged nothing")
  func otherEpoch() throws {
    var a = try twoPhones().a
    a.follow(epoch)
    let part = try #require(a.unsentPart(of: session))
    a.acknowledge(part, through: try #require(part.latestStamp))
    let old = try #require(a.row(for: session))
    a.follow(ServerEpoch("e2"))
    #expect(a.hasUnsent(session))
    // Nor does the row of a tab that has not heard of the new one count.
    try a.load(session, row: old)
    #expect(a.hasUnsent(session))
    let again = try #require(a.unsentPart(of: session))
    a.acknowledge(again, through: try #require(again.latestStamp))
    try a.load(session, row: old)
    #expect(!a.hasUnsent(session))
    #expect(a.row(for: session)?.contains("e2") == true)
  }

  @Test(
    "A mark that can't be read counts as unsent and damages nothing",
    arguments: ["7", "{}", #"{"e1":7}"#, #"{"e1":{"x":"y"}}"#, #"{"e1":{},"e2":{}}"#])
  func unreadableMark(mark: String) throws {
    var a = replica(1)
    a.follow(epoch)
    try a.load(
      session, row: #"{"acknowledged":\#(mark),"018e283bee0000000000000a":{"title":"x"}}"#)
    #expect(a.hasUnsent(session))
    #expect(a[session]?.value(at: "title") == "x")
  }
}
