import JSONCoding
import Journal
import Logbook
import Testing
import Training

@Suite("Ids of any text")
struct IdentifierTests {
  private static let ids = [
    "a/b", "/", "//", "~", "~removed", "a~", "%", "%2F", "%25", "%7E%2F", "100%", "a b", "é",
    "e\u{301}", "/\u{301}", "%2F\u{301}", "~\u{301}x", "🏋🏽‍♀️", "\u{0}", "log", "plan", "\r\n", ".",
    "..", "",
  ]

  @Test("name a row, a card, an offer and a memory", arguments: ids)
  func items(id: String) throws {
    var draw = Draw(seed: 1)
    var session = Sample.session()
    session.exercises[0].id = SessionExercise.ID(id)
    session.exercises[0].sets[1].id = SessionSet.ID(id)
    session.exercises[0].sets[1].log = Sample.log(of: Sample.squat)
    session.offers[SessionSet.ID(id)] = draw.offerEntry()
    session.carries[SessionSet.ID(id)] = draw.carry()
    var book = Logbook(1)
    _ = try book.save(session, now: now)
    #expect(book.session("s1") == session)
    #expect(book.restarted(as: 2).session("s1") == session)
    try book.edit { $0.exercises[0].sets.remove(at: 1) }
    #expect(book.session("s1")?.exercises[0].sets.map { $0.id.text } == ["a1", "a3"])
  }

  @Test("name a day and a slot", arguments: ids)
  func plan(id: String) throws {
    var draw = Draw(seed: 2)
    var routine = draw.routine()
    var day = draw.day()
    day.id = Day.ID(id)
    day.slots = [draw.slot(), draw.slot()]
    day.slots[1].id = Slot.ID(id)
    routine.days = [day]
    var book = Logbook(1)
    _ = try book.save(routine, now: now)
    #expect(book.routine(routine.id) == routine)
    routine.days[0].slots.remove(at: 1)
    _ = try book.save(routine, now: now)
    #expect(book.routine(routine.id) == routine)
  }

  @Test("name a session", arguments: ids)
  func session(id: String) throws {
    var session = Sample.session(id)
    var book = Logbook(1)
    _ = try book.save(session, now: now)
    session.title = "Arms"
    _ = try book.save(session, now: now)
    #expect(book.sessions == [session])
    #expect(book.restarted(as: 2).sessions == [session])
  }

  @Test("A session with an id too long for a document is kept under a shorter one")
  func overlong() throws {
    let long = String(repeating: "x", count: 300)
    var one = Sample.session(long + "1")
    let other = Sample.session(long + "2")
    var book = Logbook(1)
    _ = try book.save(one, now: now)
    _ = try book.save(other, now: now)
    #expect(book.sessions.count == 2)
    one.exercises[0].sets.removeLast()
    one[set: "a1"].log = Sample.log(of: Sample.squat)
    _ = try book.save(one, now: now)
    one[set: "a1"].log = nil
    _ = try book.save(one, now: now)
    #expect(book.sessions.count == 2)
    let kept = book.session(one.id)
    #expect(kept?.exercises == one.exercises)
    #expect(try book.remove(DocumentID(session: one.id), now: now))
    #expect(book.sessions.count == 1)
  }

  @Test("A row with an id too long for a path is refused, and nothing changes")
  func overlongRow() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    let before = book.journal.digest
    var session = Sample.session()
    session.title = "Arms"
    session.exercises[0].sets[0].id = SessionSet.ID(String(repeating: "x", count: 600))
    #expect(throws: LogbookError.self) { try book.save(session, now: now) }
    #expect(book.session("s1") == Sample.session())
    #expect(book.journal.digest == before)
  }
}
