import CivilTime

extension StarterTemplate {
  /// The whole body, three times a week.
  public static let fullBody = StarterTemplate(
    id: "full-body", name: "Full Body 3×", level: "Beginner", daysPerWeek: 3,
    days: [
      StarterDay(
        "A", .monday,
        [
          .reps("barbell-back-squat", 3, 5, 8, rest: 150),
          .reps("barbell-bench-press", 3, 5, 8, rest: 150),
          .reps("barbell-row", 3, 8, 12, rest: 120),
          .reps("dumbbell-lateral-raise", 2, 12, 20, rest: 60),
          .hold("plank-bodyweight", 3, seconds: 45, rest: 60),
        ]),
      StarterDay(
        "B", .wednesday,
        [
          .reps("deadlift", 3, 3, 5, rest: 180),
          .reps("overhead-press", 3, 6, 10, rest: 120),
          .reps("lat-pulldown-wide", 3, 8, 12, rest: 90),
          .reps("leg-press", 3, 10, 15, rest: 90),
          .reps("barbell-curl", 2, 10, 15, rest: 60),
        ]),
      StarterDay(
        "C", .friday,
        [
          .reps("barbell-front-squat", 3, 6, 10, rest: 150),
          .reps("incline-dumbbell-press", 3, 8, 12, rest: 90),
          .reps("seated-cable-row", 3, 10, 12, rest: 90),
          .reps("lying-leg-curl-machine", 3, 10, 15, rest: 60),
          .reps("tricep-pushdown-rope", 2, 12, 15, rest: 60),
        ]),
    ])
}
