import Loads

/// What a row that continues another is; it follows from the weights, so it is never stored.
public enum Continuation: Hashable, Sendable {
  /// Lighter than the row above.
  case drop
  /// The same load after a few breaths (rest-pause).
  case cluster
}

extension Session {
  /// Adds a row below a logged set that goes on with it, starting from the same numbers.
  ///
  /// Where it has drops already, the new one follows the last of them, which must be done. The rest
  /// stops, and comes back if the row is removed again without having been done.
  public mutating func continueSet(
    _ id: SessionSet.ID, newID: SessionSet.ID
  ) throws(SessionError) {
    let parent = try requiredPosition(of: id)
    guard !self[parent].isWarmUp else { throw .notRated(id) }
    let above = SetPosition(
      exercise: parent.exercise, set: continuations(below: parent).last ?? parent.set)
    guard let log = self[above].log else { throw .notLogged(self[above].id) }
    try requireUnused(newID)
    let plan = SetPlan(
      exercise: log.exercise, slot: self[above].plan.slot, numbers: log.numbers,
      continues: self[above].id)
    exercises[above.exercise].sets.insert(
      SessionSet(id: newID, plan: plan), at: above.set + 1)
    if let running = rest {
      carries[newID] = CarryMemory(stopped: running)
      rest = nil
    }
  }

  /// Cuts the link of a continuation: it becomes a set of its own and keeps what it holds.
  public mutating func separate(_ id: SessionSet.ID) throws(SessionError) {
    let position = try requiredPosition(of: id)
    self[position].plan.continues = nil
  }

  /// Whether a row is a drop or a cluster; nothing where it continues no row.
  public func continuation(_ id: SessionSet.ID) -> Continuation? {
    guard let position = position(of: id), position.set > 0, self[position].isContinuation else {
      return nil
    }
    let above = exercises[position.exercise].sets[position.set - 1]
    return self[position].numbers.weight.mass < above.numbers.weight.mass ? .drop : .cluster
  }
}
