import Journal
import Training

/// The paths of a session's cells.
enum SessionPath {
  static let title = CellPath("title")
  static let start = CellPath("start")
  static let end = CellPath("end")
  static let discarded = CellPath("discarded")
  static let planDay = CellPath("planDay")
  static let plannedSlots = CellPath("plannedSlots")
  static let pauses = CellPath("pauses")
  static let rest = CellPath("rest")
  static let announced = CellPath("announced")
  static let note = CellPath("note")
  static let counts = CellPath("counts")
  static let loggedAfterwards = CellPath("loggedAfterwards")
  static let exercises = CellPath("exercises")
  static let sets = CellPath("sets")
  static let offers = CellPath("offers")
  static let carries = CellPath("carry")

  static func exercise(_ id: SessionExercise.ID, _ cell: String) -> CellPath {
    exercises.item(id.text).appending(cell)
  }

  static func set(_ id: SessionSet.ID, _ cell: String) -> CellPath {
    sets.item(id.text).appending(cell)
  }
}
