extension LocalDate {
  /// The hour at which a training day starts unless the setting says otherwise.
  public static let usualTrainingDayStart = 4

  /// The training day that an instant belongs to: its local calendar day, or the day before while
  /// the wall clock shows an hour below `hour` (0 to 23).
  ///
  /// The hour on the wall decides. Subtracting hours would go wrong where clocks change.
  public static func trainingDay(
    of instant: Instant, startsAt hour: Int = usualTrainingDayStart
  ) -> LocalDate {
    instant.hour < min(hour, 23) ? instant.date.adding(days: -1) : instant.date
  }
}
