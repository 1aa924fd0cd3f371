import CivilTime
import JSONCoding
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("One plan edited in two tabs")
struct PlanTabsTests {
  /// Two tabs in the editor of day A that do not see each other yet.
  private func twoTabs() -> (Phone, Phone) {
    let first = Phone.editingDay()
    let second = Phone(first.shelf, at: first.clock).start(hash: first.hash)
    first.shelf.isSlow = true
    return (first, second)
  }

  private func meet(_ first: Phone, _ second: Phone) {
    first.shelf.isSlow = false
    second.catchUp()
    first.catchUp()
    #expect(first.state.logbook.routines == second.state.logbook.routines)
    #expect(first.restarted().state.logbook.routines == second.state.logbook.routines)
  }

  @Test("Changes of different things are both kept")
  func both() {
    let (first, second) = twoTabs()
    first.type("Monday", into: "plan-name")
    first.tap("Barbell Row")
    first.tap("Remove the exercise")
    second.tap("Barbell Back Squat")
    second.tap("Sets up")
    second.tap("Close")
    second.tap("Add an exercise")
    second.type("leg press", into: "exercise-search")
    second.tap("Leg Press")
    meet(first, second)
    #expect(first.day().name == "Monday")
    #expect(first.slot().sets == 4)
    #expect(first.exercises.contains("Leg Press"))
    #expect(!first.exercises.contains("Barbell Row"))
  }

  @Test("Undo takes back what was done here and nothing that was done there")
  func undo() {
    let (first, second) = twoTabs()
    let before = first.planned
    first.tap("Delete A")
    first.shelf.isSlow = false
    first.catchUp()
    second.openPlan()
    second.type("Weeks", into: "plan-name")
    second.openDay(0)
    second.type("Middle", into: "plan-name")
    first.tap("Undo")
    #expect(first.planned.name == "Weeks")
    #expect(first.planned.days.map { $0.name } == ["A", "Middle", "C"])
    #expect(first.day() == before.days[0])
    #expect(first.planned == second.planned)
  }

  @Test("A day that is edited there while it is deleted here comes back")
  func deletedMeanwhile() {
    let (first, second) = twoTabs()
    second.tap("Barbell Back Squat")
    second.tap("Sets up")
    first.tap("Delete A")
    meet(first, second)
    #expect(first.slot().sets == 4)
    #expect(first.day().name == "A")
  }

  @Test("An editor of what was deleted in the other tab closes")
  func gone() {
    let first = Phone.editingDay()
    let second = Phone(first.shelf, at: first.clock).start(hash: first.hash)
    second.tap("Barbell Back Squat")
    first.tap("Barbell Back Squat")
    first.tap("Remove the exercise")
    #expect(second.state.sheet == nil)
    first.tap("Delete A")
    #expect(second.hash == "#/plan")
    #expect(second.planned.days.count == 2)
  }
}
