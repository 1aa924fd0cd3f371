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

  /// The cells of the session itself.
  static let head = [
    title, start, end, discarded, planDay, plannedSlots, pauses, rest, announced, note, counts,
    loggedAfterwards,
  ]

  static func exercise(_ id: SessionExercise.ID, _ cell: String) -> CellPath {
    exercises.item(id.text).appending(cell)
  }

  static func set(_ id: SessionSet.ID, _ cell: String) -> CellPath {
    sets.item(id.text).appending(cell)
  }

  /// What a cell is about.
  enum Part: Equatable {
    case head
    /// The offer under the id of a set.
    case offer(String)
    /// What logging the set with this id changed beside it.
    case carry(String)
    /// What is stored of the row with this id, but for its place.
    case row(String)
    /// A card, or the place of a row.
    case structure
  }

  static func part(of path: CellPath) -> Part {
    let names = path.text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard names.count > 1 else { return .head }
    let id = CellPath.id(ofItem: names[1])
    return switch (names[0], names.count) {
    case (offers.text, 2): .offer(id)
    case (carries.text, 2): .carry(id)
    case (sets.text, 3) where names[2] != "place": .row(id)
    default: .structure
    }
  }
}
