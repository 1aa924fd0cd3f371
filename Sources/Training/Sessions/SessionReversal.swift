/// Takes one operation on a session back, whatever it was: the inverse that every operation has.
///
/// It knows the session before and after. What still is as the operation left it returns to what it
/// was before; what was changed since, here or on another device, stays. Taken back at once, it
/// leaves the session exactly as it was.
public struct SessionReversal: Equatable, Sendable {
  /// The session before the operation.
  public var before: Session
  /// The session after it.
  public var after: Session

  /// The inverse of what led from one state to the other.
  public init(from before: Session, to after: Session) {
    self.before = before
    self.after = after
  }
}

extension Session {
  /// Takes an operation back.
  public mutating func revert(_ reversal: SessionReversal) {
    let (before, after) = (reversal.before, reversal.after)
    revertFields(after: after, before: before)
    for set in Set(before.offers.keys).union(after.offers.keys) {
      offers[set] = revertedValue(offers[set], after: after.offers[set], before: before.offers[set])
    }
    for set in Set(before.carries.keys).union(after.carries.keys) {
      carries[set] = revertedValue(
        carries[set], after: after.carries[set], before: before.carries[set])
    }
    exercises = revertedList(
      exercises, after: after.exercises, before: before.exercises, id: { $0.id.text },
      merge: { $0.reverted(after: $1, before: $2) })
    keepOneOfEach(reversal)
  }

  private mutating func revertFields(after: Session, before: Session) {
    title = revertedValue(title, after: after.title, before: before.title)
    start = revertedValue(start, after: after.start, before: before.start)
    end = revertedValue(end, after: after.end, before: before.end)
    discarded = revertedValue(discarded, after: after.discarded, before: before.discarded)
    planDay = revertedValue(planDay, after: after.planDay, before: before.planDay)
    plannedSlots = revertedValue(
      plannedSlots, after: after.plannedSlots, before: before.plannedSlots)
    pauses = revertedValue(pauses, after: after.pauses, before: before.pauses)
    rest = revertedValue(rest, after: after.rest, before: before.rest)
    announced = revertedValue(announced, after: after.announced, before: before.announced)
    note = revertedValue(note, after: after.note, before: before.note)
    counts = revertedValue(counts, after: after.counts, before: before.counts)
    vitals = revertedValue(vitals, after: after.vitals, before: before.vitals)
    loggedAfterwards = revertedValue(
      loggedAfterwards, after: after.loggedAfterwards, before: before.loggedAfterwards)
  }

  /// A row that changed its card and was touched since stays where it is now, and only there.
  private mutating func keepOneOfEach(_ reversal: SessionReversal) {
    var seen: Set<SessionSet.ID> = []
    let touched = Set(
      reversal.after.sets.compactMap { old in set(old.id) == old ? nil : old.id })
    for card in exercises.indices.reversed() {
      exercises[card].sets.removeAll { row in
        touched.contains(row.id) && !seen.insert(row.id).inserted
      }
    }
    let known = Set(reversal.before.exercises.map { $0.id })
    exercises.removeAll { $0.sets.isEmpty && !known.contains($0.id) }
  }
}

extension SessionExercise {
  fileprivate func reverted(after: SessionExercise, before: SessionExercise) -> SessionExercise {
    var card = self
    card.exercise = revertedValue(exercise, after: after.exercise, before: before.exercise)
    card.slot = revertedValue(slot, after: after.slot, before: before.slot)
    card.group = revertedValue(group, after: after.group, before: before.group)
    card.note = revertedValue(note, after: after.note, before: before.note)
    card.counts = revertedValue(counts, after: after.counts, before: before.counts)
    card.sets = revertedList(
      sets, after: after.sets, before: before.sets, id: { $0.id.text },
      merge: { $0.reverted(after: $1, before: $2) })
    return card
  }
}

extension SessionSet {
  fileprivate func reverted(after: SessionSet, before: SessionSet) -> SessionSet {
    var set = self
    set.plan = revertedValue(plan, after: after.plan, before: before.plan)
    set.log = revertedValue(log, after: after.log, before: before.log)
    set.effort = revertedValue(effort, after: after.effort, before: before.effort)
    set.note = revertedValue(note, after: after.note, before: before.note)
    set.heartRate = revertedValue(heartRate, after: after.heartRate, before: before.heartRate)
    return set
  }
}
