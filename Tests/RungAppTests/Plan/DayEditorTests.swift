import CivilTime
import JSONCoding
import Loads
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Editing a day of a plan")
struct DayEditorTests {
  @Test("An exercise is found and added at the end, with the usual sets and range")
  func add() {
    let phone = Phone.editingDay()
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    #expect(phone.exercises.last == "Leg Press")
    #expect(phone.slot(5).sets == 3)
    #expect(phone.slot(5).reps == RepRange(8, 12))
    #expect(phone.slot(5).rest == nil)
    #expect(phone.state.sheet == nil)
    #expect(phone.hash == "#/plan/\(phone.day().id.text)/edit")
    phone.tap("Add an exercise")
    phone.type("wall sit", into: "exercise-search")
    phone.tap("Wall Sit")
    #expect(phone.slot(6).seconds == 45)
    #expect(phone.slot(6).reps == .none)
    #expect(phone.restarted().planned == phone.planned)
  }

  @Test("An exercise of one's own is made from the search and dropped into the day")
  func create() throws {
    let phone = Phone.editingDay()
    phone.tap("Add an exercise")
    phone.type("Sled drag", into: "exercise-search")
    phone.tap("Create “Sled drag”")
    phone.pick("weightDistance", in: "new-mode")
    phone.tap("Save and add")
    #expect(phone.exercises.last == "Sled drag")
    #expect(phone.slot(5).exercise.mode == .weightDistance)
    #expect(phone.slot(5).reps == .none)
    let own = try #require(phone.state.catalog.customExercises.values.first)
    #expect(phone.slot(5).exercise.id == own.id)
    #expect(phone.restarted().exercises.last == "Sled drag")
  }

  @Test("What was done lately is proposed, without what the day has")
  func proposals() {
    let phone = Phone.training()
    for _ in 0..<3 { phone.logSet() }
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.openDay(1)
    phone.tap("Add an exercise")
    let recent = phone.screen.front.all.first { $0.attributes["aria-label"] == "Recent" }
    #expect(recent?.text.contains("Barbell Back Squat") == true)
    phone.tap("Close")
    phone.openDay(0)
    phone.tap("Add an exercise")
    #expect(!phone.screen.front.all.contains { $0.attributes["aria-label"] == "Recent" })
  }

  @Test("While a session runs, what is picked for the plan goes into the plan alone")
  func besideSession() throws {
    let phone = Phone.training()
    let session = try #require(phone.session)
    phone.openDay(0)
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    #expect(phone.exercises.last == "Leg Press")
    #expect(phone.session == session)
  }

  @Test("Exercises change places by their buttons; a superset moves as one and is passed as one")
  func order() {
    let phone = Phone.editingDay()
    phone.tap("Move Barbell Bench Press up")
    #expect(phone.exercises.prefix(2) == ["Barbell Bench Press", "Barbell Back Squat"])
    phone.tap("Barbell Back Squat")
    phone.tap("Superset with another exercise")
    phone.tap("Plank")
    let joined = [
      "Barbell Bench Press", "Barbell Back Squat", "Plank", "Barbell Row",
      "Dumbbell Lateral Raise",
    ]
    #expect(phone.exercises == joined)
    #expect(phone.slot(1).group != nil)
    #expect(phone.slot(1).group == phone.slot(2).group)
    phone.tap("Move Barbell Row up")
    #expect(
      phone.exercises == [
        "Barbell Bench Press", "Barbell Row", "Barbell Back Squat", "Plank",
        "Dumbbell Lateral Raise",
      ])
    phone.tap("Move Plank up")
    #expect(phone.exercises[2...3] == ["Plank", "Barbell Back Squat"])
    phone.tap("Move Plank up")
    #expect(
      phone.exercises == [
        "Barbell Bench Press", "Plank", "Barbell Back Squat", "Barbell Row",
        "Dumbbell Lateral Raise",
      ])
    #expect(phone.restarted().planned == phone.planned)
  }

  @Test("A superset is made and left, each with Undo")
  func superset() {
    let phone = Phone.editingSlot()
    let before = phone.planned
    phone.tap("Superset with another exercise")
    phone.tap("Barbell Row")
    #expect(phone.reads("Barbell Row joined in a superset"))
    let joined = phone.planned
    phone.tap("Undo")
    #expect(phone.planned == before)
    phone.tap("Barbell Back Squat")
    phone.tap("Superset with another exercise")
    phone.tap("Barbell Row")
    #expect(phone.exercises == joined.days[0].slots.map { phone.state.exercise($0.exercise).name })
    phone.tap("Barbell Row")
    phone.tap("Take out of the superset")
    #expect(phone.day().slots.allSatisfy { $0.group == nil })
    phone.tap("Undo")
    #expect(phone.slot(1).group != nil)
  }

  @Test("An exercise is removed, and Undo brings it back as it was, where it was")
  func remove() {
    let phone = Phone.editingSlot("Barbell Bench Press")
    let before = phone.planned
    phone.tap("Remove the exercise")
    #expect(phone.state.sheet == nil)
    #expect(phone.exercises.count == 4)
    #expect(phone.reads("Removed Barbell Bench Press"))
    #expect(phone.restarted().day().slots.count == 4)
    phone.tap("Undo")
    #expect(phone.planned == before)
    #expect(phone.restarted().planned == before)
  }

  @Test("A swap proposes what trains the same and keeps sets, range and rest; Undo swaps back")
  func swap() {
    let phone = Phone.editingSlot()
    phone.type("100", into: "plan-weight")
    let before = phone.planned
    phone.tap("Swap the exercise")
    let similar = phone.screen.front.all.first {
      $0.attributes["aria-label"] == "Similar exercises"
    }
    #expect(similar?.text.contains("Front Squat") == true)
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    #expect(phone.exercises.first == "Leg Press")
    #expect(phone.reads("Barbell Back Squat swapped for Leg Press"))
    #expect(phone.slot().reps == RepRange(5, 8))
    #expect(phone.slot().rest == 150)
    #expect(phone.slot().weight == .unloaded)
    #expect(phone.slot().id == before.days[0].slots[0].id)
    phone.tap("Undo")
    #expect(phone.planned == before)
  }

  @Test("A hold swapped for reps gets a range, and reps swapped for a hold lose theirs")
  func swapMode() {
    let phone = Phone.editingSlot("Plank")
    phone.tap("Swap the exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    #expect(phone.slot(4).reps == RepRange(8, 12))
    phone.tap("Leg Press")
    phone.pick("linear", in: "plan-rule")
    phone.tap("Swap the exercise")
    phone.type("wall sit", into: "exercise-search")
    phone.tap("Wall Sit")
    #expect(phone.slot(4).reps == .none)
    #expect(phone.slot(4).seconds == 45)
    #expect(phone.slot(4).rule == nil)
  }

  @Test("No more exercises than a shared file can hold")
  func full() {
    let phone = Phone.editingDay()
    var routine = phone.planned
    let reference = routine.days[0].slots[0].exercise
    for number in 0..<95 {
      routine.days[0].slots.append(Slot(id: Identifier("s\(number)"), exercise: reference))
    }
    _ = phone.state.save(routine)
    phone.send(["event": "tick"])
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    #expect(phone.day().slots.count == 100)
    #expect(phone.reads("A day has at most 100 exercises. Nothing was added."))
  }
}
