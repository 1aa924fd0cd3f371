import CivilTime
import JSONCoding
import Loads
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("What an exercise of a plan asks for")
struct SlotSheetTests {
  @Test("Sets are stepped and typed, and each change is stored as it is made")
  func sets() {
    let phone = Phone.editingSlot()
    phone.tap("Sets up")
    #expect(phone.slot().sets == 4)
    #expect(phone.restarted().slot().sets == 4)
    phone.type(" 6 ", into: "plan-sets")
    #expect(phone.slot().sets == 6)
    phone.type("٥", into: "plan-sets")
    #expect(phone.slot().sets == 5)
    for _ in 0..<9 { phone.tap("Sets down") }
    #expect(phone.slot().sets == 1)
    #expect(phone.value(of: "plan-sets") == "1")
  }

  @Test(
    "What can't be is refused, with what can, and nothing changes",
    arguments: [
      ("25", "25 is not between 1 and 20. It stays at 3."),
      ("0", "0 is not between 1 and 20. It stays at 3."),
      ("-2", "-2 is not between 1 and 20. It stays at 3."),
      ("99999999999999999999", "999999999999… is not between 1 and 20. It stays at 3."),
      ("2,5", "2,5 is no whole number. It stays at 3."),
      ("abc", "“abc” is not a number. It stays at 3."),
      ("1e1", "“1e1” is not a number. It stays at 3."), ("", "Nothing was typed. It stays at 3."),
    ])
  func refused(text: String, sentence: String) {
    let phone = Phone.editingSlot()
    let before = phone.planned
    phone.type(text, into: "plan-sets")
    #expect(phone.reads(sentence))
    #expect(phone.planned == before)
    #expect(phone.value(of: "plan-sets") == "3")
    // The tap that left the field belongs to the refused number.
    phone.tap("Sets up")
    #expect(phone.planned == before)
    phone.clock += 1_000
    phone.tap("Sets up")
    #expect(phone.slot().sets == 4)
    #expect(!phone.reads("It stays at"))
  }

  @Test("Neither end of the range passes the other, and the rule keeps its room to climb")
  func range() {
    let phone = Phone.editingSlot()
    phone.type("10", into: "plan-low")
    #expect(phone.slot().reps == RepRange(10, 11))
    phone.type("4", into: "plan-high")
    #expect(phone.slot().reps == RepRange(3, 4))
    phone.tap("Reps to up")
    #expect(phone.slot().reps == RepRange(3, 5))
    phone.type("100", into: "plan-low")
    #expect(phone.reads("100 is not between 0 and 99. It stays at 3."))
    phone.type("101", into: "plan-high")
    #expect(phone.reads("101 is not between 0 and 100. It stays at 5."))
    phone.pick("linear", in: "plan-rule")
    phone.type("5", into: "plan-low")
    #expect(phone.slot().reps == RepRange(5, 5))
    phone.type("0", into: "plan-high")
    #expect(phone.slot().reps == .none)
    #expect(phone.reads("0 means no range"))
    phone.pick("", in: "plan-rule")
    phone.type("12", into: "plan-high")
    #expect(phone.slot().reps == RepRange(8, 12))
  }

  @Test("Both sides are counted together, so that reps come in pairs")
  func perSide() {
    let phone = Phone.editingDay()
    phone.tap("Add an exercise")
    phone.type("bulgarian split squat dumbbell", into: "exercise-search")
    phone.tap("Dumbbell Bulgarian Split Squat")
    phone.tap("Dumbbell Bulgarian Split Squat")
    phone.type("7", into: "plan-low")
    phone.type("13", into: "plan-high")
    #expect(phone.slot(5).reps == RepRange(8, 14))
  }

  @Test("The rest is its own until the usual one is taken again")
  func rest() {
    let phone = Phone.editingSlot()
    #expect(phone.value(of: "plan-rest") == "150")
    phone.tap("Rest in seconds up")
    #expect(phone.slot().rest == 165)
    phone.type("200", into: "plan-rest")
    phone.tap("Rest in seconds down")
    #expect(phone.slot().rest == 195)
    phone.type("3601", into: "plan-rest")
    #expect(phone.reads("3601 is not between 0 and 3600. It stays at 195."))
    phone.tap("Use my default of 1:30")
    #expect(phone.slot().rest == nil)
    #expect(phone.value(of: "plan-rest") == "90")
    #expect(phone.reads("Your default"))
    phone.tap("Rest in seconds up")
    #expect(phone.slot().rest == 105)
  }

  @Test("A hold has seconds and no reps")
  func seconds() {
    let phone = Phone.editingSlot("Plank")
    #expect(phone.screen.element("plan-low") == nil)
    #expect(phone.screen.element("plan-warm-ups") == nil)
    phone.tap("Seconds up")
    #expect(phone.slot(4).seconds == 50)
    phone.type("3601", into: "plan-seconds")
    #expect(phone.reads("3601 is not between 1 and 3600. It stays at 50."))
    phone.type("90", into: "plan-seconds")
    #expect(phone.slot(4).seconds == 90)
    phone.pick("time", in: "plan-rule")
    #expect(phone.slot(4).rule == .time(.standard))
    #expect(phone.reads("the next ones are five seconds longer"))
  }

  @Test("A run has a distance in the unit that is usual, and no rule")
  func distance() {
    let phone = Phone.editingDay()
    phone.tap("Add an exercise")
    phone.type("treadmill run", into: "exercise-search")
    phone.tap("Treadmill Run")
    #expect(phone.slot(5).sets == 1)
    phone.tap("Treadmill Run")
    #expect(phone.screen.element("plan-rule") == nil)
    phone.type("5,5", into: "plan-distance")
    #expect(phone.slot(5).distance == Distance(micrometres: 5_500_000_000, unit: .kilometre))
    phone.tap("Distance up")
    #expect(phone.slot(5).distance == Distance(micrometres: 5_600_000_000, unit: .kilometre))
    phone.type("0", into: "plan-distance")
    #expect(phone.slot(5).distance == nil)
  }

  @Test("Warm-ups, the first weight and a note")
  func others() {
    let phone = Phone.editingSlot()
    phone.tap("Warm-ups up")
    phone.tap("Warm-ups up")
    #expect(phone.slot().warmUps == 2)
    phone.type("60", into: "plan-weight")
    #expect(phone.slot().weight == Weight(Mass(60, .kilogram), .kilogram))
    phone.tap("First weight up")
    #expect(phone.slot().weight == Weight(Mass(thousandths: 62_500, .kilogram), .kilogram))
    phone.type("2000", into: "plan-weight")
    #expect(phone.reads("2000 is not between 0 and 1000. It stays at 62.5."))
    phone.type("Feet wide", into: "slot-note")
    #expect(phone.slot().note == "Feet wide")
    let fresh = phone.restarted(hash: "#/today")
    #expect(fresh.planned == phone.planned)
    fresh.tap("Start A")
    #expect(fresh.value(of: "weight") == "30")
    #expect(fresh.reads("Feet wide"))
    phone.type("0", into: "plan-weight")
    #expect(phone.slot().weight == .unloaded)
  }

  @Test("A rule of its own, with its numbers, until it goes by the plan's again")
  func rule() {
    let phone = Phone.editingSlot()
    #expect(phone.reads("As the plan says: Reps, then weight"))
    phone.pick("triple", in: "plan-rule")
    #expect(phone.slot().rule == .triple(maximumSets: 5, .standard))
    #expect(phone.reads("The reps climb first, then sets are added"))
    phone.tap("Most sets up")
    phone.type("1", into: "plan-misses")
    #expect(phone.slot().rule == .triple(maximumSets: 6, DeloadPolicy(misses: 1)))
    #expect(phone.restarted().slot().rule == phone.slot().rule)
    phone.pick("", in: "plan-rule")
    #expect(phone.slot().rule == nil)
    #expect(phone.screen.element("plan-most-sets") == nil)
  }

  @Test(
    "Every rule that can be chosen has a sentence and is stored as itself",
    arguments: PlanRule.allCases)
  func everyRule(rule: PlanRule) {
    let phone = Phone.editingSlot(rule == .time ? "Plank" : "Barbell Back Squat")
    phone.pick(rule.rawValue, in: "plan-rule")
    let place = rule == .time ? 4 : 0
    #expect(phone.slot(place).rule == rule.rule)
    #expect(PlanRule(rule.rule) == rule)
    #expect(phone.reads(phone.state.sentence(of: rule)))
    #expect(phone.restarted().slot(place).rule == rule.rule)
  }

  @Test("A ladder of body weight is offered where the body is the load")
  func bodyweight() {
    let phone = Phone.editingDay()
    phone.tap("Add an exercise")
    phone.type("pull-up", into: "exercise-search")
    phone.tap("Pull-Up")
    phone.tap("Pull-Up")
    phone.pick("bodyweight", in: "plan-rule")
    phone.type("20", into: "plan-ceiling")
    #expect(phone.slot(5).rule == .bodyweight(ceiling: 20))
    #expect(phone.screen.element("plan-warm-ups") == nil)
  }

  @Test("A percentage cycle counts from a training max, proposed from what was done last")
  func cycle() throws {
    let phone = Phone.training()
    phone.type("100", into: "weight")
    phone.type("5", into: "reps")
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.openDay(0)
    phone.tap("Barbell Back Squat")
    phone.pick("cycle", in: "plan-rule")
    #expect(phone.slot().rule == .cycle(.fiveThreeOne))
    // 90 % of the estimate of 116.67 kg.
    #expect(phone.slot().trainingMax?.weight == Weight(Mass(105, .kilogram), .kilogram))
    #expect(phone.reads("Reps of its weeks: 5 5 5+ · 3 3 3+ · 5 3 1+ · 5 5 5"))
    #expect(phone.screen.element("plan-sets") == nil)
    phone.type("110", into: "plan-training-max")
    let max = try #require(phone.slot().trainingMax)
    #expect(max.weight == Weight(Mass(110, .kilogram), .kilogram))
    #expect(max.since.milliseconds == phone.clock)
    phone.tap("Training max up")
    #expect(
      phone.slot().trainingMax?.weight == Weight(Mass(thousandths: 112_500, .kilogram), .kilogram))
    phone.type("0", into: "plan-training-max")
    #expect(phone.slot().trainingMax == nil)
    #expect(phone.screen.element("plan-sets") != nil)
  }

  @Test("Which last time counts is chosen")
  func history() {
    let phone = Phone.editingSlot()
    phone.pick("own", in: "plan-history")
    #expect(phone.slot().history == .own)
    phone.pick("nonsense", in: "plan-history")
    #expect(phone.slot().history == .own)
    phone.pick("automatic", in: "plan-history")
    #expect(phone.slot().history == .automatic)
  }

  @Test("Sets that differ are named, made alike, and differ again with Undo")
  func rows() {
    let phone = Phone.editingDay()
    var routine = phone.planned
    routine.days[0].slots[0].rows = [
      PlannedRow(kind: .warmUp, reps: RepRange(10, 10)), PlannedRow(reps: RepRange(3, 5)),
      PlannedRow(reps: RepRange(8, 10), load: .shareOfTop(9_000)),
    ]
    _ = phone.state.save(routine)
    phone.send(["event": "tick"])
    let before = phone.planned
    phone.tap("Barbell Back Squat")
    #expect(phone.screen.element("plan-sets") == nil)
    #expect(phone.reads("They ask for 10 · 3–5 · 8–10 now"))
    phone.tap("Make all sets alike")
    #expect(phone.slot().rows.isEmpty)
    #expect(phone.slot().sets == 2)
    #expect(phone.slot().reps == RepRange(3, 5))
    phone.tap("Undo")
    #expect(phone.planned == before)
  }

  @Test(
    "A number that is typed and not left is taken by the key beside it, or when the sheet closes")
  func openField() throws {
    let phone = Phone.editingSlot()
    phone.dom(try #require(phone.screen.element("plan-sets")), "input", value: "7")
    phone.tap("Sets up")
    #expect(phone.slot().sets == 8)
    phone.dom(try #require(phone.screen.element("plan-sets")), "input", value: "5")
    phone.tap("Close")
    #expect(phone.slot().sets == 5)
    phone.tap("Barbell Back Squat")
    phone.dom(try #require(phone.screen.element("plan-sets")), "input", value: "500")
    phone.tap("Close")
    #expect(phone.slot().sets == 5)
    #expect(phone.state.plan.field == nil)
  }

  @Test("Keys of the keyboard step a number, and the way back closes the sheet first")
  func keyboard() throws {
    let phone = Phone.editingSlot()
    phone.forget()
    phone.dom(try #require(phone.screen.element("plan-sets")), "focus")
    #expect(phone.asked("select").first?["id"]?.string == "plan-sets")
    phone.dom(try #require(phone.screen.element("plan-sets")), "key", key: "ArrowUp")
    #expect(phone.slot().sets == 4)
    phone.go("#/plan")
    #expect(phone.state.sheet == nil)
    #expect(phone.hash == "#/plan/\(phone.day().id.text)/edit")
  }
}
