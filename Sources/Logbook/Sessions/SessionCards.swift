import JSONCoding
import Journal
import Training

/// Puts the cards of a session together from the cells under `exercises` and `sets`.
struct SessionCards {
  private let document: Document
  private(set) var cards: [SessionExercise] = []

  init(in document: Document) {
    self.document = document
    let rows = readRows()
    let ids = Places(in: document, under: SessionPath.exercises)
      .sorted(cardIDs(neededBy: rows))
    cards = ids.compactMap { card($0, rows: rows[$0] ?? []) }
  }

  /// The rows by card, each list in order.
  private func readRows() -> [String: [SessionSet]] {
    let order = Places(in: document, under: SessionPath.sets)
      .sorted(document.items(of: SessionPath.sets))
    var rows: [String: [SessionSet]] = [:]
    for name in order {
      let id = SessionSet.ID(name)
      guard let (card, row) = row(id) else { continue }
      rows[card.text, default: []].append(row)
    }
    return rows
  }

  private func row(_ id: SessionSet.ID) -> (SessionExercise.ID, SessionSet)? {
    let log = SetLog(json: document.value(at: SessionPath.set(id, "log")))
    let cell =
      SetPlanCell(json: document.value(at: SessionPath.set(id, "plan"))) ?? log.map(planCell(for:))
    guard let cell else { return nil }
    let isRated = log != nil && cell.plan.kind != .warmUp
    return (
      cell.card,
      SessionSet(
        id: id, plan: cell.plan, log: log,
        effort: isRated
          ? EffortRating(json: document.value(at: SessionPath.set(id, "effort"))) : nil,
        note: Note(json: document.value(at: SessionPath.set(id, "note"))),
        heartRate: SetHeartRate(json: document.value(at: SessionPath.set(id, "heartRate"))))
    )
  }

  /// A log whose plan has not arrived stands on a card of its exercise.
  private func planCell(for log: SetLog) -> SetPlanCell {
    SetPlanCell(
      card: SessionExercise.ID("of-" + log.exercise.text),
      plan: SetPlan(exercise: log.exercise, numbers: log.numbers))
  }

  private func cardIDs(neededBy rows: [String: [SessionSet]]) -> [String] {
    var ids = document.items(of: SessionPath.exercises)
    for id in rows.keys where !ids.contains(id) { ids.append(id) }
    return ids
  }

  private func card(_ name: String, rows: [SessionSet]) -> SessionExercise? {
    let id = SessionExercise.ID(name)
    let cell = document.value(at: SessionPath.exercise(id, "card"))
    guard let exercise = cell.flatMap({ ExerciseReference(json: $0) }) ?? reference(from: rows)
    else { return nil }
    return SessionExercise(
      id: id, exercise: exercise,
      slot: cell?.text("slot").map { Slot.ID($0) },
      group: document.value(at: SessionPath.exercise(id, "group"))?.string,
      note: Note(json: document.value(at: SessionPath.exercise(id, "note"))),
      counts: document.value(at: SessionPath.exercise(id, "counts"))?.bool ?? true,
      sets: settled(rows))
  }

  private func reference(from rows: [SessionSet]) -> ExerciseReference? {
    rows.first.map { row in
      ExerciseReference(id: row.log?.exercise ?? row.plan.exercise, name: "", mode: row.log?.mode)
    }
  }

  /// The rows with continuations that have nothing above them standing for themselves.
  private func settled(_ rows: [SessionSet]) -> [SessionSet] {
    var settled: [SessionSet] = []
    for var row in rows {
      if let parent = row.plan.continues, !settled.contains(where: { $0.id == parent }) {
        row.plan.continues = nil
      }
      settled.append(row)
    }
    return settled
  }
}
