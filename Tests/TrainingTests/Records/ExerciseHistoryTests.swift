import CivilTime
import Loads
import Testing

@testable import Training

private let exercise: ExerciseID = "lift"

/// A session with the exercise so many days ago; the first letter of a row says what it is:
/// "W" a warm-up, "C" what goes on with the row above, "-" a plain effort.
private func visit(
  daysAgo: Int, _ mode: TrackingMode, as id: ExerciseID = exercise, counts: Bool = true,
  _ rows: [(kind: Character, numbers: SetNumbers)]
) -> Session {
  let start = clock.adding(seconds: -86_400 * Int64(daysAgo))
  let sets = rows.enumerated().map { index, row in
    var plan = SetPlan(exercise: id, numbers: row.numbers)
    if row.kind == "W" { plan.kind = .warmUp }
    if row.kind == "C" { plan.continues = Identifier("d\(daysAgo)-\(index - 1)") }
    return SessionSet(
      id: Identifier("d\(daysAgo)-\(index)"), plan: plan,
      log: SetLog(
        exercise: id, mode: mode, numbers: row.numbers,
        at: start.adding(seconds: Int64(index) * 120)))
  }
  let card = SessionExercise(
    id: Identifier("card"), exercise: ExerciseReference(id: id, name: "Lift"), counts: counts,
    sets: sets)
  return Session(
    id: Identifier("d\(daysAgo)"), title: "Past", start: start, end: start.adding(seconds: 3_600),
    exercises: [card])
}

private func load(_ thousandths: Int64, _ reps: Int = 0, seconds: Int = 0) -> SetNumbers {
  SetNumbers(
    weight: Weight(Mass(thousandths: thousandths, .kilogram), .kilogram), reps: reps,
    seconds: seconds)
}

private func way(_ metres: Int64, seconds: Int = 0, load: Int64 = 0) -> SetNumbers {
  var numbers = SetNumbers(
    seconds: seconds, distance: Distance(micrometres: metres * 1_000_000, unit: .metre))
  numbers.weight = Weight(Mass(load, .kilogram), .kilogram)
  return numbers
}

private func history(
  _ sessions: [Session], usually mode: TrackingMode = .weightReps,
  spellings: [ExerciseID] = [exercise]
) -> ExerciseHistory {
  ExerciseHistory(of: spellings, usually: mode, in: sessions)
}

private func bests(_ history: ExerciseHistory) -> [String] {
  history.bests.map {
    "\($0.kind) \(SetLabel.text($0.log.numbers, mode: $0.log.mode)) \($0.session.text)"
  }
}

private func values(_ history: ExerciseHistory, _ measure: ExerciseMeasure) -> [Int64] {
  history.points(measure).map { $0.value }
}

@Suite("The history of an exercise")
struct ExerciseHistoryTests {
  @Test("of a lift names its best sets, of equals the earliest, and draws three measures")
  func lift() {
    let history = history([
      visit(daysAgo: 1, .weightReps, [("W", load(120_000, 1)), ("-", load(100_000, 5))]),
      visit(daysAgo: 4, .weightReps, [("-", load(90_000, 8)), ("C", load(70_000, 20))]),
      visit(daysAgo: 8, .weightReps, [("-", load(100_000, 5)), ("-", load(60_000, 15))]),
    ])
    #expect(
      bests(history) == [
        "estimate 100 kg × 5 d8", "heaviest 100 kg × 5 d8", "volume 60 kg × 15 d8",
        "reps 60 kg × 15 d8",
      ])
    #expect(history.visits.map { $0.session.text } == ["d1", "d4", "d8"])
    #expect(history.visits.map { $0.place } == [0, 1, 2])
    #expect(history.measures == [.estimate, .load, .volume])
    #expect(values(history, .load) == [100, 90, 100].map { $0 * 1_000_000_000_000 })
    #expect(
      values(history, .estimate) == [116_666_666_666_667, 114_000_000_000_000, 116_666_666_666_667])
    // Drops count for the volume, warm-ups never.
    #expect(values(history, .volume) == [1_400, 2_120, 500].map { $0 * 1_000_000_000 })
    #expect(history.heaviest(forReps: 5)?.log.numbers.weight.text == "100")
    #expect(history.heaviest(forReps: 6)?.log.numbers.weight.text == "90")
    #expect(history.heaviest(forReps: 10)?.log.numbers.weight.text == "60")
    #expect(history.heaviest(forReps: 0) == nil)
    #expect(history.heaviest(forReps: 11) == nil)
  }

  @Test("of reps with the body shows no load until there was one, and help is one line with it")
  func body() {
    let plain = history(
      [visit(daysAgo: 1, .bodyweightReps, [("-", load(0, 9)), ("-", load(0, 12))])])
    #expect(plain.measures == [.mostReps, .reps])
    #expect(bests(plain) == ["reps 12 reps d1"])
    #expect(values(plain, .reps) == [21])
    let mixed = history([
      visit(daysAgo: 1, .bodyweightReps, [("-", load(10_000, 5))]),
      visit(daysAgo: 3, .bodyweightReps, [("-", load(0, 8))]),
      visit(daysAgo: 5, .assistedReps, [("-", load(-20_000, 12))]),
    ])
    #expect(mixed.measures == [.mostReps, .reps, .load])
    #expect(values(mixed, .load) == [-20, 0, 10].map { $0 * 1_000_000_000_000 })
    #expect(bests(mixed) == ["reps 8 reps d3", "heaviest +10 kg × 5 d1"])
  }

  @Test("of a helped lift counts less help as better")
  func helped() {
    let history = history([
      visit(daysAgo: 1, .assistedReps, [("-", load(-15_000, 6))]),
      visit(daysAgo: 3, .assistedReps, [("-", load(-25_000, 10)), ("-", load(-30_000, 8))]),
    ])
    #expect(history.mode == .assistedReps)
    #expect(bests(history) == ["leastHelp −15 kg × 6 d1", "helpedReps −25 kg × 10 d3"])
    #expect(history.measures == [.load, .mostReps, .reps])
    #expect(values(history, .load) == [-25, -15].map { $0 * 1_000_000_000_000 })
  }

  @Test("of holds, carries and cardio counts seconds and ways")
  func others() {
    let holds = history([
      visit(daysAgo: 1, .duration, [("-", load(0, seconds: 45)), ("-", load(0, seconds: 60))])
    ])
    #expect(bests(holds) == ["longest 60 s d1"])
    #expect(holds.measures == [.longest, .time])
    #expect(values(holds, .time) == [105])
    let loaded = history([visit(daysAgo: 1, .weightDuration, [("-", load(20_000, seconds: 30))])])
    #expect(bests(loaded) == ["heaviest 20 kg × 30 s d1", "longest 20 kg × 30 s d1"])
    #expect(loaded.measures == [.load, .longest, .time])
    let carries = history([visit(daysAgo: 1, .weightDistance, [("-", way(40, load: 32))])])
    #expect(bests(carries) == ["heaviest 32 kg × 40 m d1", "farthest 32 kg × 40 m d1"])
    #expect(carries.measures == [.load, .farthest, .distance])
    let runs = history([
      visit(
        daysAgo: 1, .cardio, [("-", way(5_000, seconds: 1_500)), ("-", way(1_000, seconds: 600))])
    ])
    #expect(runs.measures == [.time, .distance])
    #expect(values(runs, .distance) == [6_000_000_000])
    #expect(runs.best(.longest)?.value == 1_500)
    #expect(runs.best(.farthest)?.value == 5_000_000_000)
  }

  @Test("goes by every id that stands for it, and by nothing else")
  func spellings() {
    let sessions = [
      visit(daysAgo: 1, .weightReps, as: "own-lift", [("-", load(80_000, 5))]),
      visit(daysAgo: 2, .weightReps, as: "other", [("-", load(200_000, 5))]),
      visit(daysAgo: 3, .weightReps, [("-", load(90_000, 5))]),
    ]
    let both = history(sessions, spellings: [exercise, "own-lift"])
    #expect(both.visits.map { $0.place } == [0, 2])
    #expect(both.best(.heaviest)?.session.text == "d3")
    #expect(history(sessions).visits.map { $0.place } == [2])
    let never = history(sessions, usually: .cardio, spellings: ["never"])
    #expect(never.visits.isEmpty && never.bests.isEmpty && never.measures.isEmpty)
    #expect(never.mode == .cardio)
  }

  @Test("lists what does not count and draws nothing by it")
  func notCounting() {
    let history = history([
      visit(daysAgo: 1, .weightReps, counts: false, [("-", load(150_000, 5))]),
      visit(daysAgo: 2, .weightReps, [("-", load(90_000, 5))]),
    ])
    #expect(history.visits.count == 2)
    #expect(values(history, .load) == [90_000_000_000_000])
    #expect(history.best(.heaviest)?.session.text == "d2")
  }

  @Test("has one value a day: the best, or the sum")
  func twiceADay() {
    var later = visit(daysAgo: 1, .weightReps, [("-", load(80_000, 5))])
    later.id = Identifier("later")
    later.start = later.start.adding(seconds: 3_600)
    let history = history([
      later, visit(daysAgo: 1, .weightReps, [("-", load(90_000, 5))]),
    ])
    #expect(history.visits.count == 2)
    #expect(values(history, .load) == [90_000_000_000_000])
    #expect(values(history, .volume) == [850_000_000_000])
  }
}
