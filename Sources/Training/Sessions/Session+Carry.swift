import Loads

extension Session {
  /// Gives the logged row's load to the rows left in its slot, and returns what changed.
  ///
  /// Where rows are listed one by one they move by as many rungs as the logged row did.
  mutating func carryLoad(from position: SetPosition, ladder: LoadLadder) -> [CarryMemory.Row] {
    let source = self[position]
    guard source.isEffort else { return [] }
    let isTimed = exercises[position.exercise].mode.isTimed
    var rows: [CarryMemory.Row] = []
    for later in laterOpenRows(after: position) {
      let before = self[later].plan.numbers
      var given = before
      if let opening = source.plan.opening, let own = self[later].plan.opening {
        let moved = ladder.rungs(from: opening.mass, to: source.plan.numbers.weight.mass)
        if moved != 0 { given.weight = ladder.weight(ladder.moved(own.mass, by: moved)) }
      } else {
        given.weight = source.plan.numbers.weight
        if isTimed { given.seconds = source.plan.numbers.seconds }
      }
      guard given != before else { continue }
      self[later].plan.numbers = given
      rows.append(CarryMemory.Row(set: self[later].id, before: before, given: given))
    }
    return rows
  }

  /// Puts back what a log carried, on rows that still hold exactly that.
  mutating func carryBack(_ rows: [CarryMemory.Row]) {
    for row in rows {
      guard let position = position(of: row.set), !self[position].isLogged,
        self[position].plan.numbers == row.given
      else { continue }
      self[position].plan.numbers = row.before
    }
  }

  /// The unlogged working rows after this one in its slot: those that carry and offers reach.
  func laterOpenRows(after position: SetPosition) -> [SetPosition] {
    let rows = exercises[position.exercise].sets
    let slot = rows[position.set].plan.slot
    return rows.indices.dropFirst(position.set + 1).filter { index in
      let row = rows[index]
      return row.isEffort && !row.isLogged && row.plan.slot == slot
    }.map { SetPosition(exercise: position.exercise, set: $0) }
  }
}
