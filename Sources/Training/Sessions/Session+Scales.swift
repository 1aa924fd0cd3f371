import Loads

extension Session {
  /// Brings the loads of an exercise's rows still to do to the nearest rung of another scale: after
  /// a correction of its scale, or in another gym.
  ///
  /// Rows without a load stay so, unless the scale starts at a bar. What was logged stays as it was entered.
  public mutating func snapOpenRows(
    of exercise: ExerciseID, to ladder: LoadLadder,
    canonical: (ExerciseID) -> ExerciseID = { $0 }
  ) {
    let wanted = canonical(exercise)
    for card in exercises.indices where canonical(exercises[card].exercise.id) == wanted {
      moveOpenRows(of: card, to: ladder) { ladder.nearestAllowed($0) }
    }
  }

  /// Opens the rows still to do of a card as it opens now that the app's unit has changed.
  ///
  /// A row that still holds a load it opened with gets the one it opens with now; any other goes to
  /// the nearest rung. What was logged stays as it was entered.
  public mutating func reopenRows(
    of id: SessionExercise.ID, from old: SlotOpening, as new: SlotOpening
  ) {
    guard let card = exercises.firstIndex(where: { $0.id == id }) else { return }
    let (before, now) = (old.allRows, new.allRows)
    let ladder = new.prescription.ladder
    moveOpenRows(of: card, to: ladder) { mass in
      for (row, opened) in zip(before, now) where row.numbers.weight.mass == mass {
        return opened.numbers.weight.mass
      }
      return ladder.nearestAllowed(mass)
    }
  }

  /// Moves all loads of a card but those that were logged, also those that an undo would bring back.
  private mutating func moveOpenRows(
    of card: Int, to ladder: LoadLadder, _ mass: (Mass) -> Mass
  ) {
    func moved(_ weight: Weight) -> Weight {
      let mass = mass(weight.mass)
      return mass == weight.mass && weight.unit == ladder.scale.unit ? weight : ladder.weight(mass)
    }
    for row in exercises[card].sets.indices {
      let position = SetPosition(exercise: card, set: row)
      let plan = self[position].plan
      self[position].plan.opening = plan.opening.map { moved($0) }
      guard self[position].isLogged else {
        self[position].plan.numbers.weight = moved(plan.numbers.weight)
        continue
      }
      let id = self[position].id
      carries[id]?.move(moved)
      guard var entry = offers[id] else { continue }
      // An offer that stands is made anew.
      if entry.standing != nil { entry.standing = offer(for: position, ladder: ladder) }
      entry.move(moved)
      offers[id] = entry.isEmpty ? nil : entry
    }
  }
}

extension CarryMemory {
  fileprivate mutating func move(_ moved: (Weight) -> Weight) {
    for row in rows.indices {
      rows[row].before.weight = moved(rows[row].before.weight)
      rows[row].given.weight = moved(rows[row].given.weight)
    }
  }
}

extension OfferEntry {
  /// What was offered is moved; what the rated set weighed stays.
  fileprivate mutating func move(_ moved: (Weight) -> Weight) {
    if let to = settlement?.offer.to { settlement?.offer.to = moved(to) }
    guard var take else { return }
    take.offer.to = moved(take.offer.to)
    for row in take.moved.indices { take.moved[row].weight = moved(take.moved[row].weight) }
    self.take = take
  }
}

extension LoadLadder {
  /// The nearest rung for a load that is dialled; no load stays none where that can be logged.
  fileprivate func nearestAllowed(_ mass: Mass) -> Mass {
    max(snapLoaded(mass), allowed.lowerBound)
  }
}
