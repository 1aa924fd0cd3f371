import CivilTime
import JSONCoding
import Journal
import Ordering
import Training

extension Session {
  /// What must be written so that a document that reads as `old` reads as this session.
  func changes(
    from old: Session?, in document: Document?, drawing random: inout some RandomNumberGenerator
  ) -> CellChanges {
    var changes = CellChanges(to: document)
    writeHead(from: old, to: &changes)
    writeMemories(from: old, to: &changes)
    writeCards(from: old, to: &changes, drawing: &random)
    writeSets(from: old, to: &changes, drawing: &random)
    return changes
  }

  /// The paths of the cards and rows that another value of the session does not have.
  func items(besides old: Session?) -> [CellPath] {
    let ids = exercises.map { $0.sets.map { $0.id } }
    let oldIDs = old?.exercises.map { $0.sets.map { $0.id } } ?? []
    // The usual edit changes a row and not which rows there are.
    let known = ids == oldIDs ? nil : Set(oldIDs.joined())
    return exercises.filter { old?.exercise($0.id) == nil }
      .map { SessionPath.exercises.item($0.id.text) }
      + (known.map { known in
        ids.joined().filter { !known.contains($0) }.map { SessionPath.sets.item($0.text) }
      } ?? [])
  }

  private func writeHead(from old: Session?, to changes: inout CellChanges) {
    changes.text(SessionPath.title, from: old?.title, to: title)
    changes.cell(SessionPath.start, from: old?.start, to: start) { start, _ in start.json }
    changes.cell(SessionPath.end, from: old?.end, to: end) { end, _ in end.json }
    changes.cell(SessionPath.discarded, from: old?.discarded, to: discarded) {
      $0.json(keeping: $1)
    }
    changes.cell(SessionPath.planDay, from: old?.planDay, to: planDay) { $0.json(keeping: $1) }
    changes.cell(SessionPath.plannedSlots, from: old?.plannedSlots ?? [], to: plannedSlots) {
      slots, _ in .array(slots.map { $0.jsonWithID })
    }
    changes.cell(SessionPath.pauses, from: old?.pauses ?? [], to: pauses) { pauses, _ in
      .array(pauses.map { $0.json })
    }
    changes.cell(SessionPath.rest, from: old?.rest, to: rest) { $0.json(keeping: $1) }
    changes.cell(SessionPath.announced, from: old?.announced, to: announced) {
      $0.json(keeping: $1)
    }
    changes.cell(SessionPath.note, from: old?.note ?? Note(), to: note) { $0.json(keeping: $1) }
    changes.flag(SessionPath.counts, from: old?.counts, to: counts, usually: true)
    changes.flag(
      SessionPath.loggedAfterwards, from: old?.loggedAfterwards, to: loggedAfterwards,
      usually: false)
  }

  private func writeMemories(from old: Session?, to changes: inout CellChanges) {
    let (oldOffers, oldCarries) = (old?.offers ?? [:], old?.carries ?? [:])
    // In order of the sets' ids, so that one edit always writes its cells in one order.
    for id in Self.changedIDs(from: oldOffers, to: offers) {
      changes.cell(
        SessionPath.offers.item(id.text), from: oldOffers[id], to: offers[id]
      ) { $0.json(keeping: $1) }
    }
    for id in Self.changedIDs(from: oldCarries, to: carries) {
      changes.cell(
        SessionPath.carries.item(id.text), from: oldCarries[id], to: carries[id]
      ) { $0.json(keeping: $1) }
    }
  }

  /// The ids under which the two do not say the same, in order.
  private static func changedIDs<Memory: Equatable>(
    from old: [SessionSet.ID: Memory], to new: [SessionSet.ID: Memory]
  ) -> [SessionSet.ID] {
    if old == new { return [] }
    var ids: [SessionSet.ID] = []
    for (id, memory) in new where old[id] != memory { ids.append(id) }
    for id in old.keys where new[id] == nil { ids.append(id) }
    return ids.ordered()
  }

  private func writeCards(
    from old: Session?, to changes: inout CellChanges,
    drawing random: inout some RandomNumberGenerator
  ) {
    for card in exercises {
      let before = old?.exercise(card.id)
      if let before, before.hasSameHead(as: card) { continue }
      changes.cell(
        SessionPath.exercise(card.id, "card"), from: before.map { CardCell($0) },
        to: CardCell(card)
      ) { $0.json(keeping: $1) }
      changes.text(SessionPath.exercise(card.id, "group"), from: before?.group, to: card.group)
      changes.cell(
        SessionPath.exercise(card.id, "note"), from: before?.note ?? Note(), to: card.note
      ) { $0.json(keeping: $1) }
      changes.flag(
        SessionPath.exercise(card.id, "counts"), from: before?.counts, to: card.counts,
        usually: true)
    }
    for gone in old?.exercises ?? [] where exercise(gone.id) == nil {
      changes.remove(SessionPath.exercises.item(gone.id.text))
    }
    changes.places(
      under: SessionPath.exercises, from: (old?.exercises ?? []).map { $0.id.text },
      toOrder: exercises.map { $0.id.text }, drawing: &random
    ) { $0.container(SessionPath.exercises).items }
  }

  private func writeSets(
    from old: Session?, to changes: inout CellChanges,
    drawing random: inout some RandomNumberGenerator
  ) {
    for (place, card) in exercises.enumerated() {
      for (row, set) in card.sets.enumerated() {
        let known = old?.position(of: set.id, near: (place, row))
        let oldCard = known.flatMap { old?.exercises[$0.card] }
        let oldSet = known.flatMap { oldCard?.sets[$0.row] }
        if oldCard?.id == card.id, oldSet == set { continue }
        write(set, on: card.id, from: oldSet, on: oldCard?.id, to: &changes)
      }
      changes.places(
        under: SessionPath.sets, from: (old?.exercise(card.id)?.sets ?? []).map { $0.id.text },
        toOrder: card.sets.map { $0.id.text }, drawing: &random
      ) { $0.container(SessionPath.sets).items }
    }
    var gone: [SessionSet.ID] = []
    for (place, card) in (old?.exercises ?? []).enumerated() {
      for (row, set) in card.sets.enumerated()
      where position(of: set.id, near: (place, row)) == nil {
        gone.append(set.id)
      }
    }
    for id in gone.ordered() {
      changes.remove(SessionPath.sets.item(id.text))
    }
  }

  /// Where a row stands; looked for first where it most often is.
  private func position(
    of id: SessionSet.ID, near guess: (card: Int, row: Int)
  ) -> (card: Int, row: Int)? {
    if guess.card < exercises.count, guess.row < exercises[guess.card].sets.count,
      exercises[guess.card].sets[guess.row].id == id
    {
      return guess
    }
    for card in exercises.indices {
      if let row = exercises[card].sets.firstIndex(where: { $0.id == id }) { return (card, row) }
    }
    return nil
  }

  private func write(
    _ set: SessionSet, on card: SessionExercise.ID, from old: SessionSet?,
    on oldCard: SessionExercise.ID?, to changes: inout CellChanges
  ) {
    var oldPlan: SetPlanCell?
    if let old, let oldCard { oldPlan = SetPlanCell(card: oldCard, plan: old.plan) }
    changes.cell(
      SessionPath.set(set.id, "plan"), from: oldPlan, to: SetPlanCell(card: card, plan: set.plan)
    ) { $0.json(keeping: $1) }
    changes.cell(SessionPath.set(set.id, "log"), from: old?.log, to: set.log) {
      $0.json(keeping: $1)
    }
    changes.cell(SessionPath.set(set.id, "effort"), from: old?.effort, to: set.effort) {
      $0.json(keeping: $1)
    }
    changes.cell(SessionPath.set(set.id, "note"), from: old?.note ?? Note(), to: set.note) {
      $0.json(keeping: $1)
    }
    changes.cell(SessionPath.set(set.id, "heartRate"), from: old?.heartRate, to: set.heartRate) {
      $0.json(keeping: $1)
    }
  }
}

extension SessionExercise {
  /// Whether everything but the sets is the same.
  fileprivate func hasSameHead(as other: SessionExercise) -> Bool {
    exercise == other.exercise && slot == other.slot && group == other.group && note == other.note
      && counts == other.counts
  }
}

/// The cell `exercises/<id>/card`: which exercise the card is for, and the slot it came from.
struct CardCell: Equatable {
  var exercise: ExerciseReference
  var slot: Slot.ID?

  init(_ card: SessionExercise) {
    exercise = card.exercise
    slot = card.slot
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    exercise.write(to: &fields)
    fields.set("slot", text: slot?.text)
    return fields.json(keeping: old)
  }
}
