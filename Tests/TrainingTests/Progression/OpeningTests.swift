import CivilTime
import Loads
import Testing

@testable import Training

private func loads(_ opening: SlotOpening) -> [String] {
  opening.rows.map { $0.numbers.weight.text + "×" + String($0.numbers.reps) }
}

/// A top set, two back-off sets at 90 %, and one two rungs lighter.
private func topAndBackOff() -> Slot {
  var slot = slot(sets: 1, reps: RepRange(4, 6))
  slot.rows = [
    PlannedRow(kind: .warmUp, reps: RepRange(5, 5), load: .shareOfTop(5_000)),
    PlannedRow(reps: RepRange(4, 6)),
    PlannedRow(reps: RepRange(8, 10), load: .shareOfTop(9_000)),
    PlannedRow(kind: .amrap, reps: RepRange(8, 10), load: .rungs(-2)),
  ]
  return slot
}

@Test(
  "A top set with back-off sets: progression judges the top row, the others take their load from it"
)
func listedRows() {
  let first = SlotOpening(prescription(topAndBackOff()), history: [done(100_000, [6, 9, 8])])
  #expect(first.suggestion?.action == .increaseWeight)
  #expect(loads(first) == ["52.5×5", "102.5×4", "92.5×9", "97.5×8"])
  #expect(first.rows.map { $0.kind } == [.warmUp, .work, .work, .amrap])
  #expect(first.rows.allSatisfy { $0.opening == $0.numbers.weight })

  let again = SlotOpening(prescription(topAndBackOff()), history: [done(100_000, [5, 12, 12])])
  #expect(again.suggestion?.action == .addReps)
  #expect(loads(again) == ["50×5", "100×5", "90×8", "95×8"])
}

@Test("A row can say that it is judged instead of the top row")
func judgedRowsAreNamed() {
  var slot = topAndBackOff()
  slot.rows[2].isJudged = true
  #expect(slot.judgedRows == [2])
  #expect(slot.judgedEfforts == [1])
  #expect(slot.judgedReps == RepRange(8, 10))
}

@Test("A deload week has fewer sets, a lighter rung, and asks nothing")
func deloadWeek() {
  let history = [done(60_000, [12, 12, 12])]
  let opening = SlotOpening(
    prescription(slot(sets: 3)), history: history, deload: DeloadWeek(setsPercent: 50, rungsDown: 2)
  )
  #expect(loads(opening) == ["57.5×8", "57.5×8"])
  let light = SlotOpening(prescription(), history: [done(2_500, [9, 9, 9])], deload: DeloadWeek())
  #expect(light.rows.map { $0.numbers.weight.text } == ["2.5", "2.5"], "Never down to nothing")
}

@Test("Blocks follow one another from their first day and start again")
func blocks() throws {
  let start = try #require(LocalDate(year: 2026, month: 3, day: 2))
  let routine = Routine(
    id: Identifier("p"), name: "P", createdAt: clock,
    blocks: [
      Block(name: "Volume", weeks: 3), Block(name: "Deload", weeks: 1, deload: DeloadWeek()),
    ], blocksStart: start)
  let names = (0..<5).map { routine.block(on: start.adding(days: $0 * 7 + 6))?.block.name }
  #expect(names == ["Volume", "Volume", "Volume", "Deload", "Volume"])
  #expect(routine.block(on: start.adding(days: 14))?.week == 3)
  #expect(routine.block(on: start.adding(days: -1)) == nil)
  #expect(routine.deload(on: start.adding(days: 21)) != nil)
  #expect(routine.deload(on: start) == nil)
}

@Test("Warm-ups open before the work, on rungs, never under the bar")
func warmUpsOpen() {
  var slot = slot()
  slot.warmUps = 3
  slot.weight = kilograms(80_000)
  var planned = prescription(slot)
  planned.bar = Mass(20, .kilogram)
  let opening = SlotOpening(planned, history: [])
  #expect(opening.allRows.map { $0.kind }.prefix(4) == [.warmUp, .warmUp, .warmUp, .work])
  #expect(opening.allRows.prefix(3).map { $0.numbers.weight.text } == ["40", "60", "70"])
}

@Test("A session started from a plan has a card for each slot, also where an exercise repeats")
func sessionsOpenFromPlans() {
  let slots = [slot("a"), slot("b", "row"), slot("c")]
  let day = Day(id: Identifier("d"), name: "Push", slots: slots)
  let routine = Routine(id: Identifier("p"), name: "Plan", createdAt: clock, days: [day])
  var drawn = 0
  let session = Session(
    id: Identifier("s"), start: clock, day: day, of: routine,
    openings: slots.map { SlotOpening(prescription($0), history: []) },
    newID: {
      drawn += 1
      return "n\(drawn)"
    })
  #expect(session.title == "Push")
  #expect(session.exercises.map { $0.id.text } == ["bench", "row", "bench#c"])
  #expect(session.exercises.map { $0.sets.count } == [3, 3, 3])
  #expect(session.plannedSlots == slots)
  #expect(session.planDay?.routineName == "Plan")
  #expect(session.sets.allSatisfy { $0.plan.target == RepRange(8, 12) && $0.numbers.reps == 8 })
}

@Test(
  "Slots without a range, without an exercise anybody knows, and with no sets open all the same")
func oddSlotsOpen() {
  let none = SlotOpening(prescription(slot(sets: 0, reps: .none)), history: [])
  #expect(loads(none) == ["0×0"])
  let cardio = SlotOpening(prescription(mode: .cardio), history: [])
  #expect(cardio.suggestion == nil)
  #expect(cardio.rows.count == 3)
  let catalog = ExerciseCatalog(library: .empty)
  let unknown = Prescription(
    slot("x", "made-elsewhere"), of: nil, catalog: catalog, scales: LoadScales())
  #expect(unknown.step == .atLeast(Mass(thousandths: 2_500, .kilogram)))
  #expect(SlotOpening(unknown, history: [done(60_000, [12, 12, 12])]).rows.count == 3)
}
