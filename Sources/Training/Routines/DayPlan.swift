public import CivilTime

/// What is trained on one date instead of what the plan says: a day moved there, or rest.
public struct DayPlan: Equatable, Sendable {
  /// What is planned for the date.
  public enum Plan: Hashable, Sendable {
    /// A day of a routine.
    case day(Routine.ID, Day.ID)
    /// Nothing.
    case rest
  }

  /// The date; a training day, so the small hours belong to the day before.
  public var date: LocalDate
  /// What is planned.
  public var plan: Plan

  /// A plan for one date.
  public init(date: LocalDate, plan: Plan) {
    self.date = date
    self.plan = plan
  }
}
