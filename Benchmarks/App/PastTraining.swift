import CivilTime
import JSONCoding
import Journal
import LibraryFiles
import Loads
import Logbook
import Training

/// Years of a full-body plan, three sessions a week, as stored rows.
struct PastTraining {
  private(set) var rows: [JSON] = []
  private(set) var bytes = 0

  init(sessions count: Int, before end: Instant) {
    var book = Logbook(replica: ReplicaID(7), seed: 7)
    var drawn = 0
    let newID = {
      drawn += 1
      return "id\(drawn)"
    }
    let template = StarterTemplate.fullBody
    var routine = template.routine(
      createdAt: end.adding(seconds: -Int64(count + 3) * 201_600),
      catalog: ExerciseCatalog(library: LibraryFiles.library), newID: newID)
    routine.isActive = true
    save(&book, routine)
    for place in 0..<count {
      let day = routine.days[place % routine.days.count]
      let start = end.adding(seconds: -Int64(count - place) * 201_600)
      save(&book, Self.session(place, day, of: routine, start: start))
    }
    for id in book.journal.documents.keys.sorted() {
      guard let row = book.journal.row(for: id) else { continue }
      bytes += row.utf8.count
      rows.append(["id": .string(id.text), "row": .string(row), "revision": "r1"])
    }
  }

  private func save(_ book: inout Logbook, _ session: Session) {
    do { _ = try book.save(session, now: session.start.milliseconds) } catch {
      fatalError("\(error)")
    }
  }

  private func save(_ book: inout Logbook, _ routine: Routine) {
    do { _ = try book.save(routine, now: routine.createdAt.milliseconds) } catch {
      fatalError("\(error)")
    }
  }

  private static func session(
    _ place: Int, _ day: Day, of routine: Routine, start: Instant
  ) -> Session {
    let name = String(100_000 + place)
    var session = Session(
      id: Session.ID(name), title: day.name, start: start, end: start.adding(seconds: 3_600),
      planDay: PlanDay(routine: routine.id, routineName: routine.name, day: day.id),
      plannedSlots: day.slots)
    for slot in day.slots {
      let sets = (0..<max(1, slot.sets)).map { row in
        let numbers = SetNumbers(
          weight: Weight(Mass(Int64(40 + place / 12), .kilogram), .kilogram),
          reps: 6 + (place + row) % 4, seconds: slot.seconds)
        let plan = SetPlan(
          exercise: slot.exercise.id, slot: slot.id, target: slot.reps, numbers: numbers)
        let log = SetLog(
          exercise: slot.exercise.id, mode: slot.exercise.mode ?? .weightReps, numbers: numbers,
          at: start.adding(seconds: Int64(row + 1) * 180))
        return SessionSet(
          id: SessionSet.ID(name + slot.id.text + String(row)), plan: plan, log: log,
          effort: EffortRating(.solid))
      }
      session.exercises.append(
        SessionExercise(
          id: SessionExercise.ID(slot.exercise.id.text), exercise: slot.exercise, slot: slot.id,
          sets: sets))
    }
    return session
  }
}
