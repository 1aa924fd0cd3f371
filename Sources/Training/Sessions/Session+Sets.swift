/// Where a set stands in its session.
struct SetPosition: Equatable {
  var exercise: Int
  var set: Int
}

extension Session {
  /// Every set, in the order of exercises and rows.
  public var sets: [SessionSet] {
    exercises.flatMap { $0.sets }
  }

  /// Every logged set, in the order of exercises and rows.
  public var loggedSets: [SessionSet] {
    sets.filter { $0.isLogged }
  }

  /// The set with this id.
  public func set(_ id: SessionSet.ID) -> SessionSet? {
    position(of: id).map { self[$0] }
  }

  /// The card that holds this set.
  public func exercise(of id: SessionSet.ID) -> SessionExercise? {
    position(of: id).map { exercises[$0.exercise] }
  }

  /// The card with this id.
  public func exercise(_ id: SessionExercise.ID) -> SessionExercise? {
    exercises.first { $0.id == id }
  }

  func position(of id: SessionSet.ID) -> SetPosition? {
    for (card, exercise) in exercises.enumerated() {
      if let row = exercise.sets.firstIndex(where: { $0.id == id }) {
        return SetPosition(exercise: card, set: row)
      }
    }
    return nil
  }

  func requiredPosition(of id: SessionSet.ID) throws(SessionError) -> SetPosition {
    guard let position = position(of: id) else { throw .noSuchSet(id) }
    return position
  }

  func requiredIndex(of id: SessionExercise.ID) throws(SessionError) -> Int {
    guard let index = exercises.firstIndex(where: { $0.id == id }) else {
      throw .noSuchExercise(id)
    }
    return index
  }

  subscript(position: SetPosition) -> SessionSet {
    get { exercises[position.exercise].sets[position.set] }
    set { exercises[position.exercise].sets[position.set] = newValue }
  }

  /// The planned slot a card came from, as it was when the session started.
  func plannedSlot(_ id: Slot.ID?) -> Slot? {
    guard let id else { return nil }
    return plannedSlots.first { $0.id == id }
  }
}
