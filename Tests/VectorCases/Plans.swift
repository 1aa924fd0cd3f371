import CivilTime
import Training

/// Section 9 of the training vectors: which day is next, which plan is shown, and the templates.
let planCases: [VectorCase] = rotationCases + templateCases

private let wednesday = LocalDate(year: 2026, month: 3, day: 11) ?? .earliest

private func day(_ name: String, _ weekday: Weekday? = nil, isRest: Bool = false, slots: Int = 1)
  -> Day
{
  Day(
    id: Identifier(name), name: name, weekday: weekday, isRest: isRest,
    slots: (0..<slots).map { planned(id: name + String($0)) })
}

private func plan(_ days: [Day]) -> Routine {
  Routine(id: Identifier("plan"), name: "Plan", createdAt: referenceNow, days: days)
}

private let rotating = [
  day("Push"), day("Pull"), day("Legs"), day("Off", isRest: true), day("Empty", slots: 0),
]

private func due(_ days: [Day], after last: String? = nil) -> String {
  let progress = RoutineProgress(lastDay: last.map { Identifier($0) })
  return plan(days).due(on: wednesday, progress: progress).day?.name ?? "rest day"
}

private let rotationCases: [VectorCase] = [
  VectorCase("PL1", expects: "Push") { due(rotating) },
  VectorCase("PL2", expects: "Legs / Push") {
    slashed([due(rotating, after: "Pull"), due(rotating, after: "Legs")])
  },
  VectorCase("PL4", expects: "Pinned / Push") {
    slashed([
      due(rotating + [day("Pinned", .wednesday)], after: "Pull"),
      due(rotating + [day("Pinned", .friday)], after: "Pinned"),
    ])
  },
  VectorCase("PL5", expects: "rest day") {
    due([day("A", .monday), day("B", .friday), day("Off", isRest: true)])
  },
  VectorCase("PL7", expects: "first / third / second") {
    let routines = ["first", "second", "third"].enumerated().map { index, name in
      Routine(id: Identifier(name), name: name, createdAt: after(Int64(index)))
    }
    func shown(active: Set<Int>) -> String {
      var some = routines
      for index in active { some[index].isActive = true }
      return Routine.shown(of: some.reversed())?.name ?? "none"
    }
    return slashed([shown(active: []), shown(active: [2]), shown(active: [1, 2])])
  },
  VectorCase("PL8", expects: "B 0, D 1, E 2") {
    var slots = ["A", "B", "C", "D"].map { planned(id: $0) }
    slots.removeAll { $0.id.text == "A" }
    slots.removeAll { $0.id.text == "C" }
    slots.append(planned(id: "E"))
    return joined(
      slots.enumerated().map { $0.element.id.text + " " + String($0.offset) }, by: ", ")
  },
  VectorCase("ST13", expects: "Wednesday's / Wednesday's / Wednesday's / Thursday's") {
    let routine = plan([day("Wednesday's", .wednesday), day("Thursday's", .thursday)])
    return slashed(
      ([0, 1_800_000, 14_399_000, 14_400_000] as [Int32]).map { millisecond in
        let moment = Instant(
          wednesday.adding(days: 1), millisecondOfDay: millisecond, offsetSeconds: 0)
        return routine.due(on: .trainingDay(of: moment), progress: RoutineProgress()).day?.name
          ?? "rest day"
      })
  },
]

private let templateCases: [VectorCase] = [
  VectorCase("PL10", expects: "8 templates are sound") {
    for template in StarterTemplate.all {
      let pinned = template.days.compactMap { $0.weekday }
      let isPinned = pinned.count == template.days.count
      let trained = isPinned ? template.days.count : template.rotationWeekdays.count
      guard Set(pinned).count == pinned.count, trained == template.daysPerWeek,
        isPinned || pinned.isEmpty
      else { return template.id + ": days" }
      for slot in template.days.flatMap({ $0.slots }) {
        guard slot.sets > 0, slot.reps.low <= slot.reps.high else {
          return template.id + ": " + slot.exercise.text
        }
      }
    }
    return String(StarterTemplate.all.count) + " templates are sound"
  },
  VectorCase("PL10.days", expects: "6, 4, 3, 2, 5, 3, 3, 4") {
    joined(StarterTemplate.all.map { String($0.daysPerWeek) }, by: ", ")
  },
]
