import JSONCoding
import Journal
import Loads
import Logbook
import Testing
import Training

@Suite("What a newer version wrote survives an edit beside it")
struct NewerVersionTests {
  private let id = DocumentID(session: "s1")

  @Test("Unknown members of a cell, unknown cells and unknown containers")
  func unknown() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    try book.take(
      id,
      [
        ("mood", "fine"), ("sets/a1/tempo", "3-1-1"), ("sets/a1/video/file", "x.mp4"),
        ("photos/p1/file", "y.jpg"),
        (
          "sets/a1/plan",
          ["card": "squats", "exercise": "squat", "reps": 8, "tempo": "slow", "weight": "60 kg"]
        ),
        ("exercises/rows/card", ["exercise": "row", "colour": "red"]),
        ("note", ["text": "hi", "pinned": true]),
      ], from: 9)
    try book.edit { session in
      session[set: "a1"].plan.numbers.reps = 10
      session[set: "a1"].log = Sample.log(of: Sample.squat)
      session.exercises[1].slot = "slot"
      session.note = Note("hello")
      session.exercises.swapAt(0, 1)
    }
    let document = try #require(book.restarted(as: 2).journal[id])
    #expect(document.value(at: "mood")?.string == "fine")
    #expect(document.value(at: "sets/a1/tempo")?.string == "3-1-1")
    #expect(document.value(at: "sets/a1/video/file")?.string == "x.mp4")
    #expect(document.value(at: "photos/p1/file")?.string == "y.jpg")
    #expect(document.value(at: "sets/a1/plan")?["tempo"]?.string == "slow")
    #expect(document.value(at: "sets/a1/plan")?["reps"]?.int64 == 10)
    #expect(document.value(at: "exercises/rows/card")?["colour"]?.string == "red")
    #expect(document.value(at: "note")?["pinned"]?.bool == true)
    #expect(document.value(at: "note")?["text"]?.string == "hello")
  }

  @Test("A member that this version leaves out is gone and not kept from the old value")
  func membersOfOurOwn() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    try book.edit { $0[set: "a1"].plan.numbers.weight = .unloaded }
    #expect(book.restarted(as: 2).session("s1")?[set: "a1"].numbers.weight == .unloaded)
  }

  @Test("A document of an unknown kind is kept and passed on")
  func unknownKind() throws {
    var book = Logbook(1)
    try book.take("photoAlbum:2031", [("cover", "front.jpg")], from: 9)
    _ = try book.save(Sample.session(), now: now)
    let restarted = book.restarted(as: 2)
    #expect(restarted.journal["photoAlbum:2031"]?.value(at: "cover")?.string == "front.jpg")
    #expect(restarted.sessions.count == 1)
  }

  @Test("Unknown members of a plan's slot and of the settings")
  func planAndSettings() throws {
    var book = Logbook(1)
    let slot = Slot(id: "one", exercise: Sample.squat)
    _ = try book.save(
      Routine(
        id: "r1", name: "Mine", createdAt: Sample.start,
        days: [Day(id: "d1", name: "A", slots: [slot])]), now: now)
    try book.take(
      DocumentID(routine: "r1"),
      [
        ("days/d1/slots/one/plan", ["exercise": "squat", "sets": 3, "velocity": 5]),
        ("days/d1/schedule", ["name": "A", "colour": "red"]),
      ], from: 9)
    try book.take(Settings.document, [("voice", "on")], from: 9)
    var routine = try #require(book.routine("r1"))
    routine.days[0].slots[0].sets = 5
    routine.days[0].name = "B"
    _ = try book.save(routine, now: now)
    var settings = book.settings
    settings.unit = .pound
    _ = try book.save(settings, now: now)
    let document = try #require(book.journal[DocumentID(routine: "r1")])
    #expect(document.value(at: "days/d1/slots/one/plan")?["velocity"]?.int64 == 5)
    #expect(document.value(at: "days/d1/slots/one/plan")?["sets"]?.int64 == 5)
    #expect(document.value(at: "days/d1/schedule")?["colour"]?.string == "red")
    #expect(book.journal[Settings.document]?.value(at: "voice")?.string == "on")
  }
}
