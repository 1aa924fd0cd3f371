/// Which rows of past sessions belong to a slot: of what exercise, and whose history it goes by.
public struct SlotShare: Sendable {
  /// The slot.
  public var slot: Slot
  /// The slots of the same day with the same exercise, in order, the slot itself among them.
  public var siblings: [Slot]
  /// The slots of the plan whose rows count as this one's; nothing means the newest anywhere.
  public var family: Set<Slot.ID>?
  /// The slots of the plan with the same exercise.
  private var relatives: Set<Slot.ID>

  /// The share of a slot in a day of a plan.
  ///
  /// - Parameter canonical: the id under which spellings of one exercise meet.
  public init(
    of slot: Slot, in day: Day, of routine: Routine, canonical: (ExerciseID) -> ExerciseID
  ) {
    let exercise = canonical(slot.exercise.id)
    let isSame: (Slot) -> Bool = { canonical($0.exercise.id) == exercise }
    let all = routine.days.flatMap { $0.slots }.filter(isSame)
    self.slot = slot
    siblings = day.slots.filter(isSame)
    relatives = Set(all.map { $0.id })
    switch slot.history {
    case .own:
      family = [slot.id]
    case .anywhere:
      family = nil
    case .automatic:
      let near = all.filter { $0.id == slot.id || $0.reps.overlaps(slot.reps) }
      family = near.count == all.count ? nil : Set(near.map { $0.id })
    }
  }

  /// The share of an exercise on its own, outside any plan.
  public init(of slot: Slot) {
    self.slot = slot
    siblings = [slot]
    family = nil
    relatives = [slot.id]
  }

  /// Which of the logged efforts of a session are the slot's, as positions in `rows`.
  func positions(in rows: [SessionSet]) -> [Int] {
    let own =
      siblings.count > 1
      ? Self.attribution(of: rows, to: siblings).enumerated()
        .filter { siblings[$0.element].id == slot.id }.map { $0.offset }
      : Array(rows.indices)
    guard let family else { return own }
    return own.filter { index in
      let row = rows[index]
      if let named = row.plan.slot, relatives.contains(named) { return family.contains(named) }
      if siblings.count > 1 { return true }
      return slot.history == .own ? row.plan.slot == slot.id : slot.reps.fits(row)
    }
  }

  /// The slot each row belongs to, as positions in `slots`.
  ///
  /// A row that names its slot belongs there. Others go in order: on to the next slot when the row
  /// fits it and either does not fit the current one or that holds its sets already.
  static func attribution(of rows: [SessionSet], to slots: [Slot]) -> [Int] {
    var current = 0
    var held = 0
    return rows.map { row in
      if let named = slots.firstIndex(where: { $0.id == row.plan.slot }) { return named }
      let next = current + 1
      if next < slots.count, slots[next].reps.fits(row),
        !slots[current].reps.fits(row) || held >= max(1, slots[current].sets)
      {
        current = next
        held = 0
      }
      held += 1
      return current
    }
  }
}

extension RepRange {
  /// Whether two ranges share a number of reps; where one is missing they do.
  func overlaps(_ other: RepRange) -> Bool {
    guard isGiven, other.isGiven else { return true }
    return low <= other.high && other.low <= high
  }

  /// Whether a row was done for this range: it asked for the same, or, where it asked for nothing, its reps lie inside.
  func fits(_ row: SessionSet) -> Bool {
    if row.plan.target.isGiven { return row.plan.target == self }
    return isGiven && row.numbers.reps >= low && row.numbers.reps <= high
  }
}
