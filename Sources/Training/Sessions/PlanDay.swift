/// The day of a plan that a session was started from, with the names both had.
public struct PlanDay: Hashable, Sendable {
  /// The plan.
  public var routine: Routine.ID
  /// The plan's name then.
  public var routineName: String
  /// The day.
  public var day: Day.ID
  /// How the day was lightened, if it fell in a deload week; such a session is not judged.
  public var deload: DeloadWeek?

  /// A day of a plan.
  public init(routine: Routine.ID, routineName: String, day: Day.ID, deload: DeloadWeek? = nil) {
    self.routine = routine
    self.routineName = routineName
    self.day = day
    self.deload = deload
  }
}
