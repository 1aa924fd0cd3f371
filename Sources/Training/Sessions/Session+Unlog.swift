extension Session {
  /// Takes the log of a set back, with the logged continuations directly beneath it.
  ///
  /// The row keeps its numbers. What the log changed beside it returns where it still holds exactly
  /// what it was given; the rest stops only if it belonged to a set that is taken back. Doing it
  /// twice is harmless.
  public mutating func unlog(_ id: SessionSet.ID) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard self[position].isLogged else { return }
    for index in continuations(below: position).reversed() {
      unlogRow(SetPosition(exercise: position.exercise, set: index))
    }
    unlogRow(position)
  }

  /// The rows directly beneath that continue this one.
  func continuations(below position: SetPosition) -> Range<Int> {
    let rows = exercises[position.exercise].sets
    let first = position.set + 1
    var end = first
    while end < rows.count, rows[end].isContinuation { end += 1 }
    return first..<end
  }

  private mutating func unlogRow(_ position: SetPosition) {
    let set = self[position]
    guard let log = set.log else { return }
    withdrawOffers(ofUnlogged: position)
    self[position].plan.numbers = log.numbers
    self[position].log = nil
    self[position].effort = nil
    self[position].heartRate = nil
    let memory = carries.removeValue(forKey: set.id) ?? CarryMemory()
    if memory.stopped != nil { carries[set.id] = CarryMemory(stopped: memory.stopped) }
    carryBack(memory.rows)
    reviveOffers(settledBy: set.id)
    if rest == nil || rest?.set == set.id { rest = stillValid(memory.rest) }
  }

  /// A remembered rest, unless the set that started it was taken back meanwhile.
  func stillValid(_ rest: Rest?) -> Rest? {
    guard let rest else { return nil }
    guard let starter = rest.set else { return rest }
    return set(starter)?.isLogged == true ? rest : nil
  }
}
