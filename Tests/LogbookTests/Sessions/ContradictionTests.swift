import CivilTime
import JSONCoding
import Journal
import Logbook
import Testing
import Training

@Suite("What contradicts is settled on reading and never written back")
struct ContradictionTests {
  private let id = DocumentID(session: "s1")

  /// A logbook with the session, and cells that another device wrote beside it.
  private func book(_ cells: [(CellPath, JSON)]) throws -> Logbook {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    try book.edit { $0[set: "a1"].log = Sample.log(of: Sample.squat) }
    try book.take(id, cells, from: 9)
    return book
  }

  /// That an edit elsewhere writes nothing but itself.
  private func expectUntouched(_ book: Logbook, but written: [String] = ["note"]) {
    #expect(book.paths { $0.note = Note("hello") } == written)
  }

  @Test("An effort on a warm-up, or on a set that is not done, counts for nothing")
  func effort() throws {
    var book = try book([
      ("sets/a2/effort", ["hundredths": 900]), ("sets/a1/effort", ["hundredths": 800]),
    ])
    #expect(book.session("s1")?[set: "a2"].effort == nil)
    #expect(book.session("s1")?[set: "a1"].effort == EffortRating(.solid))
    expectUntouched(book)
    try book.edit { $0[set: "a2"].log = Sample.log(of: Sample.squat) }
    #expect(book.session("s1")?[set: "a2"].effort == EffortRating(.hard))
    try book.take(
      id, [("sets/a1/plan", ["card": "squats", "exercise": "squat", "kind": "warm-up"])], from: 9)
    #expect(book.session("s1")?[set: "a1"].effort == nil)
    expectUntouched(book)
  }

  @Test("An end before the last logged set is that set's moment")
  func end() throws {
    let book = try book([("end", .string(Sample.minutes(1).text))])
    #expect(book.session("s1")?.end == Sample.minutes(5))
    expectUntouched(book)
  }

  @Test("A continuation whose set is not above it stands for itself")
  func continuation() throws {
    let book = try book([
      ("sets/a2/plan", ["card": "squats", "exercise": "squat", "continues": "gone"])
    ])
    #expect(book.session("s1")?[set: "a2"].isContinuation == false)
    expectUntouched(book)
  }

  @Test("A set without a card gets one, and the card is not made up in the document")
  func setWithoutCard() throws {
    let book = try book([("sets/z/plan", ["card": "nowhere", "exercise": "squat"])])
    let card = book.session("s1")?.exercises.first { $0.id == "nowhere" }
    #expect(card?.sets.map { $0.id } == ["z"])
    #expect(card?.exercise.id == "squat")
    expectUntouched(book)
  }

  @Test("A log whose plan has not arrived stands on a card of its exercise")
  func logWithoutPlan() throws {
    let book = try book([
      ("sets/z/log", ["exercise": "dip", "at": .string(Sample.start.text), "reps": 5])
    ])
    let card = book.session("s1")?.exercises.first { $0.id == "of-dip" }
    #expect(card?.sets.first?.log?.numbers.reps == 5)
    expectUntouched(book)
  }

  @Test("A card removed on one device and logged on by the other comes back as it was")
  func removedCard() throws {
    var (one, other) = try Sample.twoDevices()
    try one.edit { $0.exercises.remove(at: 1) }
    try other.edit { $0[set: "b1"].log = Sample.log(of: Sample.row) }
    exchange(&one, &other)
    #expect(one.session("s1") == other.session("s1"))
    #expect(one.session("s1")?[set: "b1"].isLogged == true)
    #expect(one.session("s1")?.exercise(of: "b1")?.exercise.id == Sample.row.id)
    expectUntouched(one)
  }

  @Test("Two items with one key stand in the order of their ids, and stay so")
  func tie() throws {
    let book = try book([("exercises/rows/place", "V000"), ("exercises/squats/place", "V000")])
    #expect(book.session("s1")?.exercises.map { $0.id.text } == ["rows", "squats"])
    expectUntouched(book)
  }

  @Test("A value of another kind than expected is none")
  func otherKinds() throws {
    let book = try book([
      ("title", 7), ("rest", "soon"), ("pauses", ["x", ["start": "never"]]), ("note", []),
      ("counts", "yes"), ("plannedSlots", [["exercise": 3], ["id": "x", "exercise": "row"]]),
      ("planDay", ["routine": "r"]), ("discarded", true), ("announced", ["set": "a2"]),
      ("sets/a2/log", ["exercise": "squat"]), ("sets/a3/heartRate", 140),
      ("offers/a1", "none"), ("carry/a1", 0),
    ])
    let session = try #require(book.session("s1"))
    #expect(session.title == "")
    #expect(session.rest == nil)
    #expect(session.pauses.isEmpty)
    #expect(session.plannedSlots.map { $0.id } == ["x"])
    #expect(session.isRunning)
    #expect(!session[set: "a2"].isLogged)
    expectUntouched(book)
  }
}
