public import CivilTime
import Ordering

extension Session {
  /// The session that makes today done, if one does.
  ///
  /// With a day scheduled, the session of that day, else one of any day of the active plan;
  /// freestyle does not count. With nothing scheduled, the latest trained session of today.
  ///
  /// - Parameters:
  ///   - scheduled: the day that is due today.
  ///   - plan: the active plan.
  public static func doneToday(
    _ sessions: [Session], today: LocalDate, scheduled: Day?, plan: Routine?,
    dayStartsAt hour: Int = LocalDate.usualTrainingDayStart
  ) -> Session? {
    let trained = sessions.filter {
      $0.isTrained && $0.trainingDay(startsAt: hour) == today
    }.ordered { $0.isNewer(than: $1) }
    guard let scheduled, let plan else { return trained.first }
    return trained.first { $0.planDay?.day == scheduled.id }
      ?? trained.first { session in
        guard let planned = session.planDay, planned.routine == plan.id else { return false }
        return plan.day(planned.day) != nil
      }
  }
}
