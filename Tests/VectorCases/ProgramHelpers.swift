import Loads
import Training

/// The "Helpers" rows of the program vectors.
let programHelperCases: [VectorCase] = missCases + deloadCases + warmUpCases

private let missCases: [VectorCase] = [
  VectorCase("H1", expects: "1 / 3 / 1 / 0") {
    slashed(
      [[false, true], [true, true, true], [true, false, true], []].map {
        String(MissRun.count($0))
      })
  },
  VectorCase("H3", expects: "0") { String(MissRun.beaten(by: [9, 9, 9, 10])) },
  VectorCase("H4", expects: "0 / 4") {
    slashed([[9, 9, 9, 10], [9, 9, 9, 9]].map { String(MissRun.beaten(by: $0)) })
  },
  VectorCase("H6", expects: "off / off") {
    slashed([
      ProgressionRule.effective(.greyskull(.greyskull), mode: .duration) == .off ? "off" : "on",
      ProgressionRule.effective(.linear(.standard), mode: .cardio) == .off ? "off" : "on",
    ])
  },
  VectorCase("H7", expects: "hit 60 kg last 6 low 5 count 3") {
    reading([row(5, at: kg("60")), row(5, at: kg("60")), row(6, at: kg("60"))], goal: [5, 5, 5])
  },
  VectorCase("H9", expects: "hit 60 kg last 6 low 5 count 2") {
    var session = finished(card("barbell-bench-press", 3), reps: [8, 5, 6])
    session.exercises[0].sets[0].plan.kind = .warmUp
    let weights = [kg("20"), kg("60"), kg("60")]
    for index in 0..<3 { session.exercises[0].sets[index].log?.numbers.weight = weights[index] }
    let done = SlotShare(of: planned(5, 5)).performance(in: session, canonical: { $0 })
    return reading(done?.rows ?? [], goal: [5, 5])
  },
  VectorCase("H10", expects: "2.5 / 5 / 5 / 10 / 2.5") {
    let upper = Exercise(id: "press", name: "Press", pattern: .horizontalPress)
    let lower = Exercise(id: "squat", name: "Squat", pattern: .squat)
    return slashed([
      step(upper, barbellScale), step(lower, barbellScale), step(upper, poundScale("5")),
      step(lower, poundScale("5")), step(nil, kilogramScale("1.25")),
    ])
  },
  VectorCase("H13", expects: "12/8 14/8 10/8 9/8 10/9 10/8 4/2") {
    let given: [(Int?, Int?, Int)] = [
      (12, 8, 1), (13, 7, 2), (10, nil, 1), (8, 8, 1), (5, 9, 1), (nil, nil, 1), (1, nil, 2),
    ]
    return joined(
      given.map { top, bottom, stride in
        let range = RepRange.climbable(top: top, bottom: bottom, stride: stride)
        return String(range.high) + "/" + String(range.low)
      }, by: " ")
  },
]

private func reading(_ rows: [Performance.Row], goal: [Int]) -> String {
  let reading = Reading(performance(rows), goal: goal)
  let outcome =
    switch reading.outcome {
    case .hit: "hit"
    case .miss: "miss"
    case .incomplete: "incomplete"
    }
  return outcome + " " + reading.weight.label(in: .kilogram, decimals: 2) + " last "
    + String(reading.last) + " low " + String(reading.low) + " count " + String(reading.count)
}

/// How much one step up from 60 of the scale's unit is.
private func step(_ exercise: Exercise?, _ scale: LoadScale) -> String {
  let step = LoadStep.usual(for: exercise, origin: .equipment, unit: scale.unit)
  let start = Mass(60, scale.unit)
  guard let next = step.up(from: start, steps: 1, on: LoadLadder(scale)) else { return "none" }
  return (next - start).text(in: scale.unit, decimals: 2)
}

private let deloadCases: [VectorCase] = [
  VectorCase("H12", expects: "76; 68.4; 60.8") {
    let estimate = OneRepMax.estimate(kilograms("60"), reps: 8) ?? .zero
    let targets = [90, 80].map {
      DeloadSearch(ladder: LoadLadder(barbellScale), reps: 8...8, percent: $0)
        .target(mass: kilograms("60"), reps: 8)
    }
    return joined(([estimate] + targets).map { $0.text(in: .kilogram, decimals: 1) }, by: "; ")
  },
  VectorCase("H16", expects: "55, 17.5, 2.5, 2.5, 50; 40, 90") {
    joined(
      [
        joined(["60", "20", "5", "2.5", "55"].map { lighter($0, barbellScale) }, by: ", "),
        joined(["45", "100"].map { lighter($0, kilogramScale("5")) }, by: ", "),
      ], by: "; ")
  },
]

private func lighter(_ weight: String, _ scale: LoadScale) -> String {
  let search = DeloadSearch(ladder: LoadLadder(scale), reps: 5...5)
  let found = search.lighter(than: kilograms(weight), reps: 5)?.mass ?? kilograms(weight)
  return scale.text(found)
}

private let warmUpCases: [VectorCase] = [
  VectorCase("H18", expects: "40, 60; 30; 20, 30, 35") {
    joined(
      [
        ramp("80", 2, barbellScale), ramp("60", 1, barbellScale, bar: "20"),
        ramp("40", 3, barbellScale, bar: "20"),
      ], by: "; ")
  },
  VectorCase("H19", expects: "50, 75, 85, 90, 95; 45, 50") {
    joined(
      [
        ramp("100", 5, kilogramScale("5")), ramp("55", 2, kilogramScale("5"), bar: "45"),
      ], by: "; ")
  },
  VectorCase("L25", expects: "45 kg warm-up as the third row, work 60 kg") {
    var session = running([
      card("barbell-bench-press", 1, numbers: SetNumbers(weight: kg("60"), reps: 5))
    ])
    let id = session.exercises[0].id
    for (index, weight) in ["20", "30"].enumerated() {
      let plan = SetPlan(
        exercise: "barbell-bench-press", kind: .warmUp,
        numbers: SetNumbers(weight: kg(weight), reps: 8))
      session.exercises[0].sets.insert(
        SessionSet(id: setID("w" + String(index)), plan: plan), at: index)
    }
    _ = try? session.addWarmUp(to: id, ramp: WarmUpRamp(barbellScale), newID: setID("new"))
    let rows = session.exercises[0].sets
    return rows[2].numbers.weight.label + (rows[2].isWarmUp ? " warm-up" : "")
      + " as the third row, work " + rows[3].numbers.weight.label
  },
]

private func ramp(_ work: String, _ count: Int, _ scale: LoadScale, bar: String = "0") -> String {
  joined(
    WarmUpRamp(scale, bar: kilograms(bar)).rows(to: kilograms(work), count: count)
      .map { scale.text($0) }, by: ", ")
}
