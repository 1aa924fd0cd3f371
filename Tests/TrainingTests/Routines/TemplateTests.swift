import CivilTime
import LibraryFiles
import Testing
import Training

private let catalog = ExerciseCatalog(library: LibraryFiles.library)
private let now = Instant(milliseconds: 1_773_230_400_000, offsetSeconds: 0)

@Test("Every exercise of a template is in the library", arguments: StarterTemplate.all)
func templateExercisesAreKnown(template: StarterTemplate) {
  for slot in template.days.flatMap({ $0.slots }) {
    #expect(catalog.exercise(slot.exercise) != nil, "\(slot.exercise)")
  }
}

@Test("A template becomes a plan with names, modes and rests, and without weights")
func templatesMaterialise() throws {
  var drawn = 0
  let routine = StarterTemplate.upperLower.routine(createdAt: now, catalog: catalog) {
    drawn += 1
    return "id\(drawn)"
  }
  #expect(routine.days.map { $0.name } == ["Upper A", "Lower A", "Upper B", "Lower B"])
  #expect(routine.days.map { $0.weekday } == [.monday, .tuesday, .thursday, .friday])
  let bench = routine.days[0].slots[0]
  #expect(bench.exercise.name == "Barbell Bench Press")
  #expect(bench.reps == RepRange(5, 8))
  #expect(bench.rest == 150)
  #expect(bench.weight == .unloaded)
  let plank = try #require(routine.days[1].slots.last)
  #expect(plank.exercise.mode == .duration)
  #expect(plank.seconds == 45)
  #expect(!plank.reps.isGiven)
  let ids = routine.days.flatMap { day in [day.id.text] + day.slots.map { $0.id.text } }
  #expect(Set(ids).count == ids.count)
}

@Test("Two days in turn fall on their three weekdays")
func alternatingDays() {
  var drawn = 0
  let routine = StarterTemplate.greyskull.routine(createdAt: now, catalog: catalog) {
    drawn += 1
    return "id\(drawn)"
  }
  let monday = LocalDate.trainingDay(of: now).adding(days: -2)
  let week = (0..<7).map { offset in
    routine.due(on: monday.adding(days: offset), progress: RoutineProgress()).day?.name
  }
  #expect(week == ["A", nil, "A", nil, "A", nil, nil])
  let next = routine.due(
    on: monday.adding(days: 2), progress: RoutineProgress(lastDay: routine.days[0].id))
  #expect(next == .nextUp(routine.days[1]))
}
