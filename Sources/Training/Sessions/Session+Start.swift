public import CivilTime

extension Session {
  /// Starts a session from a day of a plan: its name as the title, a snapshot of its slots, and one
  /// row for each prescribed set.
  ///
  /// - Parameters:
  ///   - openings: how the day's slots open, in order.
  ///   - deload: how the week lightens the day, if it does; the session is then not judged.
  ///   - newID: draws an id for each row.
  public init(
    id: ID, start: Instant, day: Day, of routine: Routine, openings: [SlotOpening],
    deload: DeloadWeek? = nil, newID: () -> String
  ) {
    self.init(
      id: id, title: day.name, start: start,
      planDay: PlanDay(
        routine: routine.id, routineName: routine.name, day: day.id, deload: deload),
      plannedSlots: openings.map { $0.prescription.slot })
    for opening in openings {
      let slot = opening.prescription.slot
      var exercise = slot.exercise
      exercise.mode = opening.prescription.mode
      exercises.append(
        SessionExercise(
          id: cardID(for: slot), exercise: exercise, slot: slot.id, group: slot.group,
          sets: opening.allRows.map { SessionSet(id: Identifier(newID()), plan: $0) }))
    }
  }

  /// Starts a session with what was done in another one: its exercises in their order and supersets,
  /// and a row for each set, warm-ups too, that begins with the numbers of then.
  ///
  /// Drops and clusters come about while training, and are left out.
  public init(repeating past: Session, id: ID, start: Instant, newID: () -> String) {
    self.init(id: id, title: past.title, start: start)
    for card in past.exercises {
      var rows: [SessionSet] = []
      for set in card.sets where !set.isContinuation {
        guard let log = set.log else { continue }
        let plan = SetPlan(
          exercise: card.exercise.id, kind: set.plan.kind, target: set.plan.target,
          numbers: log.numbers)
        rows.append(SessionSet(id: Identifier(newID()), plan: plan))
      }
      guard !rows.isEmpty else { continue }
      exercises.append(
        SessionExercise(id: card.id, exercise: card.exercise, group: card.group, sets: rows))
    }
  }

  /// Starts a session without a plan.
  public init(freestyle id: ID, title: String, start: Instant) {
    self.init(id: id, title: title, start: start)
  }

  /// The id of the card of a slot: the exercise's own, so that two devices that start the same day
  /// name it alike; a slot that repeats the exercise adds its own id.
  private func cardID(for slot: Slot) -> SessionExercise.ID {
    let plain = SessionExercise.ID(slot.exercise.id.text)
    return exercise(plain) == nil
      ? plain : SessionExercise.ID(slot.exercise.id.text + "#" + slot.id.text)
  }
}
