import CivilTime
import Loads
import Training

/// Section 6 of the training vectors: records, the board, the summary.
let recordCases: [VectorCase] =
  boardCases + summaryCases + [
    VectorCase("RC4", expects: "120 / 84 / no record") {
      slashed([
        OneRepMax.uncapped(kilograms("60"), reps: 30).text(in: .kilogram, decimals: 3),
        OneRepMax.capped(kilograms("60"), reps: 30).text(in: .kilogram, decimals: 3),
        records(["100×5", "60×30"]).last ?? "",
      ])
    },
    VectorCase("RC5", expects: "70 / 70 / 13 higher") {
      let twelve = Standing(SetNumbers(weight: kg("50"), reps: 12), kind: .load, mode: .weightReps)
      let thirteen = Standing(
        SetNumbers(weight: kg("50"), reps: 13), kind: .load, mode: .weightReps)
      guard let twelve, let thirteen else { return "no standing" }
      return slashed([
        Mass(nanograms: twelve.value).text(in: .kilogram, decimals: 3),
        Mass(nanograms: thirteen.value).text(in: .kilogram, decimals: 3),
        twelve < thirteen ? "13 higher" : "equal",
      ])
    },
    VectorCase("RC16", expects: "79.167; 119.583; 140; 100") {
      joined(
        [("62.5", 8), ("102.5", 5), ("100", 12), ("100", 1)].map { weight, reps in
          (OneRepMax.estimate(kilograms(weight), reps: reps) ?? .zero)
            .text(in: .kilogram, decimals: 3)
        }, by: "; ")
    },
  ]

private let boardCases: [VectorCase] = [
  VectorCase("RC1", expects: "100 kg × 5 = 116.667") { board([past("100×5", "90×8", "110×1")]) },
  VectorCase("RC2", expects: "100 kg × 5 = 116.667") {
    board([past("105×1"), past("100×5", day: 2)])
  },
  VectorCase("RC7", expects: "12 kg × 20") { board([past("12×15"), past("12×20", day: 2)]) },
  VectorCase("RC8", expects: "60 s; +10 kg × 6 = 12; 15 reps") {
    board([
      past("0×12", "0×15", day: 1, exercise: "pull-up", mode: .bodyweightReps),
      past("10×6", day: 2, exercise: "pull-up", mode: .bodyweightReps),
      past("0×45", "0×60", day: 3, exercise: "plank", mode: .duration),
    ])
  },
  VectorCase("RC10", expects: "10 reps") { board([past("0×10")]) },
  VectorCase("RC11", expects: "62.5 kg × 8 = 79.167; records none") {
    var second = past("60×8", "62×10", day: 2)
    second.exercises[0].sets[1].plan.continues = second.exercises[0].sets[0].id
    let all = indexed([past("62.5×8"), second])
    let broken = second.records(in: { all[$0] })
    return board([past("62.5×8"), second]) + "; records "
      + (broken.isEmpty ? "none" : joined(broken.map { $0.set.text }, by: ", "))
  },
]

private let summaryCases: [VectorCase] = [
  VectorCase("RC13", expects: "75 s") {
    let today = past("0×60", "0×75", day: 2, exercise: "plank", mode: .duration)
    let all = indexed([past("0×50", exercise: "plank", mode: .duration), today])
    let broken = today.records(in: { all[$0] }).map { $0.set }
    return joined(best(today).filter { broken.contains($0.set) }.map { label($0) }, by: ", ")
  },
  VectorCase("RC14", expects: "100 kg × 5, 75 s, 15 reps, +10 kg × 5; in any order") {
    var session = past("110×1", "100×5", "60×30")
    session.exercises += past("0×60", "0×75", exercise: "plank", mode: .duration).exercises
    session.exercises +=
      past("0×12", "0×15", "10×5", exercise: "pull-up", mode: .bodyweightReps).exercises
    var turned = session
    for index in turned.exercises.indices { turned.exercises[index].sets.reverse() }
    let same = Set(best(session).map { label($0) }) == Set(best(turned).map { label($0) })
    return joined(best(session).map { label($0) }, by: ", ") + (same ? "; in any order" : "")
  },
]

private func best(_ session: Session) -> [SessionSummary.Best] {
  SessionSummary(of: session, at: referenceNow).best
}

private func label(_ best: SessionSummary.Best) -> String {
  SetLabel.text(best.numbers, mode: best.mode)
}

/// A finished session of one exercise; "100×5" is a set, in a timed exercise its second number is seconds.
private func past(
  _ sets: String..., day: Int = 1, exercise: ExerciseID = "bench", mode: TrackingMode = .weightReps
) -> Session {
  let start = after(Int64(day - 30) * 86_400)
  let prefix = exercise.text + String(day) + "-"
  var session = finished(
    card(exercise, sets.count, prefix: prefix, mode: mode), reps: sets.map { _ in 0 },
    start: start)
  session.id = Identifier(prefix)
  for (index, text) in sets.enumerated() {
    let parts = text.split(separator: "×").map { String($0) }
    let count = Int(parts[1]) ?? 0
    session.exercises[0].sets[index].log?.numbers =
      mode.isTimed
      ? SetNumbers(seconds: count) : SetNumbers(weight: kg(parts[0]), reps: count)
  }
  return session
}

private func indexed(_ sessions: [Session]) -> [ExerciseID: ExerciseRecords] {
  var all: [ExerciseID: ExerciseRecords] = [:]
  for session in sessions {
    for (exercise, entry) in session.recordEntries() {
      all[exercise, default: ExerciseRecords()].add(entry)
    }
  }
  return all
}

private func board(_ sessions: [Session]) -> String {
  let rows = RecordRow.board(indexed(sessions).flatMap { $0.value.rows(of: $0.key) })
  return joined(
    rows.map { row in
      row.label() + (row.estimate().map { " = " + $0.text(in: .kilogram, decimals: 3) } ?? "")
    }, by: "; ")
}

/// Whether each of a row of sets, each on a later day, is a record.
private func records(_ sets: [String]) -> [String] {
  let sessions = sets.enumerated().map { past($0.element, day: $0.offset + 1) }
  let all = indexed(sessions)
  return sessions.map { $0.records(in: { all[$0] }).isEmpty ? "no record" : "record" }
}
