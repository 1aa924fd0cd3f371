extension Session {
  /// The card to work on: the one the lifter chose if it is unfinished, else the first unfinished, else the last.
  ///
  /// - Parameter preferred: the card tapped last on this device.
  public func currentExercise(preferred: SessionExercise.ID? = nil) -> SessionExercise? {
    guard let next = nextSet(preferred: preferred) else { return exercises.last }
    return exercise(of: next.id)
  }

  /// The set to do next: the first unlogged row of the current card; in a superset the unlogged row
  /// of the lowest round, in the order of the cards.
  public func nextSet(preferred: SessionExercise.ID? = nil) -> SessionSet? {
    let chosen = exercises.firstIndex { $0.id == preferred && !$0.isFinished }
    guard let card = chosen ?? exercises.firstIndex(where: { !$0.isFinished }) else { return nil }
    var best: (round: Int, position: SetPosition)?
    for member in cards(inGroupOf: card) {
      guard let row = exercises[member].sets.firstIndex(where: { !$0.isLogged }) else { continue }
      let position = SetPosition(exercise: member, set: row)
      let round = round(of: position)
      if best.map({ round < $0.round }) ?? true { best = (round, position) }
    }
    return best.map { self[$0.position] }
  }

  /// The first unfinished card after this one.
  public func upNext(after id: SessionExercise.ID) -> SessionExercise? {
    guard let index = exercises.firstIndex(where: { $0.id == id }) else { return nil }
    return exercises.dropFirst(index + 1).first { !$0.isFinished }
  }

  /// Turns to another card: a start announced elsewhere is dropped.
  ///
  /// A finished card is only looked at.
  public mutating func focus(_ id: SessionExercise.ID) throws(SessionError) {
    let index = try requiredIndex(of: id)
    guard !exercises[index].isFinished, let started = announced?.set else { return }
    if !exercises[index].sets.contains(where: { $0.id == started }) { announced = nil }
  }
}
