import CivilTime
import Journal
import Loads
public import Training

@testable import Logbook

/// A session in a few plain rows, for tests that say what happens to them.
enum Sample {
  static let start = Instant(milliseconds: now, offsetSeconds: 3_600)
  static let squat = ExerciseReference(id: ExerciseID("squat"), name: "Squat", mode: .weightReps)
  static let row = ExerciseReference(id: ExerciseID("row"), name: "Row", mode: .weightReps)

  static func minutes(_ count: Int64) -> Instant { start.adding(seconds: count * 60) }

  static func kilograms(_ count: Int64) -> Weight { Weight(Mass(count, .kilogram), .kilogram) }

  static func set(_ id: String, of exercise: ExerciseReference, kind: SetKind = .work) -> SessionSet
  {
    SessionSet(
      id: SessionSet.ID(id),
      plan: SetPlan(
        exercise: exercise.id, kind: kind, target: RepRange(8, 12),
        numbers: SetNumbers(weight: kilograms(60), reps: 8)))
  }

  static func log(
    of exercise: ExerciseReference, at moment: Instant = minutes(5), reps: Int = 8
  ) -> SetLog {
    SetLog(
      exercise: exercise.id, mode: .weightReps,
      numbers: SetNumbers(weight: kilograms(60), reps: reps), at: moment)
  }

  /// Three squats and two rows, nothing logged.
  static func session(_ id: String = "s1") -> Session {
    Session(
      id: Session.ID(id), title: "Legs", start: start,
      exercises: [
        SessionExercise(
          id: "squats", exercise: squat, sets: ["a1", "a2", "a3"].map { set($0, of: squat) }),
        SessionExercise(id: "rows", exercise: row, sets: ["b1", "b2"].map { set($0, of: row) }),
      ])
  }

  /// Two devices that both have the session.
  static func twoDevices() throws -> (Logbook, Logbook) {
    var one = Logbook(1)
    _ = try one.save(session(), now: now)
    return (one, one.restarted(as: 2))
  }
}

extension Identifier: ExpressibleByStringLiteral {
  /// An id written in a test.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Session {
  subscript(set id: SessionSet.ID) -> SessionSet {
    get { exercises.flatMap { $0.sets }.first { $0.id == id }! }
    set {
      for card in exercises.indices {
        for row in exercises[card].sets.indices where exercises[card].sets[row].id == id {
          exercises[card].sets[row] = newValue
        }
      }
    }
  }
}

extension Logbook {
  /// Edits the session and saves it.
  mutating func edit(_ id: Session.ID = "s1", _ change: (inout Session) -> Void) throws {
    guard var session = session(id) else { return }
    change(&session)
    _ = try save(session, now: now)
  }

  /// The paths an edit of the session would write, and those it would remove, marked with "−".
  func paths(
    of change: (inout Session) -> Void, in id: Session.ID = "s1"
  ) -> [String] {
    guard let old = session(id) else { return [] }
    var new = old
    change(&new)
    var random = Randomness(seed: 1)
    let changes = new.changes(
      from: old, in: journal[DocumentID(session: id)], drawing: &random)
    return changes.cells.map { $0.0.text } + changes.removals.map { "−" + $0.text }
  }
}
