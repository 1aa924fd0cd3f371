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
