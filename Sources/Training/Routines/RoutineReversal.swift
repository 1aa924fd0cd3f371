/// Takes one edit of a plan back, whatever it was.
///
/// It knows the plan before and after. What still is as the edit left it returns to what it was
/// before; what was changed since, here or on another device, stays.
public struct RoutineReversal: Equatable, Sendable {
  /// The plan before the edit.
  public var before: Routine
  /// The plan after it.
  public var after: Routine

  /// The inverse of what led from one state to the other.
  public init(from before: Routine, to after: Routine) {
    self.before = before
    self.after = after
  }
}

extension Routine {
  /// Takes an edit back.
  public mutating func revert(_ reversal: RoutineReversal) {
    let (before, after) = (reversal.before, reversal.after)
    name = revertedValue(name, after: after.name, before: before.name)
    summary = revertedValue(summary, after: after.summary, before: before.summary)
    rule = revertedValue(rule, after: after.rule, before: before.rule)
    rotationWeekdays = revertedValue(
      rotationWeekdays, after: after.rotationWeekdays, before: before.rotationWeekdays)
    days = revertedList(
      days, after: after.days, before: before.days, id: { $0.id.text },
      merge: { $0.reverted(after: $1, before: $2) })
  }
}

extension Day {
  fileprivate func reverted(after: Day, before: Day) -> Day {
    var day = self
    day.name = revertedValue(name, after: after.name, before: before.name)
    day.weekday = revertedValue(weekday, after: after.weekday, before: before.weekday)
    day.isRest = revertedValue(isRest, after: after.isRest, before: before.isRest)
    day.note = revertedValue(note, after: after.note, before: before.note)
    day.slots = revertedList(
      slots, after: after.slots, before: before.slots, id: { $0.id.text },
      merge: { revertedValue($0, after: $1, before: $2) })
    return day
  }
}
