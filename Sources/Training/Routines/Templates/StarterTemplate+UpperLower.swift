import CivilTime

extension StarterTemplate {
  /// Upper / Lower, twice a week each.
  public static let upperLower = StarterTemplate(
    id: "upper-lower", name: "Upper / Lower", level: "Beginner–Intermediate", daysPerWeek: 4,
    days: [
      StarterDay(
        "Upper A", .monday,
        [
          .reps("barbell-bench-press", 4, 5, 8, rest: 150),
          .reps("barbell-row", 4, 6, 10, rest: 120),
          .reps("dumbbell-shoulder-press", 3, 8, 12, rest: 90),
          .reps("lat-pulldown-wide", 3, 10, 12, rest: 90),
          .reps("barbell-curl", 3, 8, 12, rest: 60),
          .reps("tricep-pushdown-rope", 3, 10, 15, rest: 60),
        ]),
      StarterDay(
        "Lower A", .tuesday,
        [
          .reps("barbell-back-squat", 4, 5, 8, rest: 180),
          .reps("romanian-deadlift-barbell", 3, 8, 12, rest: 120),
          .reps("leg-press", 3, 10, 15, rest: 90),
          .reps("lying-leg-curl-machine", 3, 10, 15, rest: 60),
          .reps("standing-calf-raise-machine", 4, 12, 20, rest: 45),
          .hold("plank-bodyweight", 3, seconds: 45, rest: 60),
        ]),
      StarterDay(
        "Upper B", .thursday,
        [
          .reps("overhead-press", 4, 5, 8, rest: 150),
          .reps("pull-up", 4, 5, 10, rest: 120),
          .reps("incline-dumbbell-press", 3, 8, 12, rest: 90),
          .reps("seated-cable-row", 3, 10, 12, rest: 90),
          .reps("dumbbell-lateral-raise", 3, 12, 20, rest: 60),
          .reps("hammer-curl", 3, 10, 15, rest: 60),
        ]),
      StarterDay(
        "Lower B", .friday,
        [
          .reps("deadlift", 3, 3, 5, rest: 180),
          .reps("bulgarian-split-squat-dumbbell", 3, 8, 12, rest: 90),
          .reps("hip-thrust-barbell", 3, 10, 15, rest: 90),
          .reps("leg-extension-machine", 3, 12, 15, rest: 60),
          .reps("seated-calf-raise-machine", 4, 15, 20, rest: 45),
          .reps("hanging-leg-raise", 3, 10, 15, rest: 60),
        ]),
    ])
}
