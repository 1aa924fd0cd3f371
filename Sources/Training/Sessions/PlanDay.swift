/// The day of a plan that a session was started from, with the names both had.
public struct PlanDay: Hashable, Sendable {
  /// The plan.
  public var routine: Routine.ID
  /// The plan's name then.
  public var routineName: String
  /// The day.
  public var day: Day.ID

  /// A day of a plan.
  public init(routine: Routine.ID, routineName: String, day: Day.ID) {
    self.routine = routine
    self.routineName = routineName
    self.day = day
  }
}
