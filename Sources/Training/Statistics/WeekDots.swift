public import CivilTime

/// One day of the week at a glance.
public enum DayDot: Hashable, Sendable {
  /// Trained.
  case done
  /// Something is planned.
  case planned
  /// Nothing is planned.
  case rest
}

extension Routine {
  /// The seven days of a week: trained, planned or rest.
  ///
  /// A rotating day without weekdays of its own is shown as planned on the day it would be done
  /// next: today, while today is not trained.
  ///
  /// - Parameters:
  ///   - trained: training days with a trained session, of any kind.
  ///   - moved: plans for single dates.
  public func dots(
    of week: Week, today: LocalDate, trained: Set<LocalDate>, moved: [DayPlan] = []
  ) -> [DayDot] {
    week.days.map { date in
      if trained.contains(date) { return .done }
      return isPlanned(on: date, today: today, moved: moved) ? .planned : .rest
    }
  }

  private func isPlanned(on date: LocalDate, today: LocalDate, moved: [DayPlan]) -> Bool {
    if let plan = moved.first(where: { $0.date == date })?.plan { return plan != .rest }
    if trainingDays.contains(where: { $0.weekday == date.weekday }) { return true }
    guard trainingDays.contains(where: { $0.weekday == nil }) else { return false }
    return rotationWeekdays.isEmpty
      ? date == today : rotationWeekdays.contains(date.weekday)
  }
}
