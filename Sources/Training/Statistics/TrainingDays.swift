public import CivilTime

extension Session {
  /// The training day it belongs to: the day it started, the small hours counting as the evening before.
  public func trainingDay(
    startsAt hour: Int = LocalDate.usualTrainingDayStart
  ) -> LocalDate {
    LocalDate.trainingDay(of: start, startsAt: hour)
  }

  /// The training days of all trained sessions.
  public static func trainingDays(
    of sessions: [Session], startsAt hour: Int = LocalDate.usualTrainingDayStart
  ) -> Set<LocalDate> {
    var days: Set<LocalDate> = []
    for session in sessions where session.isTrained {
      days.insert(session.trainingDay(startsAt: hour))
    }
    return days
  }
}
