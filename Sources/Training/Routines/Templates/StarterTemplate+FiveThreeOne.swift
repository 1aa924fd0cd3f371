import CivilTime

extension StarterTemplate {
  /// 5/3/1: four days, each with one lift in the cycle and two exercises beside it.
  public static let fiveThreeOne = StarterTemplate(
    id: "531", name: "5/3/1", level: "Intermediate", daysPerWeek: 4,
    days: [
      StarterDay(
        "Press", .monday,
        [
          .cycle("overhead-press"),
          .reps("chest-dip", 3, 8, 12, rest: 90),
          .reps("pull-up", 3, 5, 10, rest: 120),
        ]),
      StarterDay(
        "Deadlift", .tuesday,
        [
          .cycle("deadlift"),
          .reps("lying-leg-curl-machine", 3, 10, 15, rest: 60),
          .reps("hanging-leg-raise", 3, 10, 15, rest: 60),
        ]),
      StarterDay(
        "Bench", .thursday,
        [
          .cycle("barbell-bench-press"),
          .reps("incline-dumbbell-press", 3, 8, 12, rest: 90),
          .reps("barbell-row", 3, 8, 12, rest: 120),
        ]),
      StarterDay(
        "Squat", .friday,
        [
          .cycle("barbell-back-squat"),
          .reps("leg-press", 3, 10, 15, rest: 120),
          .reps("cable-crunch", 3, 12, 20, rest: 60),
        ]),
    ])
}
