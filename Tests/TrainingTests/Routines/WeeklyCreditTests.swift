import CivilTime
import Loads
import Testing

@testable import Training

@Suite("The sets a week that a plan credits muscles with")
struct WeeklyCreditTests {
  private let bench = ExerciseReference(id: "bench", name: "Bench", mode: .weightReps)

  private func credit(_ slots: [Slot], rule: ProgressionRule = .double) -> MuscleCredit {
    let routine = Routine(
      id: Identifier("r"), name: "R", createdAt: Instant(milliseconds: 0, offsetSeconds: 0),
      rule: rule,
      days: [
        Day(id: Identifier("a"), name: "A", slots: slots),
        Day(id: Identifier("b"), name: "B", isRest: true, slots: slots),
      ])
    return routine.weeklyCredit { _ in [.chest, .triceps, .shoulders] }
  }

  @Test("The first muscle of an exercise counts whole, the second half, a rest day nothing")
  func halves() {
    let credit = credit([Slot(id: Identifier("s"), exercise: bench, sets: 5)])
    #expect(credit.sets(.chest) == 5)
    #expect(credit.sets(.triceps) == 2.5)
    #expect(credit.sets(.shoulders) == 0)
  }

  @Test("Listed rows count without their warm-ups, and a cycle counts its first week")
  func rows() {
    var slot = Slot(id: Identifier("s"), exercise: bench, sets: 5)
    slot.rows = [
      PlannedRow(kind: .warmUp, reps: RepRange(5, 5)), PlannedRow(reps: RepRange(5, 5)),
      PlannedRow(reps: RepRange(8, 8)),
    ]
    #expect(credit([slot]).sets(.chest) == 2)
    slot.rows = []
    #expect(credit([slot], rule: .cycle(.fiveThreeOne)).sets(.chest) == 5)
    slot.trainingMax = TrainingMax(
      Weight(Mass(100, .kilogram), .kilogram), since: Instant(milliseconds: 0, offsetSeconds: 0))
    #expect(credit([slot], rule: .cycle(.fiveThreeOne)).sets(.chest) == 3)
    slot.sets = 0
    #expect(credit([slot]).sets(.chest) == 1)
  }
}
