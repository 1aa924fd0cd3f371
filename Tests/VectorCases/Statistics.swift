import CivilTime
import Loads
import Training

/// Section 8 of the training vectors: windows, volume, muscles, trends, what is done today.
let statisticsCases: [VectorCase] =
  windowCases + volumeCases + muscleCases + trendCases + todayCases

private let today = LocalDate.trainingDay(of: referenceNow)

/// A trained session of some day, at an hour of the clock.
private func session(
  day offset: Int, hour: Int32 = 12, minute: Int32 = 0, of card: SessionExercise = card("bench", 1)
) -> Session {
  var session = finished(
    card, reps: card.sets.map { $0.plan.numbers.reps },
    start: Instant(
      today.adding(days: offset), millisecondOfDay: (hour * 60 + minute) * 60_000, offsetSeconds: 0)
  )
  session.id = Identifier("day" + String(offset) + "." + String(hour * 60 + minute))
  return session
}

private func totals(_ sessions: [Session]) -> TrainingTotals {
  TrainingTotals(of: sessions, muscles: { benchMuscles($0) })
}

private func benchMuscles(_ exercise: ExerciseID) -> [Muscle] { [.chest, .triceps, .shoulders] }

private let windowCases: [VectorCase] = [
  VectorCase("WN1", expects: "-6 0 / -13 -7 / 2 2") {
    let totals = totals([-14, -13, -7, -6, 0, 1].map { session(day: $0) })
    func days(_ window: [DayTotals], first: Int) -> String {
      joined(
        window.enumerated().filter { $0.element.sessions > 0 }.map { String($0.offset + first) },
        by: " ")
    }
    return slashed([
      days(totals.window(days: 7, ending: today), first: -6),
      days(totals.previousWindow(days: 7, ending: today), first: -13),
      joined(totals.weeklySessionCounts(weeks: 2, ending: today).map { String($0) }, by: " "),
    ])
  },
  VectorCase("WN2", expects: "2 3") {
    let sessions = [
      session(day: 0), session(day: -3), session(day: -6, hour: 4),
      session(day: -6, hour: 3, minute: 59), session(day: -13, hour: 4),
      session(day: -13, hour: 3, minute: 59),
    ]
    let counts = totals(sessions).weeklySessionCounts(weeks: 2, ending: today)
    return joined(counts.map { String($0) }, by: " ")
  },
  VectorCase("WN4", expects: "0 / 0") {
    let totals = totals([session(day: 0)])
    return slashed([0, -3].map { String(totals.window(days: $0, ending: today).count) })
  },
  VectorCase("WN5", expects: "nil / nil / 0.25 / -0.5") {
    let pairs: [(Double, Double)] = [(0, 5), (-3, 5), (100, 125), (100, 50)]
    return slashed(
      pairs.map { before, now in
        Trend.change(from: before, to: now).map { hundredths($0) } ?? "nil"
      })
  },
  VectorCase("WN.average", expects: "3 / 2 / 1 / 2") {
    let average = Trend.rollingAverage([3, 1, -1, 6], days: 3)
    return slashed(average.map { hundredths($0) })
  },
]

/// A number to two decimals, without zeros at the end.
private func hundredths(_ value: Double) -> String {
  let count = Int64((value < 0 ? value * 100 - 0.5 : value * 100 + 0.5))
  return Volume(micrograms: count * 10_000_000).text(in: .kilogram, decimals: 2)
}

private let volumeCases: [VectorCase] = [
  VectorCase("VO1", expects: "1140, logged 5, efforts 4") {
    let done = volumeSession()
    return done.volume.text(in: .kilogram, decimals: 2) + ", logged "
      + String(done.loggedSets.count) + ", efforts " + String(done.effortCount)
  },
  VectorCase("VO2", expects: "1640") {
    let other = finished(card("bench", 1), reps: [5])
    return (volumeSession().volume + other.volume).text(in: .kilogram, decimals: 2)
  },
  VectorCase("L17", expects: "600") {
    var session = finished(
      card("bench", 2, numbers: SetNumbers(weight: kg("60"), reps: 10)), reps: [10])
    var hold = finished(card("carry", 1, prefix: "c", mode: .weightDuration), reps: [0])
    hold.exercises[0].sets[0].log?.numbers = SetNumbers(weight: kg("20"), seconds: 60)
    var run = finished(card("run", 1, prefix: "d", mode: .cardio), reps: [0])
    run.exercises[0].sets[0].log?.numbers = SetNumbers(seconds: 1200)
    session.exercises += hold.exercises + run.exercises
    return session.volume.text(in: .kilogram, decimals: 2)
  },
  VectorCase("VO.compact", expects: "999 / 1k / 12.3k") {
    slashed(
      ["999.4", "1000", "12345"].map {
        Volume(kilograms($0), reps: 1).compactText(in: .kilogram)
      })
  },
]

/// 100×5, an unlogged 200×5, a drop 80×6, pull-ups 0×10 and +20×8, a plank of 60 s.
private func volumeSession() -> Session {
  var bench = finished(card("bench", 3, prefix: "b"), reps: [5, 0, 6]).exercises[0]
  bench.sets[1].log = nil
  bench.sets[1].plan.numbers = SetNumbers(weight: kg("200"), reps: 5)
  bench.sets[2].plan.continues = setID("b0")
  bench.sets[2].log?.numbers.weight = kg("80")
  var pullUp = finished(
    card("pull-up", 2, prefix: "p", mode: .bodyweightReps), reps: [10, 8]
  ).exercises[0]
  pullUp.sets[0].log?.numbers.weight = .unloaded
  pullUp.sets[1].log?.numbers.weight = kg("20")
  var plank = finished(card("plank", 1, prefix: "k", mode: .duration), reps: [0]).exercises[0]
  plank.sets[0].log?.numbers = SetNumbers(seconds: 60)
  var session = finished(bench, reps: [])
  session.exercises = [bench, pullUp, plank]
  return session
}

private let muscleCases: [VectorCase] = [
  VectorCase("MU1", expects: "1 / 0.5 / 0") {
    let credit = MuscleCredit(of: session(day: 0), muscles: { benchMuscles($0) })
    return slashed([.chest, .triceps, .shoulders].map { hundredths(credit.sets($0)) })
  },
  VectorCase("MU2", expects: "chest 1 On target, triceps 0.58 Building") {
    let week = (0..<7).map { session(day: -$0, of: card("bench", 2)) }
    let coverage = MuscleCoverage(totals(week).sum(days: 7, ending: today).credit)
    return "chest " + hundredths(coverage.ratio(.chest)) + " " + coverage.level(.chest).label
      + ", triceps " + hundredths(coverage.ratio(.triceps)) + " " + coverage.level(.triceps).label
  },
  VectorCase("L31", expects: "same / same / same / same") {
    let sets: [(Double, Int64, Double)] = [
      (1, 0, 0.283_468_689_426), (5, 0, 0.811_124_397_162), (12, 0, 0.981_684_361_111),
      (12, 36 * 3_600_000, 0.864_664_716_763),
    ]
    return slashed(
      sets.map { count, age, expected in
        var recovery = MuscleRecovery()
        recovery.add(sets: count, to: .chest, age: age)
        return (recovery.fatigue(.chest) - expected).magnitude < 1e-11 ? "same" : "another"
      })
  },
  VectorCase("L32", expects: "recovering / ready / recovering / fatigued") {
    slashed(
      [0.25, 0.2499, 0.5, 0.5001].map {
        switch MuscleReadiness(fatigue: $0) {
        case .ready: "ready"
        case .recovering: "recovering"
        case .fatigued: "fatigued"
        }
      })
  },
]

private let trendCases: [VectorCase] = [
  VectorCase("LT1", expects: "moving / flat / sliding") {
    slashed([
      trend(["60", "60", "62.5", "65", "67.5", "70"]), trend(["100", "100", "100", "100", "100"]),
      trend(["100", "100", "95", "90", "85"]),
    ])
  },
  VectorCase("LT3", expects: "flat") { trend(["100", "100", "105", "105"], increment: "5") },
  VectorCase("LT4", expects: "no tag / no tag / no tag / no tag") {
    let weights = ["60", "65", "70", "75"]
    return slashed([
      trend(["60", "65", "70"]), trend(weights, every: 30), trend(weights, every: 3),
      trend(weights, isLastRunning: true),
    ])
  },
  VectorCase("LT6", expects: "5 from g / 2 / 0") {
    let lifts = ["a", "b", "c", "d", "e", "f", "g"].enumerated().map { index, name in
      LiftTrend(exercise: ExerciseID(name), direction: .moving, last: after(Int64(index) * 3600))
    }
    let shown = LiftTrend.shown(lifts)
    return slashed([
      String(shown.count) + " from " + (shown.first?.exercise.text ?? "none"),
      String(LiftTrend.shown(lifts, limit: 2).count),
      String(LiftTrend.shown(lifts, limit: 0).count),
    ])
  },
]

/// The tag of one lift, five reps at each of these weights, so many days apart, the last one today.
private func trend(
  _ weights: [String], increment: String = "2.5", every days: Int = 7, isLastRunning: Bool = false
) -> String {
  var sessions = weights.enumerated().map { index, weight in
    session(
      day: -(weights.count - 1 - index) * days, hour: 8,
      of: card("bench", 1, numbers: SetNumbers(weight: kg(weight), reps: 5)))
  }
  if isLastRunning { sessions[sessions.count - 1].end = nil }
  let trends = LiftTrend.all(
    in: sessions, now: referenceNow, increment: { _ in kilograms(increment) })
  switch trends.first?.direction {
  case .moving: return "moving"
  case .flat: return "flat"
  case .sliding: return "sliding"
  case nil: return "no tag"
  }
}

private let todayCases: [VectorCase] = [
  VectorCase("TD1", expects: "nothing / Push / nothing / nothing / nothing / Legs / Legs") {
    var empty = done("Legs")
    empty.exercises = []
    var open = done("Legs")
    open.end = nil
    return slashed(
      [
        [done(nil)], [done("Push")], [done("Legs", day: -1, hour: 20)], [empty], [open],
        [done("Legs")], [done("Push", hour: 7), done("Legs", hour: 6), done(nil, hour: 9)],
      ].map { doneToday($0, scheduled: "Legs") })
  },
  VectorCase("TD3", expects: "Push") {
    doneToday([done("Legs", hour: 6), done("Push", hour: 8)], scheduled: nil)
  },
]

private func done(_ day: String?, day offset: Int = 0, hour: Int32 = 9) -> Session {
  var session = session(day: offset, hour: hour)
  session.title = day ?? "Freestyle Session"
  session.planDay = day.map {
    PlanDay(routine: Identifier("plan"), routineName: "Plan", day: Identifier($0))
  }
  return session
}

private func doneToday(_ sessions: [Session], scheduled: String?) -> String {
  let routine = Routine(
    id: Identifier("plan"), name: "Plan", createdAt: referenceNow,
    days: ["Push", "Legs"].map { Day(id: Identifier($0), name: $0, slots: [planned(id: $0)]) })
  let day = scheduled.flatMap { routine.day(Identifier($0)) }
  return Session.doneToday(sessions, today: today, scheduled: day, plan: routine)?.title
    ?? "nothing"
}
