import Loads

extension Prescription {
  /// The most sets the ladder climbs to.
  static let mostBodyweightSets = 6

  /// The bodyweight ladder: reps up to the ceiling, then one more set and back to the first reps.
  ///
  /// Without a load it never backs off. Once a load is added it is linear.
  func bodyweight(_ history: [Performance], ceiling: Int) -> Suggestion {
    guard let last = history.first, !last.rows.isEmpty else { return firstTime() }
    guard last.heaviest == .zero else { return linear(history, policy: .standard) }
    let goal = goal(of: last)
    let reading = Reading(last, goal: goal)
    let asked = goal.min() ?? fixedReps
    func next(
      _ action: Suggestion.Action, reps: Int, sets: Int, _ reason: SuggestionReason
    ) -> Suggestion {
      Suggestion(
        action, .unloaded, reps: reps,
        rows: [Suggestion.Row](
          repeating: Suggestion.Row(.unloaded, reps: reps), count: max(1, sets)),
        sets: max(1, sets), reason: reason)
    }
    switch reading.outcome {
    case .miss:
      return next(
        .repeatLoad, reps: asked, sets: goal.count,
        .goalMissed(inARow: missesAtOneLoad(history)))
    case .incomplete:
      return next(
        .repeatLoad, reps: asked, sets: goal.count,
        .notFinished(done: reading.count, of: goal.count))
    case .hit:
      let top = max(aligned(ceiling), range.low)
      if reading.low < top {
        return next(
          .addReps, reps: min(top, aligned(reading.low + stride)), sets: goal.count, .goalReached)
      }
      guard goal.count < Self.mostBodyweightSets else {
        return next(.repeatLoad, reps: top, sets: goal.count, .topOfScale)
      }
      return next(
        .addSet, reps: fixedReps, sets: goal.count + 1, .setAdded(sets: goal.count + 1))
    }
  }
}
