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

  /// Moves the loads of a card's open rows.
  ///
  /// An offer that stands is made anew; what was offered or carried in the old loads is not brought back.
  private mutating func moveOpenRows(
    of card: Int, to ladder: LoadLadder, _ moved: (Mass) -> Mass
  ) {
    for row in exercises[card].sets.indices {
      let position = SetPosition(exercise: card, set: row)
      let plan = self[position].plan
      if let opening = plan.opening {
        self[position].plan.opening = ladder.weight(moved(opening.mass))
      }
      if self[position].isLogged {
        let offer = offer(for: position, ladder: ladder)
        updateOffers(of: self[position].id) { entry in
          (entry.take, entry.settlement) = (nil, nil)
          if entry.standing != nil { entry.standing = offer }
        }
      } else {
        let mass = moved(plan.numbers.weight.mass)
        if mass != .zero { self[position].plan.numbers.weight = ladder.weight(mass) }
      }
    }
  }
}

extension LoadLadder {
  /// The nearest rung for a load that is dialled; no load stays none where that can be logged.
  fileprivate func nearestAllowed(_ mass: Mass) -> Mass {
    max(snapLoaded(mass), allowed.lowerBound)
  }
}
