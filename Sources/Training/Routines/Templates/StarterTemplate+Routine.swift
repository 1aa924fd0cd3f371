public import CivilTime

extension StarterTemplate {
  /// Turns the template into a routine of one's own: names from the catalogue, no weights, and the
  /// listed rests as overrides.
  ///
  /// - Parameter newID: draws an id for the routine, each day and each slot.
  public func routine(
    createdAt: Instant, catalog: ExerciseCatalog, newID: () -> String
  ) -> Routine {
    Routine(
      id: Identifier(newID()), name: name, createdAt: createdAt, rule: rule,
      days: days.map { day in
        Day(
          id: Identifier(newID()), name: day.name, weekday: day.weekday,
          slots: day.slots.map { $0.slot(id: Identifier(newID()), catalog: catalog) })
      }, rotationWeekdays: rotationWeekdays)
  }
}

extension StarterSlot {
  func slot(id: Slot.ID, catalog: ExerciseCatalog) -> Slot {
    let known = catalog.exercise(exercise, storedName: "")
    return Slot(
      id: id,
      exercise: ExerciseReference(id: exercise, name: known.name, mode: known.mode),
      sets: sets, reps: reps, seconds: seconds, rest: rest, rule: rule)
  }
}
