extension Session {
  /// Puts another exercise in the place of a card's for this session.
  ///
  /// Logged rows stay under the old exercise; the others go to the new one.
  ///
  /// - Parameters:
  ///   - rows: the numbers the new exercise opens with, by position; the last one repeats.
  ///   - newID: the id of the new card, where the old one stays because it has logged rows.
  /// - Returns: the card with the new exercise, none if no row was left to swap.
  @discardableResult
  public mutating func swap(
    _ id: SessionExercise.ID, for exercise: ExerciseReference, rows: [SetNumbers],
    newID: SessionExercise.ID
  ) throws(SessionError) -> SessionExercise.ID? {
    let index = try requiredIndex(of: id)
    let card = exercises[index]
    let open = card.sets.filter { !$0.isLogged }
    var efforts = open.filter { $0.isEffort }
    if efforts.isEmpty, !card.hasLogged { efforts = Array(open.prefix(1)) }
    guard !efforts.isEmpty else { return nil }
    let swapped = Self.opened(efforts, exercise, rows)
    if let started = announced?.set, open.contains(where: { $0.id == started }) { announced = nil }
    if card.hasLogged {
      guard self.exercise(newID) == nil else { throw .idInUse(newID.text) }
      exercises[index].sets = card.sets.filter { $0.isLogged }
      exercises.insert(
        SessionExercise(
          id: newID, exercise: exercise, slot: card.slot, group: card.group, counts: card.counts,
          sets: swapped), at: index + 1)
      return newID
    }
    exercises[index].exercise = exercise
    exercises[index].sets = swapped
    return id
  }

  /// The rows of a swapped card: warm-ups and drops of the old exercise have no place there.
  private static func opened(
    _ sets: [SessionSet], _ exercise: ExerciseReference, _ rows: [SetNumbers]
  ) -> [SessionSet] {
    sets.enumerated().map { index, set in
      var swapped = set
      swapped.plan.exercise = exercise.id
      swapped.plan.kind = set.isWarmUp ? .work : set.plan.kind
      swapped.plan.opening = nil
      swapped.plan.aim = 0
      let mode = exercise.mode ?? .weightReps
      if !mode.countsReps { swapped.plan.target = .none }
      let numbers = index < rows.count ? rows[index] : rows.last
      swapped.plan.numbers = numbers ?? .standard(for: mode)
      return swapped
    }
  }
}
