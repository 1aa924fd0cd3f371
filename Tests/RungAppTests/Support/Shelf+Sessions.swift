import CivilTime
import Journal
import Loads
import Logbook
import Training

/// A session of one exercise, done on some day.
struct Done {
  var exercise: ExerciseID
  var mode = TrackingMode.weightReps
  /// ISO 8601, "2026-02-23".
  var day: String
  var title = "Past"
  var sets: [SetNumbers]
  /// How many of the sets, from the first on, are warm-ups.
  var warmUps = 0

  var session: Session {
    guard let start = try? Instant(parsing: day + "T18:00:00+01:00") else {
      fatalError("No day: \(day)")
    }
    let rows = sets.enumerated().map { index, numbers in
      var plan = SetPlan(exercise: exercise, numbers: numbers)
      if index < warmUps { plan.kind = .warmUp }
      return SessionSet(
        id: Identifier("s\(index)"), plan: plan,
        log: SetLog(
          exercise: exercise, mode: mode, numbers: numbers,
          at: start.adding(seconds: Int64(index) * 120)))
    }
    let card = SessionExercise(
      id: Identifier("c"), exercise: ExerciseReference(id: exercise, name: "A lift", mode: mode),
      sets: rows)
    return Session(
      id: Identifier("past-" + day + "-" + exercise.text), title: title, start: start,
      end: start.adding(seconds: 3_600), exercises: [card])
  }
}

/// Kilograms times reps.
func kilograms(_ load: Double, _ reps: Int = 0, seconds: Int = 0) -> SetNumbers {
  SetNumbers(
    weight: Weight(Mass(thousandths: Int64(load * 1_000), .kilogram), .kilogram), reps: reps,
    seconds: seconds)
}

extension Shelf {
  /// Puts sessions that were done earlier, and exercises of the person's own, into the store.
  func keep(_ done: [Done], own: [Exercise] = []) throws {
    var book = Logbook(replica: ReplicaID(77), seed: 77)
    for each in done {
      let session = each.session
      _ = try book.save(session, now: session.start.milliseconds)
    }
    for exercise in own { _ = try book.save(exercise, now: 1_000) }
    for id in book.journal.documents.keys {
      rows[id.text] = Row(text: book.journal.row(for: id) ?? "", revision: "kept")
    }
  }
}
