import CivilTime
import Testing
import Training

@testable import Logbook

private let moment = Instant(milliseconds: now, offsetSeconds: 3_600)

private func counting() -> () -> String {
  var drawn = 0
  return {
    drawn += 1
    return "n\(drawn)"
  }
}

/// The plan without what a file leaves out, under ids in the order they are drawn.
private func shared(_ routine: Routine) -> Routine {
  let newID = counting()
  var plain = Routine(
    id: Routine.ID(newID()), name: routine.name, summary: routine.summary, createdAt: moment,
    rule: routine.rule, days: routine.days, rotationWeekdays: routine.rotationWeekdays,
    blocks: routine.blocks, blocksStart: routine.blocks.isEmpty ? nil : moment.date)
  for day in plain.days.indices {
    plain.days[day].id = Day.ID(newID())
    for slot in plain.days[day].slots.indices {
      plain.days[day].slots[slot].id = Slot.ID(newID())
      plain.days[day].slots[slot].trainingMax = nil
    }
  }
  return plain
}

@Test(
  "A plan that is written to a file and read again is the same plan under new ids",
  arguments: (0..<60).map { 0x9 << 20 + UInt64($0) })
func planFilesRoundTrip(seed: UInt64) throws {
  var draw = Draw(seed: seed)
  let routine = draw.routine()
  guard !routine.days.isEmpty else { return }
  let read = try PlanFile(text: PlanFile(routine).text)
  #expect(read.routine(createdAt: moment, newID: counting()) == shared(routine), "seed \(seed)")
}

@Test("A shared plan brings its own ids and nothing of the person who shared it")
func planFilesArePlain() throws {
  let slot = Slot(
    id: "secret", exercise: ExerciseReference(id: "squat", name: "Squat"),
    trainingMax: TrainingMax(Sample.kilograms(100), since: moment))
  var routine = Routine(
    id: "mine", name: "Legs", createdAt: moment, isActive: true,
    days: [Day(id: "day", name: "A", weekday: .monday, slots: [slot])])
  let text = PlanFile(routine).text
  #expect(
    text
      == #"{"format":"rung-plan","version":1,"name":"Legs","progression":{"rule":"double"},"days":[{"name":"A","weekday":2,"slots":[{"exercise":"squat","name":"Squat","sets":3,"reps":[8,12],"seconds":45}]}]}"#
  )
  routine = try PlanFile(text: text).routine(createdAt: moment, newID: counting())
  #expect(routine.id == "n1")
  #expect(!routine.isActive)
  #expect(routine.days[0].slots[0].trainingMax == nil)
}

@Test("What is no plan of Rung is refused, and the error says why")
func planFilesRefuse() {
  func refusal(_ text: String) -> PlanFileError? {
    do {
      _ = try PlanFile(text: text)
      return nil
    } catch { return error }
  }
  func file(_ rest: String) -> String { #"{"format":"rung-plan","version":1,"# + rest + "}" }
  let day = #"{"name":"A","slots":[]}"#
  #expect(refusal("") == .notJSON)
  #expect(refusal(file(#""days":["#)) == .notJSON)
  #expect(refusal(#"{"format":"rung-copy","version":1}"#) == .anotherFormat)
  #expect(refusal(#"{"opengym_plan":1}"#) == .anotherFormat)
  #expect(refusal(#"{"format":"rung-plan","version":2,"days":[]}"#) == .newerVersion)
  #expect(refusal(file(#""days":[]"#)) == .days(1...100))
  let many = [String](repeating: day, count: 101).joined(separator: ",")
  #expect(refusal(file(#""days":[\#(many)]"#)) == .days(1...100))
  let slots = [String](repeating: #"{"exercise":"x"}"#, count: 101).joined(separator: ",")
  #expect(
    refusal(file(#""days":[{"name":"A","slots":[\#(slots)]}]"#)) == .slots(0...100, day: "A"))
  #expect(
    refusal(file(#""days":[{"name":"A","slots":[{"exercise":"x"},{"sets":3}]}]"#))
      == .slotWithoutExercise(day: "A", place: 2))
  #expect(refusal(String(repeating: " ", count: 1 << 20) + "{}") == .tooLarge(bytes: 1 << 20))
  #expect(refusal(file(#""days":[\#(day)]"#)) == nil)
}

@Test("Absurd numbers in a shared plan are read as the most there can be")
func absurdPlanFiles() throws {
  let text =
    #"{"format":"rung-plan","version":1,"days":[{"slots":[{"exercise":"x","sets":1e9,"reps":[-5,9e18],"rest":-1e30,"warmUps":-3}]}]}"#
  let slot = try PlanFile(text: text).routine(createdAt: moment, newID: counting()).days[0].slots[0]
  #expect(slot.warmUps == 0)
  #expect(slot.reps.high <= 1_000_000)
}
