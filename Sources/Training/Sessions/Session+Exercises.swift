extension Session {
  /// Adds an exercise with some rows; where the session has it already, its last card gets them.
  ///
  /// - Parameters:
  ///   - sets: how many rows, zero adds nothing; unless said, as many as last time on a new card, else three.
  ///   - lastTime: the rows of its last performance, which a new card starts from.
  ///   - canonical: the id under which spellings of one exercise meet.
  ///   - newID: draws the id of a row, or of a card.
  /// - Returns: the card that has the rows.
  @discardableResult
  public mutating func addExercise(
    _ exercise: ExerciseReference, sets: Int? = nil, lastTime: [SetNumbers] = [],
    canonical: (ExerciseID) -> ExerciseID = { $0 }, newID: () -> String
  ) -> SessionExercise.ID? {
    let known = canonical(exercise.id)
    let existing = exercises.lastIndex { canonical($0.exercise.id) == known }
    let usual = existing == nil && !lastTime.isEmpty ? lastTime.count : 3
    let count = sets ?? usual
    guard count > 0 else { return nil }
    let card = existing ?? appendCard(of: exercise, newID: newID)
    for _ in 0..<count {
      var plan = nextRowPlan(on: card)
      let row = exercises[card].sets.count
      if existing == nil, let last = lastTime.last {
        plan.numbers = row < lastTime.count ? lastTime[row] : last
      }
      exercises[card].sets.append(SessionSet(id: Identifier(newID()), plan: plan))
    }
    return exercises[card].id
  }

  /// Takes an exercise out that is not in the plan and has nothing logged; its note goes with it.
  public mutating func removeExercise(_ id: SessionExercise.ID) throws(SessionError) {
    let card = try requiredIndex(of: id)
    guard exercises[card].slot == nil, !exercises[card].hasLogged else { throw .notRemovable(id) }
    for set in exercises[card].sets {
      carries[set.id] = nil
      if announced?.set == set.id { announced = nil }
    }
    exercises.remove(at: card)
  }

  /// Moves a card to another place in the order.
  public mutating func moveExercise(
    _ id: SessionExercise.ID, to index: Int
  ) throws(SessionError) {
    let card = exercises.remove(at: try requiredIndex(of: id))
    exercises.insert(card, at: min(max(0, index), exercises.count))
  }

  private mutating func appendCard(of exercise: ExerciseReference, newID: () -> String) -> Int {
    let plain = SessionExercise.ID(exercise.id.text)
    let id = self.exercise(plain) == nil ? plain : SessionExercise.ID(newID())
    exercises.append(SessionExercise(id: id, exercise: exercise))
    return exercises.count - 1
  }
}
