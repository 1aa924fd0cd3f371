import CivilTime
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Editing a finished session")
struct EditingTests {
  private let asDone = ["60 kg × 8", "60 kg × 8", "60 kg × 7"]

  /// Expects that Undo brings the session back exactly as it was.
  private func expectUndone(
    _ phone: Phone, _ before: Session?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    phone.tap("Undo", sourceLocation: sourceLocation)
    #expect(phone.past == before, sourceLocation: sourceLocation)
    #expect(phone.restarted().past == before, sourceLocation: sourceLocation)
  }

  @Test("A weight with a comma and new reps are stored at once, and undone")
  func numbers() throws {
    let phone = try Phone.editing()
    #expect(phone.hash == "#/history/past-2026-02-23-barbell-bench-press/edit")
    #expect(phone.pastSets == asDone)
    let before = phone.past
    phone.tap("Change set 2")
    phone.type("62,5", into: "weight")
    phone.type("6", into: "reps")
    phone.tap("Save set 2")
    #expect(phone.pastSets == ["60 kg × 8", "62.5 kg × 6", "60 kg × 7"])
    #expect(phone.reads("Session changed"))
    #expect(phone.past?.loggedSets[1].log?.at == before?.loggedSets[1].log?.at)
    #expect(phone.restarted().pastSets == ["60 kg × 8", "62.5 kg × 6", "60 kg × 7"])
    expectUndone(phone, before)
  }

  @Test(
    "What can't be is refused with what can",
    arguments: [
      ("weight", "-5", "-5 is not between 0 and 1000. It stays at 60."),
      ("weight", "5000", "5000 is not between 0 and 1000. It stays at 60."),
      ("weight", "abc", "“abc” is not a number. It stays at 60."),
      ("reps", "101", "101 is not between 0 and 100. It stays at 8."),
      ("reps", "7,5", "7,5 is no whole number. It stays at 8."),
    ])
  func refused(field: String, typed: String, words: String) throws {
    let phone = try Phone.editing()
    phone.tap("Change set 1")
    phone.type(typed, into: field)
    #expect(phone.screen.element("refusal")?.text == words)
    phone.clock += 2_000
    phone.tap("Save set 1")
    #expect(phone.pastSets == asDone)
  }

  @Test("A hold takes seconds, and one that is added needs no timer")
  func seconds() throws {
    let phone = try Phone.withPast(
      Done(
        exercise: "plank-bodyweight", mode: .duration, day: "2026-02-23",
        sets: [kilograms(0, seconds: 45)]))
    phone.go("#/history/past-2026-02-23-plank-bodyweight/edit")
    let before = phone.past
    phone.tap("Change set 1")
    phone.type("3601", into: "seconds")
    #expect(
      phone.screen.element("refusal")?.text
        == "3601 is not between 0 and 3600. It stays at 45.")
    phone.clock += 2_000
    phone.type("70", into: "seconds")
    phone.tap("Save set 1")
    #expect(phone.pastSets == ["70 s"])
    phone.tap("Undo")
    #expect(phone.past == before)
    phone.tap("More for")
    phone.tap("Add a set")
    #expect(phone.screen.control("Start", answering: "tap") == nil)
    phone.tap("Log set 2 of 2")
    #expect(phone.pastSets == ["45 s", "45 s"])
    #expect(phone.past?.announced == nil)
  }

  @Test("Cardio takes time and distance")
  func distance() throws {
    let phone = try Phone.withPast(
      Done(
        exercise: "treadmill-run", mode: .cardio, day: "2026-02-23",
        sets: [SetNumbers(seconds: 1_200)]))
    phone.go("#/history/past-2026-02-23-treadmill-run/edit")
    let before = phone.past
    phone.tap("Change set 1")
    phone.type("21:30", into: "seconds")
    phone.type("4,5", into: "distance")
    phone.tap("Save set 1")
    #expect(phone.past?.loggedSets[0].numbers.seconds == 1_290)
    #expect(
      phone.past?.loggedSets[0].numbers.distance
        == Distance(micrometres: 4_500_000_000, unit: .kilometre))
    phone.tap("Undo")
    #expect(phone.past == before)
  }

  @Test("Done keeps a correction that was begun")
  func doneKeeps() throws {
    let phone = try Phone.editing()
    phone.tap("Change set 1")
    phone.type("65", into: "weight")
    phone.tap("Done")
    #expect(phone.hash == "#/history/past-2026-02-23-barbell-bench-press")
    #expect(phone.pastSets == ["65 kg × 8", "60 kg × 8", "60 kg × 7"])
    #expect(phone.reads("65 kg × 8"))
  }

  @Test(
    "The way back, a link or another page keep a correction that was begun",
    arguments: ["#/history", "#/today", "#/exercise/barbell-bench-press", "#/plan"])
  func leavingKeeps(hash: String) throws {
    let phone = try Phone.editing()
    phone.tap("Change set 1")
    phone.type("65", into: "weight")
    phone.go(hash)
    #expect(phone.hash == hash)
    #expect(phone.pastSets == ["65 kg × 8", "60 kg × 8", "60 kg × 7"])
    phone.tap("Undo")
    #expect(phone.pastSets == asDone)
  }

  @Test("The exercise of a set in correction can be removed: the other cards stay in reach")
  func removedWhileCorrected() throws {
    let phone = try Phone.editing()
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    phone.tap("Barbell Bench Press")
    phone.tap("Change set 1")
    phone.tap("More for Barbell Bench Press")
    phone.tap("Remove the exercise")
    #expect(phone.reads("Leg Press"))
    #expect(phone.screen.control("More for Leg Press", answering: "tap") != nil)
  }

  @Test("Whether a running session has ended is not asked over a finished one that is edited")
  func stillTraining() throws {
    let phone = try Phone.withPast(.bench())
    phone.go("#/freestyle")
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    phone.type("120", into: "weight")
    phone.type("12", into: "reps")
    phone.logSet()
    phone.go("#/history/past-2026-02-23-barbell-bench-press/edit")
    phone.pocket(seconds: 3 * 3_600)
    #expect(phone.state.sheet == nil)
    phone.tap("Done")
    phone.pocket(seconds: 10)
    #expect(phone.state.sheet == .stillTraining)
  }

  @Test("A rating is given, changed and undone; nothing is offered for it")
  func effort() throws {
    let phone = try Phone.editing()
    let before = phone.past
    phone.tap("Rate set 1")
    phone.tap("Easy")
    #expect(phone.pastSets == ["60 kg × 8 (easy)", "60 kg × 8", "60 kg × 7"])
    #expect(phone.past?.offers.isEmpty == true)
    phone.tap("Set 1 felt")
    phone.tap("All out")
    #expect(phone.pastSets == ["60 kg × 8 (all out)", "60 kg × 8", "60 kg × 7"])
    phone.tap("Undo")
    #expect(phone.pastSets == ["60 kg × 8 (easy)", "60 kg × 8", "60 kg × 7"])
    phone.tap("Set 1 felt")
    phone.tap("Easy")
    #expect(phone.past == before)
  }

  @Test("A set is taken out, and comes back with its moment")
  func takeOut() throws {
    let phone = try Phone.editing()
    let before = phone.past
    phone.tap("Remove set 1")
    #expect(phone.pastSets == ["60 kg × 8", "60 kg × 7"])
    #expect(phone.reads("Removed set 1"))
    expectUndone(phone, before)
  }

  @Test("A set is added, dialled and logged behind the others; the logger says which")
  func addSet() throws {
    let phone = try Phone.editing()
    let before = try #require(phone.past)
    phone.tap("More for Barbell Bench Press")
    phone.tap("Add a set")
    #expect(phone.pastSets == asDone)
    phone.type("55", into: "weight")
    phone.tap("Log set 4 of 4")
    #expect(phone.pastSets == asDone + ["55 kg × 7"])
    let logs = try #require(phone.past).loggedSets.compactMap { $0.log?.at }
    #expect(logs[3] == logs[2].adding(milliseconds: 1))
    #expect(phone.past?.rest == nil)
    #expect(phone.reads("Session changed"))
    phone.tap("Undo")
    #expect(phone.pastSets == asDone)
    phone.tap("Remove set 3")
    phone.tap("Undo")
    #expect(phone.past?.shown == before.shown)
  }

  @Test("An exercise is added with what was done of it before that day, and taken out whole")
  func exercises() throws {
    let phone = try Phone.withPast(
      .bench(), .squat("2026-02-16", sets: [kilograms(90, 5)]),
      .squat("2026-02-27", sets: [kilograms(140, 3)]))
    phone.go("#/history/past-2026-02-23-barbell-bench-press/edit")
    let id = try #require(phone.state.editedSession?.id)
    func sets() -> [Int] {
      phone.state.logbook.session(id)?.exercises.map { $0.sets.count { $0.isLogged } } ?? []
    }
    phone.tap("Add an exercise")
    phone.type("back squat", into: "exercise-search")
    phone.tap("Barbell Back Squat")
    #expect(phone.dialled == "90 × 5")
    phone.logSet()
    #expect(sets() == [3, 1])
    let before = phone.state.logbook.session(id)
    phone.tap("More for Barbell Back Squat")
    phone.tap("Remove")
    #expect(sets() == [3])
    #expect(phone.reads("Removed Barbell Back Squat"))
    phone.tap("Undo")
    #expect(phone.state.logbook.session(id) == before)
  }

  @Test("Notes with tags on an exercise and on the session are stored, and undone as a whole")
  func notes() throws {
    let phone = try Phone.editing()
    let before = phone.past
    phone.tap("Add a note")
    phone.type("Left shoul", into: "note-text")
    phone.wait(seconds: 1)
    phone.type("Left shoulder", into: "note-text")
    phone.tap("Pain")
    phone.tap("Done")
    #expect(phone.past?.note == Note("Left shoulder", tags: [.pain]))
    expectUndone(phone, before)
    phone.tap("More for Barbell Bench Press")
    phone.tap("Note")
    phone.type("Narrow grip", into: "note-text")
    phone.go("#/history")
    #expect(phone.past?.exercises[0].note == Note("Narrow grip"))
    #expect(phone.restarted().past?.exercises[0].note == Note("Narrow grip"))
  }

  @Test("What is left out of records is none any more, and counts again")
  func counting() throws {
    let phone = try Phone.withPast(
      .bench("2026-02-16"), .bench("2026-02-23", sets: [kilograms(80, 8)]))
    let page = "#/history/past-2026-02-23-barbell-bench-press"
    phone.go(page)
    #expect(phone.reads("Record"))
    phone.tap("Edit")
    phone.tap("More for Barbell Bench Press")
    phone.tap("Leave out of records and progress")
    phone.tap("Done")
    #expect(!phone.reads("Record"))
    phone.tap("Edit")
    phone.tap("More for Barbell Bench Press")
    phone.tap("Count for records and progress")
    phone.tap("Done")
    #expect(phone.reads("Record"))
  }

  @Test("A heavier set makes the later one no record, without a restart")
  func recomputed() throws {
    let phone = try Phone.withPast(
      .bench("2026-02-16"), .bench("2026-02-23", sets: [kilograms(80, 8)]))
    phone.go("#/history/past-2026-02-16-barbell-bench-press/edit")
    phone.tap("Change set 1")
    phone.type("100", into: "weight")
    phone.tap("Save set 1")
    phone.go("#/history/past-2026-02-23-barbell-bench-press")
    #expect(!phone.reads("Record"))
    phone.tap("Undo")
    #expect(phone.reads("Record"))
  }

  @Test("A running session waits untouched while an old one is edited")
  func besideRunning() throws {
    let shelf = Shelf()
    try shelf.keep([.bench()])
    let phone = Phone(shelf).start(hash: "#/freestyle")
    phone.tap("Add an exercise")
    phone.type("back squat", into: "exercise-search")
    phone.tap("Barbell Back Squat")
    phone.type("110", into: "weight")
    phone.logSet()
    let running = phone.session
    phone.tap("Minimise")
    phone.go("#/history/past-2026-02-23-barbell-bench-press")
    phone.tap("Edit")
    #expect(!phone.screen.controls.contains { $0.name == "Skip the rest" })
    phone.tap("Change set 1")
    phone.type("65", into: "weight")
    phone.tap("Save set 1")
    phone.tap("Remove set 3")
    phone.tap("Done")
    #expect(phone.session == running)
    #expect(phone.pastSets == ["65 kg × 8", "60 kg × 8"])
    phone.go("#/session")
    #expect(phone.dialled == "110 × 10")
  }

  @Test("A session left without a set is taken out of the history, and taken up again")
  func nothingLeft() throws {
    let phone = try Phone.editing()
    for _ in 0..<3 { phone.tap("Remove set 1") }
    phone.tap("Done")
    #expect(phone.hash == "#/history")
    #expect(phone.state.trainedSessions.isEmpty)
    #expect(phone.reads("Nothing was logged, so nothing is kept."))
    phone.tap("Undo")
    #expect(phone.hash == "#/history/past-2026-02-23-barbell-bench-press/edit")
    #expect(phone.past?.isDiscarded == false)
  }

  @Test("Deleted from the editor, it comes back with Undo")
  func deleted() throws {
    let phone = try Phone.editing()
    let before = phone.past
    phone.tap("Delete this session")
    #expect(phone.hash == "#/history")
    #expect(phone.state.logbook.sessions.isEmpty)
    expectUndone(phone, before)
  }

  @Test("An address of a session that can't be edited leads to what there is")
  func addresses() throws {
    let phone = try Phone.withPast(.bench())
    phone.go("#/history/none/edit")
    #expect(phone.hash == "#/history/none")
    #expect(phone.reads("This session is not here"))
    let edit = "#/history/past-2026-02-23-barbell-bench-press/edit"
    let fresh = phone.restarted(hash: edit)
    #expect(fresh.hash == edit)
    #expect(fresh.screen.element("session-title")?.text == "Push")
    #expect(phone.restarted(hash: "#/history/none/edit").hash == "#/history/none")
  }
}
