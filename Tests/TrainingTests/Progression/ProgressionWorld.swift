import CivilTime
import Loads

@testable import Training

let clock = Instant(milliseconds: 1_773_230_400_000, offsetSeconds: 0)

func kilograms(_ thousandths: Int64) -> Weight {
  Weight(Mass(thousandths: thousandths, .kilogram), .kilogram)
}

func evenScale(_ thousandths: Int64 = 2_500, ceiling: Int64? = nil) -> LoadScale {
  .uniform(
    UniformScale(
      unit: .kilogram, increment: Mass(thousandths: thousandths, .kilogram),
      ceiling: ceiling.map { Mass($0, .kilogram) }))
}

func slot(
  _ id: String = "slot", _ exercise: ExerciseID = "bench", sets: Int = 3,
  reps: RepRange = RepRange(8, 12)
) -> Slot {
  Slot(
    id: Identifier(id), exercise: ExerciseReference(id: exercise, name: exercise.text), sets: sets,
    reps: reps)
}

func prescription(
  _ slot: Slot = slot(), rule: ProgressionRule = .double, mode: TrackingMode = .weightReps,
  scale: LoadScale = evenScale()
) -> Prescription {
  Prescription(slot: slot, rule: rule, mode: mode, ladder: LoadLadder(scale, mode: mode))
}

/// Sets of equal weight in thousandths of a kilogram, so many days ago.
func done(
  _ weight: Int64, _ reps: [Int], daysAgo: Int = 1, effort: Effort? = nil, aims: [Int] = []
) -> Performance {
  Performance(
    session: Identifier("s" + String(daysAgo)),
    start: clock.adding(seconds: -86_400 * Int64(daysAgo)),
    rows: reps.map {
      Performance.Row(
        SetNumbers(weight: kilograms(weight), reps: $0), effort: effort.map { EffortRating($0) })
    }, aims: aims)
}

/// A finished session of rows, each with the slot it was done in, if it is known.
func finishedSession(
  _ rows: [(weight: Int64, reps: Int, slot: String?)], exercise: ExerciseID = "bench",
  daysAgo: Int = 1
) -> Session {
  let start = clock.adding(seconds: -86_400 * Int64(daysAgo))
  let sets = rows.enumerated().map { index, row in
    let numbers = SetNumbers(weight: kilograms(row.weight), reps: row.reps)
    return SessionSet(
      id: Identifier("d\(daysAgo)-\(index)"),
      plan: SetPlan(exercise: exercise, slot: row.slot.map { Identifier($0) }, numbers: numbers),
      log: SetLog(
        exercise: exercise, mode: .weightReps, numbers: numbers,
        at: start.adding(seconds: Int64(index) * 120)))
  }
  let card = SessionExercise(
    id: Identifier(exercise.text), exercise: ExerciseReference(id: exercise, name: exercise.text),
    sets: sets)
  return Session(
    id: Identifier("d\(daysAgo)"), title: "Past", start: start, end: start.adding(seconds: 3600),
    exercises: [card])
}
