import CivilTime
import Journal
import Loads
import Logbook
import Testing
import Training

@Suite("An edit of a session writes only what changed")
struct ChangedCellsTests {
  @Test("Each edit writes its own cells")
  func cells() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    #expect(book.paths { _ in } == [])
    #expect(book.paths { $0.title = "Arms" } == ["title"])
    #expect(book.paths { $0[set: "a2"].log = Sample.log(of: Sample.squat) } == ["sets/a2/log"])
    #expect(book.paths { $0[set: "a2"].plan.numbers.reps = 9 } == ["sets/a2/plan"])
    #expect(book.paths { $0[set: "a2"].plan.aim = 9 } == ["sets/a2/plan"])
    #expect(book.paths { $0.exercises[1].note = Note("slow") } == ["exercises/rows/note"])
    #expect(book.paths { $0.exercises.swapAt(0, 1) }.count == 1)
    #expect(book.paths { $0.exercises[0].sets.swapAt(0, 2) }.count == 2)
    #expect(book.paths { $0.exercises[0].sets.removeLast() } == ["−sets/a3"])
    #expect(
      book.paths { $0.exercises[1].sets.append(Sample.set("b3", of: Sample.row)) }
        == ["sets/b3/plan", "sets/b3/place"])
    #expect(
      book.paths { $0.exercises[1].sets.append($0.exercises[0].sets.removeLast()) }.filter {
        !$0.hasSuffix("/place")
      } == ["sets/a3/plan"])
  }

  @Test("What a session never had is not written for it")
  func nothingUnsaid() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    let document = try #require(book.journal[DocumentID(session: "s1")])
    #expect(document.children(of: .root) == ["exercises", "sets", "start", "title"])
    #expect(document.children(of: "sets/a1") == ["place", "plan"])
    #expect(document.children(of: "exercises/rows") == ["card", "place"])
  }
}

@Suite("Edits on two devices meet")
struct MeetingEditsTests {
  @Test("Different sets of one session, both logged")
  func differentSets() throws {
    var (one, other) = try Sample.twoDevices()
    try one.edit { $0[set: "a1"].log = Sample.log(of: Sample.squat) }
    try other.edit { $0[set: "b1"].log = Sample.log(of: Sample.row, reps: 10) }
    exchange(&one, &other)
    #expect(one.session("s1")?[set: "a1"].log?.numbers.reps == 8)
    #expect(one.session("s1")?[set: "b1"].log?.numbers.reps == 10)
    #expect(one.session("s1") == other.session("s1"))
    #expect(one.journal.digest == other.journal.digest)
  }

  @Test("A swap and a log: the set that was done keeps its exercise")
  func swapAgainstLog() throws {
    var (one, other) = try Sample.twoDevices()
    try one.edit { session in
      session.exercises[0].exercise = Sample.row
      for row in session.exercises[0].sets.indices {
        session.exercises[0].sets[row].plan.exercise = Sample.row.id
      }
    }
    try other.edit { $0[set: "a1"].log = Sample.log(of: Sample.squat) }
    exchange(&one, &other)
    #expect(one.session("s1") == other.session("s1"))
    #expect(one.session("s1")?[set: "a1"].log?.exercise == Sample.squat.id)
    #expect(one.session("s1")?[set: "a1"].plan.exercise == Sample.row.id)
  }

  @Test("Taking a log back and correcting it: the later one stands whole")
  func unlogAgainstCorrect() throws {
    var (one, other) = try Sample.twoDevices()
    try one.edit { $0[set: "a1"].log = Sample.log(of: Sample.squat) }
    exchange(&one, &other)
    try one.edit { $0[set: "a1"].log = nil }
    try other.edit { $0[set: "a1"].log?.numbers.reps = 7 }
    exchange(&one, &other)
    #expect(one.session("s1") == other.session("s1"))
    let log = one.session("s1")?[set: "a1"].log
    #expect(log == nil || log == Sample.log(of: Sample.squat, reps: 7))
  }

  @Test("Reordering and adding: the new row is there, in one order")
  func reorderAgainstAdd() throws {
    var (one, other) = try Sample.twoDevices()
    try one.edit { $0.exercises[0].sets.reverse() }
    try other.edit { $0.exercises[0].sets.insert(Sample.set("new", of: Sample.squat), at: 1) }
    exchange(&one, &other)
    #expect(one.session("s1") == other.session("s1"))
    let order = one.session("s1")?.exercises[0].sets.map { $0.id.text } ?? []
    #expect(Set(order) == ["a1", "a2", "a3", "new"])
    #expect(order.filter { $0 != "new" } == ["a3", "a2", "a1"])
  }

  @Test("Removing a row that the other device logged keeps it")
  func removalAgainstLog() throws {
    var (one, other) = try Sample.twoDevices()
    try one.edit { $0.exercises[0].sets.removeLast() }
    try other.edit { $0[set: "a3"].log = Sample.log(of: Sample.squat) }
    exchange(&one, &other)
    #expect(one.session("s1") == other.session("s1"))
    #expect(one.session("s1")?[set: "a3"].log == Sample.log(of: Sample.squat))
  }

  @Test("Discarding on one device and logging on the other brings the set back")
  func discardAgainstLog() throws {
    var (one, other) = try Sample.twoDevices()
    try one.edit { $0.discard(at: Sample.minutes(2)) }
    try other.edit { $0[set: "a1"].log = Sample.log(of: Sample.squat) }
    exchange(&one, &other)
    #expect(one.session("s1")?.isDiscarded == false)
    #expect(one.session("s1") == other.session("s1"))
  }

  @Test("Random edits apart converge", arguments: 0..<30 as Range<UInt64>)
  func converge(seed: UInt64) throws {
    var (one, other) = try Sample.twoDevices()
    var draw = Draw(seed: seed)
    for _ in 0..<20 {
      let onOne = draw.once(in: 2)
      let set: SessionSet.ID = draw.pick(["a1", "a2", "a3", "b1", "b2"])
      let log = draw.maybe { $0.log() }
      let shuffles = draw.once(in: 3)
      var random = draw.random
      let change = { (session: inout Session) in
        if session.set(set) != nil { session[set: set].log = log }
        if shuffles { session.exercises.shuffle(using: &random) }
      }
      if onOne { try one.edit { change(&$0) } } else { try other.edit { change(&$0) } }
      draw.random = random
      if draw.once(in: 5) { exchange(&one, &other) }
    }
    exchange(&one, &other)
    #expect(one.session("s1") == other.session("s1"), "seed \(seed)")
    #expect(one.journal.digest == other.journal.digest, "seed \(seed)")
  }
}
