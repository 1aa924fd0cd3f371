import CivilTime

extension SlotShare {
  /// What a session holds of the slot; nothing if it is not finished, does not count, fell in a
  /// deload week, or has none of it.
  public func performance(
    in session: Session, canonical: (ExerciseID) -> ExerciseID
  ) -> Performance? {
    guard session.isTrained, session.counts, session.planDay?.deload == nil else { return nil }
    let exercise = canonical(slot.exercise.id)
    var rows: [SessionSet] = []
    for card in session.exercises where card.counts {
      for set in card.sets where set.isEffort {
        if canonical(set.log?.exercise ?? set.plan.exercise) == exercise { rows.append(set) }
      }
    }
    let own = positions(in: rows).map { rows[$0] }
    guard let first = own.first(where: { $0.isLogged }) else { return nil }
    return Performance(
      session: session.id, start: session.start, rows: own.compactMap { $0.performed },
      goal: session.plannedSlot(first.plan.slot).map { Performance.Goal(of: $0) },
      aims: own.map { $0.plan.aim }.filter { $0 > 0 })
  }

  /// The performances of the slot among sessions, newest first.
  ///
  /// "Newest" is the latest start, then the larger id.
  ///
  /// - Parameter limit: how many are wanted; a rule looks at a handful.
  public func history(
    in sessions: [Session], limit: Int = 12, canonical: (ExerciseID) -> ExerciseID
  ) -> [Performance] {
    let newest = sessions.sorted {
      $0.start.milliseconds != $1.start.milliseconds ? $0.start > $1.start : $0.id > $1.id
    }
    var found: [Performance] = []
    for session in newest where found.count < limit {
      if let performance = performance(in: session, canonical: canonical) {
        found.append(performance)
      }
    }
    return found
  }
}

extension SessionSet {
  var performed: Performance.Row? {
    log.map { Performance.Row($0.numbers, effort: effort, target: plan.target) }
  }
}

extension Performance.Goal {
  /// What a slot asks for; where rows are listed one by one, what its judged rows do.
  init(of slot: Slot) {
    self.init(sets: slot.judgedSets, reps: slot.judgedReps, seconds: slot.seconds)
  }
}
