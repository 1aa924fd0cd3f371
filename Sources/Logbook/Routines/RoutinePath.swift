import Journal
import Training

/// The paths of a routine's cells.
enum RoutinePath {
  static let name: CellPath = "name"
  static let summary: CellPath = "summary"
  static let created: CellPath = "created"
  static let active: CellPath = "active"
  static let rule: CellPath = "progression"
  static let rotationWeekdays: CellPath = "rotationWeekdays"
  static let blocks: CellPath = "blocks"
  static let days: CellPath = "days"

  static func day(_ id: Day.ID, _ cell: String) -> CellPath {
    days.item(id.text).appending(cell)
  }

  static func slots(of day: Day.ID) -> CellPath {
    self.day(day, "slots")
  }

  static func slot(_ id: Slot.ID, of day: Day.ID, _ cell: String) -> CellPath {
    slots(of: day).item(id.text).appending(cell)
  }
}
