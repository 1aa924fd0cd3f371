import CivilTime
import JSONCoding
import Loads
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("A finished session as a day of a plan")
struct SavedDayTests {
  private func finish(_ phone: Phone) {
    phone.tap("Finish")
    if phone.reads("open?") { phone.tap("Finish session") }
  }

  @Test(
    "keeps the exercises in order with the sets, reps and weights that were done; Undo takes it back"
  )
  func freestyle() throws {
    let phone = Phone.withPlan()
    let before = phone.planned
    phone.go("#/freestyle")
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    phone.type("120", into: "weight")
    phone.type("12", into: "reps")
    phone.logSet()
    phone.type("9", into: "reps")
    phone.logSet()
    finish(phone)
    let session = try #require(phone.state.trainedSessions.first)
    phone.go("#/history/" + session.id.text)
    phone.tap("Save as a day of the plan")
    #expect(phone.reads("Freestyle Session is a day of Full Body 3× now"))
    let day = try #require(phone.planned.days.last)
    #expect(day.name == "Freestyle Session")
    #expect(day.weekday == nil)
    // The rest days of a plan whose days all have a weekday stay rest days.
    #expect(before.rotationWeekdays.isEmpty)
    #expect(phone.planned.rotationWeekdays == [.monday, .wednesday, .friday])
    #expect(day.slots.count == 1)
    #expect(day.slots[0].exercise.id == "leg-press")
    #expect(day.slots[0].sets == 2)
    #expect(day.slots[0].reps == RepRange(9, 12))
    #expect(day.slots[0].weight == Weight(Mass(120, .kilogram), .kilogram))
    #expect(phone.restarted().planned == phone.planned)
    phone.tap("Undo")
    #expect(phone.planned == before)
  }

  @Test("keeps what its plan asked for, under new ids, without what was not done")
  func planned() throws {
    let phone = Phone.training()
    for _ in 0..<4 { phone.logSet() }
    finish(phone)
    let session = try #require(phone.state.trainedSessions.first)
    _ = phone.state.savedAsDay(of: session)
    let day = try #require(phone.planned.days.last)
    #expect(day.slots.map { $0.exercise.name } == ["Barbell Back Squat", "Barbell Bench Press"])
    #expect(day.slots.map { $0.sets } == [3, 1])
    #expect(day.slots[0].reps == RepRange(5, 8))
    #expect(day.slots[0].rest == 150)
    #expect(day.slots[0].id != phone.slot().id)
  }

  @Test("makes a plan where there is none, and nothing of a session without sets")
  func withoutPlan() throws {
    let phone = Phone.training()
    phone.logSet()
    finish(phone)
    let session = try #require(phone.state.trainedSessions.first)
    phone.openPlan()
    phone.tap("Delete Full Body 3×")
    #expect(phone.state.routine == nil)
    _ = phone.state.savedAsDay(of: session)
    #expect(phone.planned.name == "My plan")
    #expect(phone.planned.days.map { $0.name } == ["A"])
    var empty = session
    empty.exercises = []
    let before = phone.planned
    _ = phone.state.savedAsDay(of: empty)
    #expect(phone.planned == before)
  }
}
