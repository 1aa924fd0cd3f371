import CivilTime

extension StarterTemplate {
  /// Greyskull: two days in turn, the last set of each lift to failure.
  public static let greyskull = StarterTemplate(
    id: "greyskull", name: "Greyskull", level: "Beginner", daysPerWeek: 3,
    rule: .greyskull(.greyskull), rotationWeekdays: [.monday, .wednesday, .friday],
    days: [
      StarterDay(
        "A", nil,
        [
          .reps("barbell-bench-press", 3, 5, 5, rest: 180),
          .reps("barbell-row", 3, 5, 5, rest: 150),
          .reps("barbell-back-squat", 3, 5, 5, rest: 180),
        ]),
      StarterDay(
        "B", nil,
        [
          .reps("overhead-press", 3, 5, 5, rest: 180),
          .reps("chin-up", 3, 5, 5, rest: 150),
          .reps("deadlift", 1, 5, 5, rest: 210),
        ]),
    ])
}
