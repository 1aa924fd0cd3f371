import Journal
import Logbook
import Testing
import Training

@Suite("Removing and taking it back")
struct RemovalTests {
  private let id = DocumentID(session: "s1")

  @Test("A removed session is gone, and Undo brings it back whole")
  func session() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    try book.edit { $0[set: "a1"].log = Sample.log(of: Sample.squat) }
    let whole = book.session("s1")
    #expect(try book.remove(id, now: now))
    #expect(book.session("s1") == nil)
    #expect(book.sessions.isEmpty)
    #expect(try !book.remove(id, now: now), "nothing is left to remove")
    #expect(try book.undoRemoval(of: id, now: now))
    #expect(book.session("s1") == whole)
    #expect(try !book.undoRemoval(of: id, now: now), "nothing is removed any more")
    #expect(book.restarted(as: 2).session("s1") == whole)
  }

  @Test("A removed session that another device logged to comes back")
  func sessionLoggedElsewhere() throws {
    var (one, other) = try Sample.twoDevices()
    _ = try one.remove(id, now: now)
    try other.edit { $0[set: "a1"].log = Sample.log(of: Sample.squat) }
    exchange(&one, &other)
    #expect(one.session("s1") == other.session("s1"))
    #expect(one.session("s1")?.loggedSets.count == 1)
  }

  @Test("A session saved again after its removal is as it was saved")
  func savedAfterRemoval() throws {
    var book = Logbook(1)
    var session = Sample.session()
    session[set: "a1"].log = Sample.log(of: Sample.squat)
    session[set: "a1"].note = Note("heavy")
    session.note = Note("long day")
    _ = try book.save(session, now: now)
    _ = try book.remove(id, now: now)
    let plain = Sample.session()
    _ = try book.save(plain, now: now)
    #expect(book.session("s1") == plain)
  }

  @Test("A removed row, put back where it was, is the same row")
  func set() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    let whole = Sample.session()
    try book.edit { $0.exercises[0].sets.remove(at: 1) }
    #expect(book.session("s1")?.exercises[0].sets.map { $0.id.text } == ["a1", "a3"])
    _ = try book.save(whole, now: now)
    #expect(book.session("s1") == whole)
    #expect(book.restarted(as: 2).session("s1") == whole)
  }

  @Test("A removed row, put back without what it had, does not get it back")
  func plainSet() throws {
    var book = Logbook(1)
    var session = Sample.session()
    session[set: "a3"].log = Sample.log(of: Sample.squat)
    session[set: "a3"].effort = EffortRating(.hard)
    session[set: "a3"].note = Note("shoulder")
    _ = try book.save(session, now: now)
    try book.edit { $0.exercises[0].sets.removeLast() }
    _ = try book.save(Sample.session(), now: now)
    #expect(book.session("s1") == Sample.session())
  }

  @Test("A removed card, put back without its note, stays without")
  func card() throws {
    var book = Logbook(1)
    var session = Sample.session()
    session.exercises[1].note = Note("straps")
    session.exercises[1].group = "A"
    session.exercises[1].counts = false
    _ = try book.save(session, now: now)
    try book.edit { $0.exercises.removeLast() }
    #expect(book.session("s1")?.exercises.count == 1)
    _ = try book.save(Sample.session(), now: now)
    #expect(book.session("s1") == Sample.session())
  }

  @Test("A removed plan, day and slot, and all of it back")
  func plan() throws {
    var draw = Draw(seed: 4)
    var routine = draw.routine()
    routine.days = (0..<3).map { _ in
      var day = draw.day()
      day.slots = [draw.slot(), draw.slot()]
      return day
    }
    var book = Logbook(1)
    _ = try book.save(routine, now: now)
    var smaller = routine
    smaller.days.remove(at: 1)
    smaller.days[0].slots.remove(at: 0)
    _ = try book.save(smaller, now: now)
    #expect(book.routine(routine.id) == smaller)
    _ = try book.save(routine, now: now)
    #expect(book.routine(routine.id) == routine)
    _ = try book.remove(DocumentID(routine: routine.id), now: now)
    #expect(book.routines.isEmpty)
    _ = try book.undoRemoval(of: DocumentID(routine: routine.id), now: now)
    #expect(book.routine(routine.id) == routine)
  }
}
