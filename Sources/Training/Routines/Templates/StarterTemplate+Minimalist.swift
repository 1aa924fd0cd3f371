import CivilTime

extension StarterTemplate {
  /// Five lifts on two days.
  public static let minimalist = StarterTemplate(
    id: "minimalist", name: "Minimalist Strength", level: "Any", daysPerWeek: 2,
    days: [
      StarterDay(
        "Day A", .monday,
        [
          .reps("barbell-back-squat", 5, 5, 5, rest: 180),
          .reps("barbell-bench-press", 5, 5, 5, rest: 180),
          .reps("barbell-row", 5, 5, 5, rest: 150),
        ]),
      StarterDay(
        "Day B", .thursday,
        [
          .reps("deadlift", 3, 5, 5, rest: 210),
          .reps("overhead-press", 5, 5, 5, rest: 180),
          .reps("pull-up", 3, 5, 10, rest: 150),
        ]),
    ])
}
