import JSONCoding
import Journal
import Testing

/// What happens to people with several devices.
@Suite("Stories")
struct StoryTests {
  @Test("Un-logging on one phone and correcting on the other: the later one stands")
  func unlogAgainstCorrect() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("sets/x/log", ["reps": 8])], now: noon)
    b.merge(try #require(a[session]))
    try a.write(session, [("sets/x/log", .null)], now: noon + 10)
    try b.write(session, [("sets/x/log", ["reps": 9])], now: noon + 11)
    var both = [a, b]
    #expect(exchange(&both).value(at: "sets/x/log") == ["reps": 9])
    try both[0].write(session, [("sets/x/log", .null)], now: noon + 12)
    #expect(exchange(&both).value(at: "sets/x/log") == .null)
    #expect(both[1][session]?.children(of: "sets/x") == ["log", "plan"])
  }

  @Test("Finishing on one phone removes no set that another has logged meanwhile")
  func finishing() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("sets/y/plan", ["exercise": "row"])], now: noon)
    b.merge(try #require(a[session]))
    try b.write(session, [("sets/y/log", ["reps": 5])], now: noon + 10)
    try a.write(session, [("end", .integer(noon + 20))], now: noon + 20)
    try a.remove(session, "sets/x", now: noon + 20)
    try a.remove(session, "sets/y", now: noon + 20)
    var both = [a, b]
    let document = exchange(&both)
    #expect(document.children(of: "sets") == ["y"])
    #expect(document.value(at: "end") == .integer(noon + 20))
  }

  @Test("A phone whose clock is 23 h 59 m ahead can still be corrected by one that is right")
  func fastClock() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("sets/x/log", ["reps": 8])], now: noon + day - 60_000)
    b.merge(try #require(a[session]))
    try b.write(session, [("sets/x/log", ["reps": 9])], now: noon + 60_000)
    var both = [a, b]
    #expect(exchange(&both).value(at: "sets/x/log") == ["reps": 9])
  }

  @Test("A phone whose clock is at 1970 logs a set that everyone gets")
  func clockAt1970() throws {
    var (a, b) = try twoPhones()
    try b.write(session, [("sets/x/log", ["reps": 8])], now: 0)
    try a.remove(session, "sets/x", now: noon + 60_000)
    var both = [a, b]
    #expect(exchange(&both).value(at: "sets/x/log") == ["reps": 8])
    // A phone that has seen nothing before, too.
    var c = replica(0xC)
    try c.write(session, [("sets/z/log", ["reps": 1])], now: 0)
    both.append(c)
    #expect(exchange(&both).children(of: "sets") == ["x", "z"])
  }

  @Test("Two tabs that write at once both keep their writes, whoever stores last")
  func twoTabs() throws {
    let (start, _) = try twoPhones()
    var stored = try #require(start.row(for: session))
    var tabs = [replica(1), replica(2)]
    for tab in tabs.indices { try tabs[tab].load(session, row: stored) }
    try tabs[0].write(session, [("sets/x/log", ["reps": 8])], now: noon)
    try tabs[1].write(session, [("sets/x/effort", 9)], now: noon)
    stored = try #require(tabs[0].row(for: session))
    // The second tab finds another row than it knows, merges it and stores again.
    #expect(try tabs[1].load(session, row: stored))
    stored = try #require(tabs[1].row(for: session))
    #expect(try tabs[0].load(session, row: stored))
    for tab in tabs {
      #expect(tab[session]?.children(of: "sets/x") == ["effort", "log", "plan"])
    }
    #expect(tabs[0].digest == tabs[1].digest)
  }

  @Test("A restore that replaces everything removes what the backup has not; undo brings it back")
  func restoreReplace() throws {
    var (a, b) = try twoPhones()
    try a.write("session:new", [("title", "After the backup")], now: noon)
    try a.write(session, [("title", "Renamed"), ("sets/y/log", 1)], now: noon)
    let before = a[session]?.content()
    // The backup has the session as it was, and not the new one.
    try a.write(session, [("title", "Push A")], now: noon + 5)
    try a.remove(session, "sets/y", now: noon + 5)
    try a.remove("session:new", now: noon + 5)
    #expect(a[session]?.content() == b[session]?.content())
    #expect(a["session:new"]?.isRemoved == true)
    // Meanwhile the other phone, not having heard of it, logs a set into the new session.
    b.merge(
      try Document(
        "session:new", reading: #"{"018e283bee0000000000000a":{"title":"After the backup"}}"#))
    try b.write("session:new", [("sets/q/log", 1)], now: noon)
    a.merge(try #require(b["session:new"]))
    #expect(a["session:new"]?.children(of: .root) == ["sets", "title"])
    // Undo.
    try a.undoRemoval(session, "sets/y", now: noon + 9)
    try a.write(session, [("title", "Renamed")], now: noon + 9)
    #expect(a[session]?.content() == before)
  }

  @Test("A cleared cell stays cleared; a clearing made before the other phone's write loses")
  func clearing() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("sets/x/plan", .null)], now: noon + 10)
    try b.write(session, [("sets/x/plan", ["exercise": "row"])], now: noon + 5)
    var both = [a, b]
    #expect(exchange(&both).value(at: "sets/x/plan") == .null)
    try both[0].write(session, [("sets/x/plan", .null)], now: noon + 15)
    try both[1].write(session, [("sets/x/plan", ["exercise": "dips"])], now: noon + 20)
    #expect(exchange(&both).value(at: "sets/x/plan") == ["exercise": "dips"])
  }

  @Test("A replica that returns after years still gets the removals, and its own writes stand")
  func returning() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("sets/y/log", 1)], now: noon)
    try a.remove(session, "sets/x", now: noon + 1)
    let years: Int64 = 5 * 365 * day
    try a.write("session:later", [("title", "Push B")], now: noon + years)
    try b.write("note:n", [("text", "from the drawer")], now: noon + 2)
    for document in a.documents.values { b.merge(document) }
    for document in b.documents.values { a.merge(document) }
    #expect(a.digest == b.digest)
    #expect(b[session]?.children(of: "sets") == ["y"])
    #expect(a["note:n"]?.value(at: "text") == "from the drawer")
  }

  @Test("A damaged row takes no other document with it")
  func damagedRow() throws {
    var (a, _) = try twoPhones()
    try a.write("note:n", [("text", "safe")], now: noon)
    let rows: [(DocumentID, String)] = [
      (session, String(try #require(a.row(for: session)).dropLast(9))),
      ("note:n", try #require(a.row(for: "note:n"))),
    ]
    var read = replica(1)
    var damaged: [DocumentID] = []
    for (id, row) in rows {
      do throws(JournalError) {
        try read.load(id, row: row)
      } catch {
        if case .damaged(let id, _) = error { damaged.append(id) }
      }
    }
    #expect(damaged == [session])
    #expect(read["note:n"]?.value(at: "text") == "safe")
    #expect(read[session] == nil)
  }
}
