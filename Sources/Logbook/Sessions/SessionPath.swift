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

  /// What a cell is about.
  enum Part: Equatable {
    case head
    /// An offer, or what logging a set changed beside it.
    case memories
    /// What is stored of the row with this id, but for its place.
    case row(String)
    /// A card, or the place of a row.
    case structure
  }

  static func part(of path: CellPath) -> Part {
    let names = path.text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    return switch (names.count, names.first) {
    case (1, _): .head
    case (2, offers.text), (2, carries.text): .memories
    case (3, sets.text) where names[2] != "place": .row(CellPath.id(ofItem: names[1]))
    default: .structure
    }
  }
}
