import CivilTime

extension StarterTemplate {
  /// 5×5: two days in turn, one step up whenever all sets are done.
  public static let fiveByFive = StarterTemplate(
    id: "5x5", name: "5×5", level: "Beginner", daysPerWeek: 3, rule: .linear(.standard),
    rotationWeekdays: [.monday, .wednesday, .friday],
    days: [
      StarterDay(
        "A", nil,
        [
          .reps("barbell-back-squat", 5, 5, 5, rest: 180),
          .reps("barbell-bench-press", 5, 5, 5, rest: 180),
          .reps("barbell-row", 5, 5, 5, rest: 150),
        ]),
      StarterDay(
        "B", nil,
        [
          .reps("barbell-back-squat", 5, 5, 5, rest: 180),
          .reps("overhead-press", 5, 5, 5, rest: 180),
          .reps("deadlift", 1, 5, 5, rest: 210),
        ]),
    ])
}
