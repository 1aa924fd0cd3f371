import CivilTime
import Ordering

extension SlotShare {
  /// What a session holds of the slot; nothing if it is not finished, does not count, fell in a
  /// deload week, or has none of it.
  public func performance(
    in session: Session, canonical: (ExerciseID) -> ExerciseID
  ) -> Performance? {
    guard session.isTrained, session.counts, session.planDay?.deload == nil else { return nil }
    let exercise = canonical(slot.exercise.id)
    var rows: [SessionSet] = []
    // Rows of a card are mostly of one exercise, which is looked up once.
    var met: ExerciseID?
    var isOurs = false
    for card in session.exercises where card.counts {
      for row in card.sets.indices where card.sets[row].isEffort {
        let done = card.sets[row].log?.exercise ?? card.sets[row].plan.exercise
        if met != done {
          met = done
          isOurs = done == slot.exercise.id || canonical(done) == exercise
        }
        if isOurs { rows.append(card.sets[row]) }
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
  /// - Parameter limit: how many are wanted; a rule says how many it looks at.
  public func history(
    in sessions: [Session], limit: Int = 12, canonical: (ExerciseID) -> ExerciseID
  ) -> [Performance] {
    history(
      newestFirst: sessions.ordered { $0.isNewer(than: $1) }, limit: limit, canonical: canonical)
  }

  /// The performances of the slot among sessions that come newest first; none is looked at that isn't needed.
  public func history<Sessions: Sequence>(
    newestFirst sessions: Sessions, limit: Int = 12, canonical: (ExerciseID) -> ExerciseID
  ) -> [Performance] where Sessions.Element == Session {
    var found: [Performance] = []
    guard limit > 0 else { return found }
    for session in sessions {
      guard let performance = performance(in: session, canonical: canonical) else { continue }
      found.append(performance)
      if found.count == limit { break }
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
