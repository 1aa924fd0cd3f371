import CivilTime
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Edits and their way back")
struct EditWalkTests {
  @Test("Any edit, taken back, leaves the session as it was", arguments: 0..<6 as Range<UInt64>)
  func walk(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    func draw(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let phone = try Phone.withPast(.bench(), .squat("2026-02-20"))
    phone.go("#/history/past-2026-02-23-barbell-bench-press/edit")
    let id = try #require(phone.state.editedSession?.id)
    var undone = 0
    for step in 0..<40 {
      let before = phone.state.logbook.session(id)
      phone.clock += 1_000
      let weight = String(20 + draw(100))
      switch draw(6) {
      case 0:
        phone.tap("Change set 1")
        phone.type(weight, into: "weight")
        phone.tap("Save set 1")
      case 1: phone.tap("Remove set \(1 + draw(2))")
      case 2:
        phone.tap("Rate set 1")
        phone.tap(["Easy", "Solid", "Hard", "All out"][draw(4)])
      case 3:
        phone.tap("Title, date and length")
        phone.type("2026-02-\(10 + draw(15))", into: "details-date")
        phone.type(String(10 + draw(90)), into: "details-minutes")
        phone.tap("Save")
      case 4:
        phone.tap("Add a note")
        phone.type("note \(step)", into: "note-text")
        phone.tap("Done")
      default:
        phone.tap("More for Barbell Bench Press")
        phone.tap("Leave out of records")
      }
      guard phone.state.logbook.session(id) != before else { continue }
      phone.tap("Undo")
      undone += 1
      #expect(phone.state.logbook.session(id) == before, "seed \(seed), step \(step)")
    }
    #expect(undone > 30, "seed \(seed)")
    let fresh = phone.restarted()
    #expect(fresh.state.logbook.sessions == phone.state.logbook.sessions, "seed \(seed)")
  }

  @Test("Two tabs that edit one session keep what each of them did")
  func twoTabs() throws {
    let first = try Phone.editing()
    let second = Phone(first.shelf, at: first.clock).start(hash: first.hash)
    first.tap("Change set 1")
    first.type("65", into: "weight")
    second.shelf.isSlow = true
    second.tap("Rate set 1")
    second.tap("Hard")
    second.tap("Remove set 3")
    first.tap("Save set 1")
    first.shelf.isSlow = false
    second.catchUp()
    first.catchUp()
    #expect(first.pastSets == ["65 kg × 8 (hard)", "60 kg × 8"])
    #expect(second.pastSets == first.pastSets)
    second.tap("Undo")
    #expect(second.pastSets == ["65 kg × 8 (hard)", "60 kg × 8", "60 kg × 7"])
    #expect(first.pastSets == second.pastSets)
  }

  @Test("A note that only stands open does not write over what another tab noted")
  func noteStandsOpen() throws {
    let first = try Phone.editing()
    let second = Phone(first.shelf, at: first.clock).start(hash: first.hash)
    first.tap("Add a note")
    second.tap("Add a note")
    second.type("From there", into: "note-text")
    second.tap("Done")
    first.wait(seconds: 2)
    first.tap("Done")
    #expect(first.past?.note == Note("From there"))
  }

  @Test("A pinned note that only stands open does not write over what another tab pinned")
  func pinnedStandsOpen() throws {
    let first = try Phone.editing()
    let second = Phone(first.shelf, at: first.clock).start(hash: "#/exercise/barbell-bench-press")
    first.tap("More for Barbell Bench Press")
    first.tap("Note")
    second.tap("Note for every time")
    second.type("Elbows in", into: "note-pinned")
    second.tap("Done")
    first.wait(seconds: 2)
    first.tap("Done")
    #expect(first.state.pinnedNote(on: "barbell-bench-press") == "Elbows in")
    #expect(second.state.pinnedNote(on: "barbell-bench-press") == "Elbows in")
  }

  @Test("Details that are saved leave what another tab changed as it is")
  func detailsInTwoTabs() throws {
    let first = try Phone.editing()
    let second = Phone(first.shelf, at: first.clock).start(hash: first.hash)
    first.tap("Title, date and length")
    second.tap("Title, date and length")
    second.type("Bench", into: "details-title")
    second.type("2026-02-21", into: "details-date")
    second.tap("Save")
    first.type("45", into: "details-minutes")
    first.tap("Save")
    #expect(first.past?.title == "Bench")
    #expect(first.past?.start.text == "2026-02-21T18:00:00+01:00")
    #expect(first.past?.end?.text == "2026-02-21T18:45:00+01:00")
  }

  @Test("Looking an exercise up while a session is entered afterwards comes back to it")
  func lookedUp() throws {
    let phone = try Phone.withPast(.bench())
    phone.tap("Sunday 1 March 2026")
    phone.tap("Log a past session")
    phone.tap("Enter the sets")
    let entered = phone.hash
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    phone.tap("More for Leg Press")
    phone.tap("About this exercise")
    #expect(phone.hash == "#/exercise/leg-press")
    let back = phone.screen.root.all.first { $0.attributes["class"] == "icon-button back" }
    #expect(back?.attributes["href"] == entered)
    phone.go(entered)
    #expect(phone.screen.control("More for Leg Press", answering: "tap") != nil)
    phone.go("#/today")
    #expect(phone.state.logbook.sessions.filter { $0.isTrained }.count == 1)
    #expect(phone.reads("Nothing was logged, so nothing is kept."))
  }

  @Test("Deleted in another tab while it is edited, the editor gives way")
  func deletedThere() throws {
    let first = try Phone.editing()
    let second = Phone(first.shelf, at: first.clock).start(hash: first.hash)
    second.tap("Delete this session")
    #expect(first.hash == "#/history")
    #expect(first.state.logbook.sessions.isEmpty)
    second.tap("Undo")
    #expect(first.pastSets == ["60 kg × 8", "60 kg × 8", "60 kg × 7"])
  }
}
