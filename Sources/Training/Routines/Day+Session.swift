import Loads

extension Day {
  /// A day that asks for what was done in a session: its exercises in order with the sets, reps and
  /// times that were logged.
  ///
  /// A card that came from a plan keeps what that asked for, with as many sets as were done. What was
  /// not trained is left out.
  ///
  /// - Parameter newID: draws an id for each slot.
  public init(
    id: ID, asDoneIn session: Session, mode: (ExerciseReference) -> TrackingMode,
    newID: () -> String
  ) {
    self.init(id: id, name: session.title)
    for card in session.exercises {
      let done = card.sets.filter { $0.isEffort && $0.isLogged }
      guard !done.isEmpty, slots.count < 100 else { continue }
      let numbers = done.map { $0.numbers }
      let planned = session.plannedSlots.first {
        $0.id == card.slot && $0.exercise.id == card.exercise.id
      }
      var slot = planned ?? Slot(id: Slot.ID(""), exercise: card.exercise, reps: .none, seconds: 0)
      slot.id = Slot.ID(newID())
      slot.group = card.group
      slot.warmUps = card.sets.count { $0.isWarmUp && $0.isLogged }
      if slot.rows.isEmpty { slot.sets = done.count }
      if planned == nil {
        let mode = mode(card.exercise)
        if mode.countsReps { slot.reps = Self.range(of: numbers.map { $0.reps }) }
        slot.weight = numbers.map { $0.weight }.max { $0.mass < $1.mass } ?? .unloaded
        slot.seconds = numbers.map { $0.seconds }.max() ?? 0
        slot.distance = numbers.compactMap { $0.distance }
          .max { $0.micrometres < $1.micrometres }
      }
      slots.append(slot)
    }
    ungroupLoners()
  }

  /// From the fewest reps that were done to the most; none where no rep was.
  private static func range(of reps: [Int]) -> RepRange {
    guard let most = reps.max(), most > 0 else { return .none }
    return RepRange(max(1, reps.min() ?? 1), most)
  }
}
