import Loads

extension Session {
  /// Adds a row to a card: a copy of its last working row, at the end.
  public mutating func addSet(
    to id: SessionExercise.ID, newID: SessionSet.ID
  ) throws(SessionError) {
    let card = try requiredIndex(of: id)
    try requireUnused(newID)
    let plan = nextRowPlan(on: card)
    exercises[card].sets.append(SessionSet(id: newID, plan: plan))
  }

  /// Adds a warm-up row to a card, below its other warm-ups, half the way on to the work weight.
  public mutating func addWarmUp(
    to id: SessionExercise.ID, ramp: WarmUpRamp, newID: SessionSet.ID
  ) throws(SessionError) {
    let card = try requiredIndex(of: id)
    try requireUnused(newID)
    let rows = exercises[card].sets
    let last = rows.last { $0.isWarmUp }?.numbers
    let work = rows.first { $0.isEffort }?.numbers
    var numbers = last ?? work ?? .standard(for: exercises[card].mode)
    if let work {
      let next = ramp.next(after: last?.weight.mass, to: work.weight.mass)
      numbers.weight = next.map { Weight($0, ramp.scale.unit) } ?? numbers.weight
    }
    let plan = SetPlan(
      exercise: exercises[card].exercise.id, slot: exercises[card].slot, kind: .warmUp,
      numbers: numbers)
    let place = rows.lastIndex { $0.isWarmUp }.map { $0 + 1 } ?? 0
    exercises[card].sets.insert(SessionSet(id: newID, plan: plan), at: place)
  }

  /// The row that "remove set" takes from a card: its last unlogged one, a working row if there is one.
  ///
  /// Never a logged row, never one directly above a continuation, never the only one.
  public func removableSet(on id: SessionExercise.ID) -> SessionSet? {
    guard let card = exercises.firstIndex(where: { $0.id == id }) else { return nil }
    let candidates = exercises[card].sets.indices.filter {
      isRemovable(SetPosition(exercise: card, set: $0))
    }
    let rows = exercises[card].sets
    return (candidates.last { rows[$0].isEffort } ?? candidates.last).map { rows[$0] }
  }

  /// Removes an unlogged row.
  ///
  /// A drop that is removed brings back the rest it stopped.
  public mutating func removeSet(_ id: SessionSet.ID) throws(SessionError) {
    let position = try requiredPosition(of: id)
    guard !self[position].isLogged else { throw .alreadyLogged(id) }
    guard isRemovable(position) else { throw .nothingRemovable }
    exercises[position.exercise].sets.remove(at: position.set)
    if announced?.set == id { announced = nil }
    let memory = carries.removeValue(forKey: id)
    if rest == nil { rest = stillValid(memory?.stopped) }
  }

  /// Changes what a row is for; a row that is rated or continues another stays a working row.
  public mutating func setKind(_ kind: SetKind, of id: SessionSet.ID) throws(SessionError) {
    let position = try requiredPosition(of: id)
    if kind == .warmUp {
      guard self[position].effort == nil else { throw .notRated(id) }
      guard !self[position].isContinuation else { throw .nothingRemovable }
    }
    self[position].plan.kind = kind
  }

  private func isRemovable(_ position: SetPosition) -> Bool {
    let rows = exercises[position.exercise].sets
    guard !rows[position.set].isLogged, rows.count > 1 else { return false }
    return continuations(below: position).isEmpty
  }

  /// What a row added to a card starts from.
  func nextRowPlan(on card: Int) -> SetPlan {
    let exercise = exercises[card]
    guard let last = exercise.sets.last(where: { $0.isEffort }) else {
      return SetPlan(
        exercise: exercise.exercise.id, slot: exercise.slot,
        numbers: .standard(for: exercise.mode))
    }
    return SetPlan(
      exercise: exercise.exercise.id, slot: last.plan.slot, target: last.plan.target,
      numbers: last.numbers)
  }

  func requireUnused(_ id: SessionSet.ID) throws(SessionError) {
    if position(of: id) != nil { throw .idInUse(id.text) }
  }
}

extension SetNumbers {
  /// What a row of an exercise starts with that was never done: ten reps without a load, or 45 seconds.
  public static func standard(for mode: TrackingMode) -> SetNumbers {
    switch mode {
    case .weightReps, .bodyweightReps, .assistedReps: SetNumbers(reps: 10)
    case .duration, .weightDuration: SetNumbers(seconds: 45)
    case .weightDistance, .cardio: SetNumbers()
    }
  }
}
