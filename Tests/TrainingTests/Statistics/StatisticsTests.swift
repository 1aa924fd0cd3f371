import CivilTime
import Loads
import Testing

@testable import Training

private let today = LocalDate.trainingDay(of: clock)

@Test("Coverage is the mean over all muscles, none counting for more than its target")
func coverage() {
  var credit = MuscleCredit()
  for _ in 0..<40 { credit.add([.chest, .triceps]) }
  let coverage = MuscleCoverage(credit)
  #expect(coverage.level(.chest) == .hammered)
  #expect(coverage.level(.triceps) == .hammered)
  #expect((coverage.whole - 2.0 / 17).magnitude < 1e-12)
  #expect((coverage.region(.upperBody) - 2.0 / 6).magnitude < 1e-12)
  #expect(coverage.behind.first == .shoulders)
  #expect(coverage.behind.count == 15)
  #expect(coverage.hottest.prefix(2) == [.chest, .triceps])
  #expect(coverage.coldest == [.shoulders, .lats, .glutes])
}

@Test("The levels change at their ratios")
func levels() {
  let ratios = [0.0, 0.019, 0.02, 0.49, 0.5, 0.84, 0.85, 1.15, 1.16, 1.44, 1.45]
  #expect(
    ratios.map { MuscleLevel(ratio: $0) } == [
      .untouched, .untouched, .light, .light, .building, .building, .onTarget, .onTarget,
      .overTarget, .overTarget, .hammered,
    ])
}

@Test("The weekly targets add up to 188 sets")
func targets() {
  #expect(Muscle.allCases.reduce(0) { $0 + $1.weeklySetTarget } == 188)
}

@Test("The grid opens on the first weekday, shades by volume, and leaves the future blank")
func grid() throws {
  var totals = TrainingTotals()
  let full = DayTotals(sessions: 1, volume: Volume(micrograms: 1_000))
  totals.add(full, on: today)
  totals.add(DayTotals(sessions: 1, volume: Volume(micrograms: 500)), on: today.adding(days: -7))
  totals.add(DayTotals(sessions: 1), on: today.adding(days: -1))
  let grid = ConsistencyGrid(totals, weeks: 2, today: today, firstWeekday: .monday)
  #expect(grid.start == today.adding(days: -9), "Today is a Wednesday")
  #expect(grid.columns[1][2] == .trained(shade: 1))
  #expect(grid.columns[1][1] == .trained(shade: 0.34))
  #expect(grid.columns[1][3] == .future)
  #expect(grid.columns[0][0] == .empty)
  guard case .trained(let shade) = grid.columns[0][2] else {
    Issue.record("The day a week ago was trained")
    return
  }
  #expect((shade - 0.67).magnitude < 1e-12)
}

@Test("Dots show what was done, what is planned and what is free")
func dots() {
  let routine = Routine(
    id: Identifier("p"), name: "P", createdAt: clock,
    days: [
      Day(id: Identifier("a"), name: "A", weekday: .monday, slots: [slot()]),
      Day(id: Identifier("b"), name: "B", weekday: .thursday, slots: [slot()]),
    ])
  let week = Week(containing: today, startingOn: .monday)
  let moved = [DayPlan(date: today.adding(days: 1), plan: .rest)]
  #expect(
    routine.dots(of: week, today: today, trained: [today.adding(days: -1)])
      == [.planned, .done, .rest, .planned, .rest, .rest, .rest])
  #expect(
    routine.dots(of: week, today: today, trained: [], moved: moved)[3] == .rest)
}

@Test("A day moved to a date beats its weekday and the rotation, for that date only")
func movedDays() {
  let a = Day(id: Identifier("a"), name: "A", weekday: .wednesday, slots: [slot()])
  let b = Day(id: Identifier("b"), name: "B", slots: [slot()])
  let routine = Routine(id: Identifier("p"), name: "P", createdAt: clock, days: [a, b])
  let progress = RoutineProgress()
  #expect(routine.due(on: today, progress: progress) == .pinned(a))
  let moved = DayPlan(date: today, plan: .day(routine.id, b.id))
  #expect(routine.due(on: today, moved: moved, progress: progress) == .moved(b))
  #expect(routine.due(on: today.adding(days: 1), moved: moved, progress: progress) == .nextUp(b))
  #expect(
    routine.due(on: today, moved: DayPlan(date: today, plan: .rest), progress: progress) == .rest)
  let gone = DayPlan(date: today, plan: .day(routine.id, Identifier("gone")))
  #expect(routine.due(on: today, moved: gone, progress: progress) == .pinned(a))
}

@Test("Of several days on one weekday the first not yet trained is due, then the next")
func sharedWeekdays() {
  let days = ["a", "b"].map {
    Day(id: Identifier($0), name: $0, weekday: .wednesday, slots: [slot()])
  }
  let routine = Routine(id: Identifier("p"), name: "P", createdAt: clock, days: days)
  func due(_ trained: [String]) -> DueDay {
    routine.due(
      on: today, progress: RoutineProgress(trainedToday: trained.map { Identifier($0) }))
  }
  #expect(due([]) == .pinned(days[0]))
  #expect(due(["a"]) == .pinned(days[1]))
  #expect(due(["a", "b"]) == .pinned(days[1]))
}

@Test("A day's muscles are those of its exercises, weighted by sets")
func dayMuscles() {
  let day = Day(
    id: Identifier("d"), name: "D",
    slots: [slot("1", "bench", sets: 4), slot("2", "curl", sets: 3), slot("3", "x", sets: 9)])
  let muscles = day.muscles { id in
    switch id {
    case "bench":
      Exercise(id: id, name: "Bench", muscleLabels: ["Chest", "Triceps", "Front Delts"])
    case "curl": Exercise(id: id, name: "Curl", muscleLabels: ["Biceps"])
    default: nil
    }
  }
  #expect(muscles == [.chest, .triceps, .biceps])
}

@Test("The exercises that trained a muscle most, ties by name, and when it was trained last")
func muscleHistory() {
  let bench = finishedSession([(60_000, 8, nil), (60_000, 8, nil)], exercise: "bench", daysAgo: 2)
  let press = finishedSession([(40_000, 8, nil)], exercise: "press", daysAgo: 1)
  let fly = finishedSession([(20_000, 8, nil)], exercise: "fly", daysAgo: 3)
  let muscles: (ExerciseID) -> [Muscle] = { $0 == "press" ? [.shoulders, .chest] : [.chest] }
  let top = MuscleHistory.topExercises(.chest, in: [bench, press, fly], muscles: muscles)
  #expect(top.map { $0.name } == ["bench", "fly", "press"])
  #expect(top.map { $0.halfSets } == [4, 2, 1])
  #expect(
    MuscleHistory.lastTrained(.chest, in: [fly, bench, press], muscles: muscles)?.id == press.id)
}

@Test(
  "Body weight: twelve weeks, the change, the span in words, and an axis of at least half a unit")
func bodyWeight() {
  func entry(_ daysAgo: Int, _ thousandths: Int64) -> BodyWeight {
    BodyWeight(date: today.adding(days: -daysAgo), weight: kilograms(thousandths))
  }
  let series = BodyWeightSeries(
    [entry(0, 75_100), entry(83, 75_000), entry(84, 90_000)], today: today)
  #expect(series.entries.count == 2)
  #expect(series.change?.text(in: .kilogram, decimals: 1) == "0.1")
  #expect(series.span == .weeks(12))
  #expect(series.range(in: .kilogram).map { $0.upperBound - $0.lowerBound } == 0.5)
  let short = BodyWeightSeries([entry(13, 75_000), entry(0, 74_000)], today: today)
  #expect(short.span == .days(13))
  #expect(BodyWeightSeries([entry(0, 75_000)], today: today).change == nil)
}

@Test("The smoothing of a chart runs over three days for a week and over seven else")
func averages() {
  #expect(Trend.averageDays(forWindow: 7) == 3)
  #expect(Trend.averageDays(forWindow: 30) == 7)
  #expect(!Trend.isShown(0.004))
  #expect(Trend.isShown(-0.005))
}
