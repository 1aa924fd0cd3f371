import Loads
import Training

/// Section 3 of the training vectors, up to what opens a session.
let progressionCases: [VectorCase] = climbingCases + backingOffCases + scaleProgressionCases

private func double(
  _ rows: [Performance.Row], _ slot: Slot = planned(), _ scale: LoadScale = barbellScale,
  mode: TrackingMode = .weightReps
) -> Suggestion? {
  Prescription(slot, scale, mode: mode).suggestion(from: [performance(rows)])
}

private func first(_ target: String) -> String {
  text(Prescription(planned(weight: kg(target))).suggestion(from: []))
}

private let climbingCases: [VectorCase] = [
  VectorCase("PR1", expects: "firstTime 40 kg × 8") { first("40") },
  VectorCase("PR2", expects: "firstTime 0 kg × 8") { first("0") },
  VectorCase("PR7", expects: "addReps 60 kg × 12") {
    text(double([row(12, at: kg("60")), row(12, at: kg("60")), row(11, at: kg("60"))]))
  },
  VectorCase("PR8", expects: "increaseWeight 62.5 kg × 8 / addReps 60 kg × 11") {
    slashed([
      text(double(rows(3, 12, at: kg("61")))), text(double(rows(3, 10, at: kg("61")))),
    ])
  },
  VectorCase("PR10", expects: "repeatLoad 60 kg × 8") {
    text(double([row(12, at: kg("40"))] + rows(2, 12, at: kg("60"))))
  },
  VectorCase("PR11", expects: "increaseWeight 62.5 kg × 8") {
    text(double(rows(1, 12, at: kg("60")), planned(sets: 0)))
  },
  VectorCase("PR13", expects: "repeatLoad 60 kg × 12") {
    text(double(rows(3, 12, at: kg("60")), planned(0, 0)))
  },
  VectorCase("PR14", expects: "repeatLoad 60 kg × 10") {
    text(double(rows(3, 10, at: kg("60")), planned(0, 0)))
  },
  VectorCase("PR16", expects: "repeatLoad 40 kg × 6") {
    text(double(rows(1, 20, at: kg("40")), planned(6, 8)))
  },
  VectorCase("PR22", expects: "addReps 60 kg × 11, 4 different reasons") {
    let given = everyAnswer.compactMap { double(rows(3, 10, at: kg("60"), $0)) }
    let actions = Set(given.map { text($0) })
    return joined(Array(actions), by: " | ") + ", " + String(Set(given.map { $0.reason }).count)
      + " different reasons"
  },
  VectorCase("PR22.top", expects: "4 different reasons") {
    let given = everyAnswer.compactMap { double(rows(3, 12, at: kg("60"), $0)) }
    return String(Set(given.map { $0.reason }).count) + " different reasons"
  },
  VectorCase("PR23", expects: "increaseWeight 65 kg × 8") {
    text(double([row(12, at: kg("60"), .easy)] + rows(2, 12, at: kg("60"))))
  },
  VectorCase("PR25", expects: "hard") {
    text(Effort.typical(of: [nil, nil, EffortRating(hundredths: 860, scale: .perceivedExertion)]))
  },
  VectorCase("PR26", expects: "addReps 0 kg × 13 / addReps 0 kg × 15 / addReps 0 kg × 4") {
    slashed([
      text(double(rows(3, 12, at: .unloaded), mode: .bodyweightReps)),
      text(double(rows(3, 12, at: .unloaded, .easy), mode: .bodyweightReps)),
      text(double(rows(3, 3, at: .unloaded), mode: .bodyweightReps)),
    ])
  },
  VectorCase("PR28", expects: "addReps 0 kg × 13") {
    text(double(rows(3, 12, at: .unloaded), planned(), kilogramScale("1.25")))
  },
  VectorCase("PR29", expects: "increaseWeight") {
    let done = rows(3, 12, at: kg("60")) + rows(1, 12, at: kg("40"))
    return double(done, planned(), kilogramScale("1.25")).map { text($0.action) } ?? "none"
  },
]

private let backingOffCases: [VectorCase] = [
  VectorCase("PR17", expects: "deload 57.5 kg × 8, four times") {
    let cases = [[5, 5, 5], [12, 12, 5], [9, 6, 5], [4, 4, 4]]
    let given = Set(cases.map { text(double($0.map { row($0, at: kg("60")) })) })
    return joined(Array(given), by: " | ") + ", four times"
  },
  VectorCase(
    "PR19",
    expects: "repeatLoad 60 kg × 8 / repeatLoad 60 kg × 8 / deload 57.5 kg × 8 / deload 57.5 kg × 8"
  ) {
    slashed(everyAnswer.map { text(double(rows(3, 5, at: kg("60"), $0))) })
  },
  VectorCase("PR20", expects: "addReps 2.5 kg × 4 / deload 2.5 kg × 8") {
    slashed([
      text(double(rows(3, 3, at: kg("2.5")))), text(double(rows(3, 3, at: kg("5")))),
    ])
  },
  VectorCase("PR31", expects: "addReps") {
    double(rows(3, 4, at: kg("1.25"), .hard), planned(), kilogramScale("1.25"))
      .map { text($0.action) } ?? "none"
  },
  VectorCase("PR34", expects: "deload 130 lb × 8") {
    text(double(rows(3, 4, at: lb("135"), .hard), planned(), poundScale("5")))
  },
  VectorCase(
    "PR41", expects: "increaseWeight 102.5 kg × 5 / addReps 100 kg × 4 / deload 97.5 kg × 5"
  ) {
    slashed(
      [5, 3, 2].map { text(double(rows(5, $0, at: kg("100")), planned(5, 5, sets: 5))) })
  },
]

private let scaleProgressionCases: [VectorCase] = [
  VectorCase(
    "PR4",
    expects: "increaseWeight 105 kg × 8 / increaseWeight 62.5 kg × 8 / increaseWeight 26 kg × 8"
  ) {
    slashed([
      text(double(rows(3, 12, at: kg("100")), planned(), kilogramScale("5"))),
      text(double(rows(3, 12, at: kg("61.25")), planned(), kilogramScale("1.25"))),
      text(double(rows(3, 12, at: kg("24")), planned(), kilogramScale("2"))),
    ])
  },
  VectorCase("PR5", expects: "140 lb / 150 lb / 25 lb") {
    slashed([
      weightAfter(rows(3, 12, at: lb("135")), poundScale("5")),
      weightAfter(rows(3, 12, at: lb("140")), poundScale("10")),
      weightAfter(rows(3, 12, at: lb("22.5")), poundScale("2.5")),
    ])
  },
  VectorCase("PR32", expects: "135 lb = 61.23497 kg") {
    let heavier = double(rows(3, 12, at: kg("60")), planned(), poundScale("5"))?.weight ?? .unloaded
    return heavier.label + " = " + heavier.mass.label(in: .kilogram, decimals: 5)
  },
  VectorCase("PR35", expects: "140 lb = 63.50293 kg") {
    let heavier =
      double(rows(3, 12, at: lb("135")), planned(), poundScale("5"))?.weight ?? .unloaded
    return heavier.label + " = " + heavier.mass.label(in: .kilogram, decimals: 5)
  },
  VectorCase("PR37", expects: "all are rungs") {
    let scales =
      ["0.5", "1", "1.25", "2", "2.5", "5", "10"].map { kilogramScale($0) }
      + ["1", "2.5", "5", "10", "15", "20", "25"].map { poundScale($0) }
    for scale in scales {
      for weight in ["47.3", "61", "77.7", "100.1"] {
        for reps in [[12, 12, 12], [10, 10, 9], [5, 5, 5], [12, 12, 5]] {
          let given = double(reps.map { row($0, at: kg(weight)) }, planned(), scale)
          guard let given, scale.snap(given.weight.mass) == given.weight.mass else {
            return weight + " on " + scale.caption() + " gives " + text(given)
          }
        }
      }
    }
    return "all are rungs"
  },
  VectorCase("PR38", expects: "increaseWeight 70 kg × 6 / increaseWeight 75 kg × 6") {
    slashed(
      [nil, .easy].map {
        text(double(rows(3, 10, at: kg("62.5"), $0), planned(6, 10), kilogramScale("5")))
      })
  },
  VectorCase("PR40", expects: "20 kg") {
    weightAfter(rows(3, 12, at: kg("16")), kilogramScale("4"))
  },
  VectorCase("PR43", expects: "240 lb / 255 lb") {
    slashed(
      [nil, .easy].map { weightAfter(rows(3, 12, at: kg("100"), $0), poundScale("15")) })
  },
]

private func weightAfter(_ rows: [Performance.Row], _ scale: LoadScale) -> String {
  double(rows, planned(), scale)?.weight.label ?? "none"
}
