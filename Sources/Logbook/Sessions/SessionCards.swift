import JSONCoding
import Journal
import Ordering
import Training

/// Puts the cards of a session together from what is stored under `exercises` and `sets`.
struct SessionCards {
  private(set) var cards: [SessionExercise] = []

  init(in contents: Container) {
    let rows = Self.rows(in: contents.container(SessionPath.sets))
    var items = contents.container(SessionPath.exercises).items
    for id in rows.keys where !items.contains(where: { $0.id == id }) {
      items.append(StoredItem(id: id))
    }
    items = items.ordered { $0.precedes($1) }
    cards = items.compactMap { Self.card($0, rows: rows[$0.id] ?? []) }
  }

  /// The rows by card, each list in order.
  private static func rows(in contents: Container) -> [String: [SessionSet]] {
    var rows: [String: [SessionSet]] = [:]
    for item in contents.items.ordered(by: { $0.precedes($1) }) {
      guard let (card, row) = SessionSet.stored(item.id, in: item.contents) else { continue }
      rows[card.text, default: []].append(row)
    }
    return rows
  }

  private static func card(_ item: StoredItem, rows: [SessionSet]) -> SessionExercise? {
    let cell = item.contents["card"]
    guard let exercise = cell.flatMap({ ExerciseReference(json: $0) }) ?? reference(from: rows)
    else { return nil }
    var card = SessionExercise(
      id: SessionExercise.ID(item.id), exercise: exercise,
      slot: cell?.text("slot").map { Slot.ID($0) },
      group: item.contents["group"]?.string,
      note: Note(json: item.contents["note"]),
      counts: item.contents["counts"]?.bool ?? true)
    for row in rows { card.sets.append(row.settled(below: card.sets[...])) }
    return card
  }

  private static func reference(from rows: [SessionSet]) -> ExerciseReference? {
    rows.first.map { row in
      ExerciseReference(id: row.log?.exercise ?? row.plan.exercise, name: "", mode: row.log?.mode)
    }
  }
}

extension SessionSet {
  /// Reads a row and the card it stands on; without a plan and a log it is none.
  static func stored(_ id: String, in contents: Container) -> (SessionExercise.ID, SessionSet)? {
    let log = SetLog(json: contents["log"])
    let cell = SetPlanCell(json: contents["plan"]) ?? log.map { SetPlanCell(for: $0) }
    guard let cell else { return nil }
    let isRated = log != nil && cell.plan.kind != .warmUp
    return (
      cell.card,
      SessionSet(
        id: SessionSet.ID(id), plan: cell.plan, log: log,
        effort: isRated ? EffortRating(json: contents["effort"]) : nil,
        note: Note(json: contents["note"]),
        heartRate: SetHeartRate(json: contents["heartRate"]))
    )
  }

  /// The row below others of its card: a continuation of none of them stands for itself.
  func settled(below others: ArraySlice<SessionSet>) -> SessionSet {
    guard let parent = plan.continues, !others.contains(where: { $0.id == parent }) else {
      return self
    }
    var row = self
    row.plan.continues = nil
    return row
  }
}

extension SetPlanCell {
  /// A log whose plan has not arrived stands on a card of its exercise.
  fileprivate init(for log: SetLog) {
    self.init(
      card: SessionExercise.ID("of-" + log.exercise.text),
      plan: SetPlan(exercise: log.exercise, numbers: log.numbers))
  }
}
