import Loads
import Training

/// The "Estimated 1RM" rows of the program vectors.
let estimateCases: [VectorCase] = [
  VectorCase("E1", expects: "100.0 62.5") { estimates([("100", 1), ("62.5", 1)]) },
  VectorCase("E2", expects: "116.7 133.3 101.3 66.0 124.9 140.0") {
    estimates([("100", 5), ("100", 10), ("80", 8), ("60", 3), ("101.25", 7), ("100", 12)])
  },
  VectorCase("E4", expects: "none none none none none none") {
    let texts = ["NaN", ""].map { try? Weight(number: $0, .kilogram) }
    let read = texts.map { $0 == nil ? "none" : "a weight" }
    return joined(
      [estimates([("0", 5), ("100", 0), ("-60", 5), ("100", -3)])] + read, by: " ")
  },
  VectorCase("E5", expects: "116.7") {
    guard let weight = try? TypedNumber.parse("100", maximum: 1000),
      let reps = try? TypedNumber.parse("5", maximum: 100)
    else { return "refused" }
    return one(OneRepMax.estimate(weight.mass(in: .kilogram), reps: reps.whole ?? 0))
  },
  VectorCase("E7", expects: "102.9 105.9 109.1 112.5 116.1 124.1 133.3 144.0") {
    hundred(.brzycki)
  },
  VectorCase("E8", expects: "107.2 111.6 114.9 117.5 119.6 123.1 125.9 128.2") {
    hundred(.lombardi)
  },
  VectorCase("E10", expects: "121.0 from r1") {
    bestOf([("100", 5), ("110", 3), ("120", 1)])
  },
  VectorCase("E11", expects: "no estimate / no estimate / no estimate") {
    let open = running([card("bench", 1)])
    var cardio = finished(card("run", 1, mode: .cardio), reps: [0])
    cardio.exercises[0].sets[0].log?.numbers = SetNumbers(weight: kg("10"), seconds: 600)
    var timed = finished(card("plank", 1, mode: .weightDuration), reps: [0])
    timed.exercises[0].sets[0].log?.numbers = SetNumbers(weight: kg("10"), seconds: 60)
    return slashed([open, cardio, timed].map { bestText($0) })
  },
  VectorCase("E13", expects: "110.8 over 105.0 / no record") {
    slashed([record(after: ["80", "90", "85"], "95"), record(after: ["80", "90", "85"], "90")])
  },
  VectorCase("E14", expects: "no record, the baseline") {
    record(after: [], "140", reps: 3) + ", the baseline"
  },
  VectorCase("E16", expects: "116.7 from r0") {
    var session = finished(card("bench", 3), reps: [5, 8, 8])
    session.exercises[0].sets[1].plan.continues = setID("r0")
    session.exercises[0].sets[2].plan.continues = setID("r1")
    return bestText(session)
  },
  VectorCase("E17", expects: "none") { one(OneRepMax.estimate(kilograms("100"), reps: 20)) },
]

private func one(_ mass: Mass?) -> String {
  mass.map { $0.text(in: .kilogram, decimals: 1, zeros: .kept) } ?? "none"
}

private func estimates(_ sets: [(String, Int)]) -> String {
  joined(sets.map { one(OneRepMax.estimate(kilograms($0.0), reps: $0.1)) }, by: " ")
}

private func hundred(_ formula: OneRepMax.Formula) -> String {
  joined(
    [2, 3, 4, 5, 6, 8, 10, 12].map {
      one(OneRepMax.estimate(kilograms("100"), reps: $0, formula: formula))
    }, by: " ")
}

private func bestOf(_ sets: [(String, Int)]) -> String {
  var session = finished(card("bench", sets.count), reps: sets.map { $0.1 })
  for (index, set) in sets.enumerated() {
    session.exercises[0].sets[index].log?.numbers.weight = kg(set.0)
  }
  return bestText(session)
}

private func bestText(_ session: Session) -> String {
  guard let best = OneRepMax.best(of: session.sets) else { return "no estimate" }
  return one(best.estimate) + " from " + best.set.text
}

/// The record that a set of five makes after earlier sets of five at these weights.
private func record(after weights: [String], _ weight: String, reps: Int = 5) -> String {
  var records = ExerciseRecords()
  var newest: RecordEntry?
  for (index, load) in (weights + [weight]).enumerated() {
    var session = finished(
      card("bench", 1), reps: [reps], start: after(Int64(index) * 86_400))
    session.id = Identifier(String(index))
    session.exercises[0].sets[0].log?.numbers.weight = kg(load)
    for (_, entry) in session.recordEntries() {
      records.add(entry)
      newest = entry
    }
  }
  guard let newest, records.isRecord(newest), let before = records.previousBest(of: newest) else {
    return "no record"
  }
  return one(Mass(nanograms: newest.standing.value)) + " over "
    + one(Mass(nanograms: before.standing.value))
}
