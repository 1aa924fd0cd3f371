import Loads
import Training

/// Progression rows of the program vectors: what each rule prescribes next.
let programCases: [VectorCase] =
  linearCases + greyskullCases + doubleCases + tripleCases + otherRuleCases

/// One session of a program as the vectors write it, "60:5,5,3"; a row that was not ticked is left out.
struct Done {
  var weight: Weight
  var reps: [Int]

  init(_ weight: String, _ reps: Int..., unit: MassUnit = .kilogram) {
    self.weight = Weight(mass(weight, unit), unit)
    self.reps = reps
  }
}

/// A history in the vectors' order, oldest first, each session with its target stored.
func history(_ sessions: [Done], goal: Performance.Goal?, aims: [Int] = []) -> [Performance] {
  sessions.reversed().enumerated().map { index, done in
    var performed = performance(
      done.reps.map { row($0, at: done.weight) }, daysAgo: 2 + 2 * index, goal: goal)
    performed.aims = aims
    return performed
  }
}

private func program(
  _ rule: ProgressionRule, _ slot: Slot, _ sessions: [Done], scale: LoadScale = barbellScale,
  mode: TrackingMode = .weightReps, stride: Int = 1, stored: Bool = true, aims: [Int] = []
) -> String {
  let goal = Performance.Goal(sets: slot.sets, reps: slot.reps, seconds: slot.seconds)
  return text(
    Prescription(slot, scale, rule: rule, mode: mode, stride: stride)
      .suggestion(from: history(sessions, goal: stored ? goal : nil, aims: aims)))
}

private func linear(_ sessions: [Done], scale: LoadScale = barbellScale, stored: Bool = true)
  -> String
{
  program(
    .linear(.standard), planned(5, 5, weight: kg("60")), sessions, scale: scale, stored: stored)
}

private let linearCases: [VectorCase] = [
  VectorCase("P1", expects: "firstTime 60 kg × 5") { linear([]) },
  VectorCase("P2", expects: "increaseWeight 62.5 kg × 5") { linear([Done("60", 5, 5, 5)]) },
  VectorCase("P4", expects: "repeatLoad 60 kg × 5") { linear([Done("60", 5, 5)]) },
  VectorCase("P5", expects: "deload 55 kg × 5") {
    linear([Done("60", 5, 5, 3), Done("60", 5, 4, 4), Done("60", 5, 5, 4)])
  },
  VectorCase("P7", expects: "deload 55 kg × 8, target 68.4 kg") {
    let missed = [Done](repeating: Done("60", 6, 6, 6), count: 3)
    let search = DeloadSearch(ladder: LoadLadder(barbellScale), reps: 8...8)
    return program(.linear(.standard), planned(8, 8), missed) + ", target "
      + search.target(mass: kilograms("60"), reps: 8).label(in: .kilogram, decimals: 1)
  },
  VectorCase("P8", expects: "repeatLoad 60 kg × 5") {
    linear([Done("60", 5, 5, 4), Done("60", 5, 5, 5), Done("60", 5, 5, 4)])
  },
  VectorCase("P10", expects: "deload 2.5 kg × 5") {
    linear([Done](repeating: Done("5", 5, 5, 3), count: 3))
  },
  VectorCase("P11", expects: "repeatLoad 1 kg × 5") {
    linear([Done](repeating: Done("1", 5, 5, 3), count: 3))
  },
  VectorCase("P13", expects: "increaseWeight 61 kg × 5") {
    linear([Done("60", 5, 5, 5)], scale: kilogramScale("1"))
  },
  VectorCase("P14", expects: "increaseWeight 140 lb × 5") {
    linear([Done("135", 5, 5, 5, unit: .pound)], scale: poundScale("5"))
  },
  VectorCase("P16", expects: "increaseWeight 62.5 kg × 5 / repeatLoad 60 kg × 5") {
    slashed([
      linear([Done("60", 5, 5, 5)], stored: false), linear([Done("60", 5, 5, 2)], stored: false),
    ])
  },
  VectorCase("P17", expects: "counts / skipped / skipped / skipped") {
    slashed(
      [(true, true), (true, false), (false, true), (false, false)].map { whole, entry in
        var session = finished(card("barbell-bench-press", 3), reps: [5, 5, 5])
        session.counts = whole
        session.exercises[0].counts = entry
        let share = SlotShare(of: planned(5, 5))
        return share.performance(in: session, canonical: { $0 }) == nil ? "skipped" : "counts"
      })
  },
]

private let greyskullCases: [VectorCase] = [
  VectorCase("G1", expects: "increaseWeight 62.5 kg × 5") { greyskull([Done("60", 5, 5, 5)]) },
  VectorCase("G2", expects: "increaseWeight 65 kg × 5") { greyskull([Done("60", 5, 5, 10)]) },
  VectorCase("G4", expects: "deload 50 kg × 5") {
    greyskull([Done("60", 5, 5, 3), Done("55", 5, 5, 2)])
  },
]

private func greyskull(_ sessions: [Done]) -> String {
  let given = Prescription(planned(5, 5), rule: .greyskull(.greyskull)).suggestion(
    from: history(sessions, goal: Performance.Goal(sets: 3, reps: RepRange(5, 5), seconds: 0)))
  guard var given, given.rows.map({ $0.kind }) == [.work, .work, .failure] else { return "no rows" }
  given.rows = []
  return text(given)
}

private let doubleCases: [VectorCase] = [
  VectorCase("D1", expects: "increaseWeight 42.5 kg × 8") {
    program(.double, planned(), [Done("40", 12, 12, 12)])
  },
  VectorCase("D3", expects: "deload 40 kg × 8") {
    program(.double, planned(), [Done](repeating: Done("40", 9, 9, 9), count: 3))
  },
  VectorCase("D4", expects: "addReps 40 kg × 14") {
    program(.double, planned(7, 13), [Done("40", 12, 12, 12)], stride: 2)
  },
  VectorCase("D6", expects: "deload 55 kg × 8, target 61.2 kg") {
    let search = DeloadSearch(ladder: LoadLadder(barbellScale), reps: 8...8, stride: 2)
    return program(
      .double, planned(8, 8), [Done](repeating: Done("60", 6, 6, 6), count: 3), stride: 2)
      + ", target "
      + search.target(mass: kilograms("60"), reps: 8).label(in: .kilogram, decimals: 1)
  },
  VectorCase("D7", expects: "9, 10, 11, 12, increaseWeight 42.5 kg × 8") {
    var sessions: [Done] = []
    var steps: [String] = []
    var reps = 8
    for _ in 0..<5 {
      sessions.append(Done("40", reps, reps, reps))
      let next = Prescription().suggestion(from: history(sessions, goal: nil))
      guard let next, next.action == .addReps else {
        steps.append(text(next))
        break
      }
      reps = next.reps
      steps.append(String(reps))
    }
    return joined(steps, by: ", ")
  },
]

private let tripleCases: [VectorCase] = [
  VectorCase("T2", expects: "addSet 40 kg × 12 rows 12,12,12,8 sets 4") {
    triple([Done("40", 12, 12, 12)])
  },
  VectorCase("T3", expects: "addReps 40 kg × 12 rows 12,12,12,10 sets 4") {
    triple([Done("40", 12, 12, 12, 9)])
  },
  VectorCase("T5", expects: "increaseWeight 42.5 kg × 8 rows 8,8,8 sets 3") {
    triple([Done("40", 12, 12, 12, 12, 12)])
  },
  VectorCase("T6", expects: "repeatLoad 40 kg × 12 rows 12,12,12,10 sets 4") {
    triple([Done("40", 12, 12, 9)], aims: [12, 12, 12, 10])
  },
  VectorCase("T8", expects: "repeatLoad 40 kg × 12, four times") {
    let limits = [(0, 12, 3, 5), (8, 0, 3, 5), (8, 12, 0, 5), (8, 12, 3, 0)]
    let given = Set(
      limits.map { low, high, sets, most in
        program(
          .triple(maximumSets: most, .standard), planned(low, high, sets: sets),
          [Done("40", 12, 12, 12)])
      })
    return joined(Array(given), by: " | ") + ", four times"
  },
  VectorCase("T9", expects: "repeatLoad 0 kg × 12 rows 12,12,11 sets 3") {
    triple([Done("0", 12, 12, 11)])
  },
]

private func triple(_ sessions: [Done], aims: [Int] = []) -> String {
  program(.triple(maximumSets: 5, .standard), planned(), sessions, aims: aims)
}

private let otherRuleCases: [VectorCase] = [
  VectorCase("M2", expects: "repeatLoad 0 kg 45 s") { held([[45, 38]]) },
  VectorCase("M2.hit", expects: "addReps 0 kg 50 s") { held([[45, 47]]) },
  VectorCase("M3", expects: "deload 0 kg 40 s") { held([[45, 38], [44, 40], [45, 30]]) },
  VectorCase("M5", expects: "none / none") {
    slashed([
      program(.linear(.standard), planned(), [Done("60", 5)], mode: .cardio),
      program(.off, planned(), [Done("60", 12, 12, 12)]),
    ])
  },
  VectorCase("B1", expects: "repeatLoad 0 kg × 10 rows 10,10,10 sets 3") {
    bodyweight(10, [Done](repeating: Done("0", 10, 10, 8), count: 3))
  },
  VectorCase("B3", expects: "addReps 0 kg × 11 rows 11,11,11 sets 3") {
    bodyweight(10, [Done("0", 10, 10, 10)])
  },
  VectorCase("B4", expects: "addSet 0 kg × 10 rows 10,10,10,10 sets 4") {
    bodyweight(10, [Done("0", 15, 15, 15)])
  },
  VectorCase("B6", expects: "addReps 0 kg × 18 rows 18,18,18 sets 3") {
    bodyweight(16, [Done("0", 16, 16, 16)], ceiling: 30, stride: 2)
  },
  VectorCase("B7", expects: "addReps 0 kg × 17 rows 17,17,17 sets 3") {
    bodyweight(16, [Done("0", 16, 16, 16)], ceiling: 30)
  },
  VectorCase("B9", expects: "increaseWeight 12.5 kg × 10") {
    bodyweight(10, [Done("10", 10, 10, 10)])
  },
]

private func held(_ sessions: [[Int]]) -> String {
  var slot = planned(0, 0, sets: 2, exercise: "plank-bodyweight")
  slot.seconds = 45
  let goal = Performance.Goal(sets: 2, reps: .none, seconds: 45)
  let history = sessions.reversed().enumerated().map { index, seconds in
    performance(
      seconds.map { Performance.Row(SetNumbers(seconds: $0)) }, daysAgo: 2 + 2 * index, goal: goal)
  }
  return text(
    Prescription(slot, rule: .time(.standard), mode: .duration).suggestion(from: history))
}

private func bodyweight(
  _ reps: Int, _ sessions: [Done], ceiling: Int = 15, stride: Int = 1
) -> String {
  program(
    .bodyweight(ceiling: ceiling), planned(reps, reps), sessions, mode: .bodyweightReps,
    stride: stride)
}
