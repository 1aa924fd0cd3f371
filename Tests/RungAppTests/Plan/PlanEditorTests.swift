import CivilTime
import JSONCoding
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Editing a plan")
struct PlanEditorTests {
  @Test("The plan and each of its days lead to their editors, and back")
  func ways() throws {
    let phone = Phone.withPlan()
    phone.go("#/plan")
    let edit = try #require(phone.screen.root.all.first { $0.name == "Edit Full Body 3×" })
    #expect(edit.attributes["href"] == "#/plan/edit/" + phone.planned.id.text)
    phone.openPlan()
    let day = phone.day().id.text
    #expect(phone.screen.root.all.contains { $0.attributes["href"] == "#/plan/\(day)/edit" })
    phone.openDay(0)
    let back = phone.screen.root.all.first { $0.name == "Back to the plan" }
    #expect(back?.attributes["href"] == "#/plan/edit/" + phone.planned.id.text)
    phone.go("#/plan/" + day)
    #expect(phone.screen.root.all.contains { $0.name == "Edit A" })
    phone.openDay(0)
    let backToDay = phone.screen.root.all.first { $0.name == "Back to A" }
    #expect(backToDay?.attributes["href"] == "#/plan/" + day)
    #expect(phone.restarted().hash == "#/plan/\(day)/edit")
  }

  @Test(
    "Addresses of editors that lead nowhere show the plan",
    arguments: ["#/plan/edit/none", "#/plan/none/edit", "#/plan/edit/%00", "#/plan/edit/edit"])
  func nowhere(hash: String) {
    let phone = Phone.withPlan()
    phone.go(hash)
    #expect(phone.hash == "#/plan")
    #expect(phone.restarted(hash: hash).hash == "#/plan")
  }

  @Test("A plan is renamed and noted, without spaces around its name")
  func rename() {
    let phone = Phone.editingPlan()
    phone.type("  My weeks ", into: "plan-name")
    phone.type("Three days, no more.", into: "plan-note")
    #expect(phone.planned.name == "My weeks")
    #expect(phone.planned.summary == "Three days, no more.")
    #expect(phone.restarted().planned == phone.planned)
    phone.type("  ", into: "plan-name")
    #expect(phone.planned.name == "My weeks")
    #expect(phone.reads("A name is needed. It stays “My weeks”."))
    #expect(phone.value(of: "plan-name") == "My weeks")
    phone.type("Weeks", into: "plan-name")
    #expect(phone.planned.name == "Weeks")
    #expect(!phone.reads("A name is needed"))
  }

  @Test("A name that is typed and not left is kept when the page goes", arguments: [true, false])
  func keptName(isHidden: Bool) throws {
    let phone = Phone.editingPlan()
    let field = try #require(phone.screen.element("plan-name"))
    phone.dom(field, "input", value: "Weeks")
    #expect(phone.planned.name == "Full Body 3×")
    if isHidden { phone.send(["event": "hidden"]) } else { phone.go("#/today") }
    #expect(phone.planned.name == "Weeks")
    #expect(phone.restarted().planned.name == "Weeks")
  }

  @Test("A day is added, opened, named, and in rotation until it is pinned")
  func addDay() {
    let phone = Phone.editingPlan()
    phone.tap("Add a day")
    #expect(phone.planned.days.map { $0.name } == ["A", "B", "C", "Day 4"])
    #expect(phone.hash == "#/plan/\(phone.day(3).id.text)/edit")
    #expect(phone.reads("No exercises yet. Add the first one."))
    #expect(phone.day(3).weekday == nil)
    phone.type("Arms", into: "plan-name")
    phone.type("Only when fresh", into: "plan-note")
    phone.pick("1", in: "plan-weekday")
    #expect(phone.day(3).name == "Arms")
    #expect(phone.day(3).note == "Only when fresh")
    #expect(phone.day(3).weekday == .sunday)
    phone.pick("", in: "plan-weekday")
    #expect(phone.day(3).weekday == nil)
    phone.pick("9", in: "plan-weekday")
    #expect(phone.day(3).weekday == nil)
    #expect(phone.restarted().planned == phone.planned)
  }

  @Test("Days change places by their buttons, and the ends stay ends")
  func moveDays() {
    let phone = Phone.editingPlan()
    phone.tap("Move A down")
    #expect(phone.planned.days.map { $0.name } == ["B", "A", "C"])
    phone.tap("Move C up")
    #expect(phone.planned.days.map { $0.name } == ["B", "C", "A"])
    #expect(phone.screen.control("Move B up", answering: "tap") == nil)
    #expect(phone.screen.control("Move A down", answering: "tap") == nil)
    #expect(phone.restarted().planned == phone.planned)
  }

  @Test(
    "A day is duplicated behind itself, in rotation and under ids of its own; Undo takes it away")
  func duplicate() {
    let phone = Phone.editingDay()
    let before = phone.planned
    phone.tap("Duplicate A")
    #expect(phone.planned.days.map { $0.name } == ["A", "A, copy", "B", "C"])
    let copy = phone.day(1)
    #expect(copy.weekday == nil)
    #expect(copy.slots.map { $0.exercise } == phone.day().slots.map { $0.exercise })
    #expect(copy.slots.map { $0.reps } == phone.day().slots.map { $0.reps })
    let ids = phone.planned.days.flatMap { $0.slots.map { $0.id } }
    #expect(Set(ids).count == ids.count)
    #expect(phone.hash == "#/plan/\(copy.id.text)/edit")
    phone.tap("Undo")
    #expect(phone.planned == before)
    #expect(phone.hash == "#/plan")
  }

  @Test("A day is deleted, and Undo brings it back with all of it, where it was")
  func deleteDay() {
    let phone = Phone.editingPlan()
    phone.openDay(1)
    let before = phone.planned
    phone.tap("Delete B")
    #expect(phone.planned.days.map { $0.name } == ["A", "C"])
    #expect(phone.hash == "#/plan/edit/" + before.id.text)
    #expect(phone.reads("B deleted"))
    #expect(phone.restarted().planned.days.count == 2)
    phone.tap("Undo")
    #expect(phone.planned == before)
    #expect(phone.restarted().planned == before)
  }

  @Test("What was done since a day was deleted stays when it comes back")
  func undoLate() {
    let phone = Phone.editingPlan()
    phone.openDay(1)
    phone.tap("Delete B")
    phone.type("Weeks", into: "plan-name")
    phone.tap("Move C up")
    phone.tap("Undo")
    #expect(phone.planned.name == "Weeks")
    #expect(Set(phone.planned.days.map { $0.name }) == ["A", "B", "C"])
    #expect(phone.planned.days.map { $0.name }.first == "C")
  }

  @Test("Days in rotation are due on chosen weekdays")
  func rotation() {
    let phone = Phone.editingPlan()
    #expect(!phone.reads("Days in rotation are due on"))
    phone.openDay(0)
    phone.pick("", in: "plan-weekday")
    phone.openPlan()
    #expect(phone.reads("None is chosen, so they are due on any day."))
    phone.tap("Friday")
    phone.tap("Tuesday")
    #expect(phone.planned.rotationWeekdays == [.tuesday, .friday])
    phone.tap("Tuesday")
    #expect(phone.planned.rotationWeekdays == [.friday])
    #expect(phone.restarted().planned.rotationWeekdays == [.friday])
  }

  @Test("A plan has a rule for all its exercises, said in a sentence, with its numbers")
  func rule() {
    let phone = Phone.editingPlan()
    #expect(phone.reads("The reps climb to the top of the range, then the weight goes up a step."))
    phone.pick("linear", in: "plan-rule")
    #expect(phone.planned.rule == .linear(.standard))
    #expect(phone.reads("When every planned rep was done, the weight goes up a step."))
    phone.tap("Misses before it backs off down")
    phone.type("80", into: "plan-percent")
    #expect(phone.planned.rule == .linear(DeloadPolicy(misses: 2, percent: 80)))
    phone.type("40", into: "plan-percent")
    #expect(phone.reads("40 is not between 50 and 95. It stays at 80."))
    #expect(phone.planned.rule == .linear(DeloadPolicy(misses: 2, percent: 80)))
    phone.pick("linear", in: "plan-rule")
    #expect(phone.planned.rule == .linear(DeloadPolicy(misses: 2, percent: 80)))
    phone.pick("nonsense", in: "plan-rule")
    #expect(phone.planned.rule == .linear(DeloadPolicy(misses: 2, percent: 80)))
    #expect(phone.restarted().planned.rule == phone.planned.rule)
  }

  @Test("The week's sets of every trained muscle are counted, and what falls behind is named")
  func coverage() {
    let phone = Phone.editingPlan()
    #expect(phone.reads("Chest 6 of 14"))
    #expect(phone.reads("Less than half of what is usual:"))
    #expect(phone.reads("Calves"))
    phone.openDay(0)
    phone.tap("Barbell Bench Press")
    phone.type("11", into: "plan-sets")
    phone.tap("Done")
    phone.openPlan()
    #expect(phone.reads("Chest 14 of 14"))
  }

  @Test("A plan from scratch is added beside the others and opened to be filled")
  func scratch() throws {
    let phone = Phone.withPlan()
    let first = phone.planned
    phone.go("#/plan")
    phone.tap("Add a plan")
    phone.choose("From scratch")
    phone.tap("Add a plan")
    let added = try #require(phone.state.logbook.routines.first { $0.id != first.id })
    #expect(added.name == "My plan")
    #expect(added.days.isEmpty && !added.isActive)
    #expect(phone.hash == "#/plan/edit/" + added.id.text)
    #expect(phone.reads("No days yet. Add the first one."))
    #expect(phone.state.logbook.routine(first.id) == first)
    phone.tap("Delete My plan")
    #expect(phone.hash == "#/plan")
    phone.tap("Undo")
    #expect(phone.state.logbook.routine(added.id) == added)
  }

  @Test("Who began with a blank plan adds its first day from the plan itself, and trains it")
  func blank() {
    let phone = Phone().start()
    phone.choose("A blank plan")
    phone.tap("Start with a blank plan")
    phone.go("#/plan")
    phone.tap("Add a day")
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    phone.go("#/today")
    phone.tap("Start Day 1")
    #expect(phone.session?.exercises.map { $0.exercise.name } == ["Leg Press"])
    #expect(phone.session?.exercises.first?.sets.count == 3)
  }

  @Test("A ready-made plan in rotation is added with its rule and weekdays")
  func readyMade() throws {
    let phone = Phone.withPlan()
    phone.go("#/plan")
    phone.tap("Add a plan")
    phone.choose("Greyskull")
    phone.tap("Add Greyskull")
    let added = try #require(phone.state.logbook.routines.first { $0.name == "Greyskull" })
    #expect(added.rule == .greyskull(.greyskull))
    #expect(added.rotationWeekdays == [.monday, .wednesday, .friday])
    #expect(!added.isActive)
  }

  @Test("No more days than a shared file can hold")
  func full() throws {
    let phone = Phone.editingPlan()
    var routine = phone.planned
    for number in 0..<97 { routine.days.append(Day(id: Identifier("d\(number)"), name: "x")) }
    _ = phone.state.save(routine)
    phone.send(["event": "tick"])
    phone.tap("Add a day")
    #expect(phone.planned.days.count == 100)
    #expect(phone.reads("A plan has at most 100 days. Nothing was added."))
  }

  @Test("A running session stays as it is, whatever happens to its plan")
  func running() throws {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.logSet()
    let session = try #require(phone.session)
    phone.openDay(0)
    phone.tap("Barbell Back Squat")
    phone.tap("Sets up")
    phone.tap("Remove the exercise")
    phone.type("Other", into: "plan-name")
    phone.tap("Move Barbell Row up")
    #expect(phone.session == session)
    phone.tap("Delete Other")
    #expect(phone.session == session)
    #expect(phone.restarted().session == session)
    phone.tap("Delete Full Body 3×")
    #expect(phone.reads("A session from this plan is running. Finish it first"))
    phone.go("#/session")
    phone.logSet()
    #expect(phone.session?.loggedSets.count == 2)
  }
}
