import CivilTime
import Loads
import Training

/// Wednesday 11 March 2026, 12:00 UTC: the clock of the vectors.
let referenceNow = Instant(milliseconds: 1_773_230_400_000, offsetSeconds: 0)

/// The barbell scale that the vectors write as BB2.5.
let barbellScale = kilogramScale("2.5")

/// A weight in kilograms.
func kg(_ number: String) -> Weight { Weight(kilograms(number), .kilogram) }

/// A weight in pounds.
func lb(_ number: String) -> Weight { Weight(pounds(number), .pound) }

/// The slot of the vectors: L8 H12 S3 unless said otherwise.
func planned(
  _ low: Int = 8, _ high: Int = 12, sets: Int = 3, weight: Weight = .unloaded,
  exercise: ExerciseID = "barbell-bench-press", id: String = "slot"
) -> Slot {
  Slot(
    id: Identifier(id), exercise: ExerciseReference(id: exercise, name: exercise.text),
    sets: sets, reps: RepRange(low, high), weight: weight)
}

/// A logged effort.
func row(_ reps: Int, at weight: Weight, _ effort: Effort? = nil) -> Performance.Row {
  Performance.Row(
    SetNumbers(weight: weight, reps: reps), effort: effort.map { EffortRating($0) })
}

/// "3×12 @60": equal efforts.
func rows(
  _ count: Int, _ reps: Int, at weight: Weight, _ effort: Effort? = nil
) -> [Performance.Row] {
  [Performance.Row](repeating: row(reps, at: weight, effort), count: count)
}

/// A performance of so many days ago.
func performance(
  _ rows: [Performance.Row], daysAgo: Int = 2, goal: Performance.Goal? = nil
) -> Performance {
  Performance(
    session: Identifier("session-" + String(daysAgo)),
    start: referenceNow.adding(seconds: -86_400 * Int64(daysAgo)), rows: rows, goal: goal)
}

/// The same sets in each of several sessions, newest first.
func sessions(_ count: Int, of rows: [Performance.Row]) -> [Performance] {
  (1...count).map { performance(rows, daysAgo: $0 * 2) }
}

extension Prescription {
  /// A prescription on a scale with the vectors' defaults.
  init(
    _ slot: Slot = planned(), _ scale: LoadScale = barbellScale, rule: ProgressionRule = .double,
    mode: TrackingMode = .weightReps, stride: Int = 1, step: LoadStep = .rungs(1)
  ) {
    self.init(
      slot: slot, rule: rule, mode: mode, ladder: LoadLadder(scale, mode: mode), stride: stride,
      step: step)
  }
}

/// A suggestion as text: "increaseWeight 62.5 kg × 8".
func text(_ suggestion: Suggestion?) -> String {
  guard let suggestion else { return "none" }
  var result = text(suggestion.action) + " " + suggestion.weight.label
  if suggestion.reps > 0 { result += " × " + String(suggestion.reps) }
  if suggestion.seconds > 0 { result += " " + String(suggestion.seconds) + " s" }
  if !suggestion.rows.isEmpty {
    result += " rows " + joined(suggestion.rows.map { String($0.reps) }, by: ",")
  }
  if let sets = suggestion.sets { result += " sets " + String(sets) }
  return result
}

/// An action by its name.
func text(_ action: Suggestion.Action) -> String {
  switch action {
  case .firstTime: "firstTime"
  case .addReps: "addReps"
  case .addSet: "addSet"
  case .increaseWeight: "increaseWeight"
  case .repeatLoad: "repeatLoad"
  case .deload: "deload"
  }
}

/// An effort by its name.
func text(_ effort: Effort?) -> String {
  switch effort {
  case .easy: "easy"
  case .solid: "solid"
  case .hard: "hard"
  case .allOut: "allOut"
  case nil: "none"
  }
}

/// "yes" or "no".
func text(_ flag: Bool) -> String { flag ? "yes" : "no" }

/// The answers in their order, and none at all.
let everyAnswer: [Effort?] = [.easy, .solid, .hard, .allOut]

/// Draws ids one after the other: "n1", "n2", ….
struct IDCounter {
  private var count = 0

  mutating func next() -> String {
    count += 1
    return "n" + String(count)
  }
}
