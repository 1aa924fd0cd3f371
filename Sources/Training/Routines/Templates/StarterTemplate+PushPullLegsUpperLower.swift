import CivilTime

extension StarterTemplate {
  /// Push / Pull / Legs, then Upper / Lower.
  public static let pushPullLegsUpperLower = StarterTemplate(
    id: "ppl-upper-lower", name: "PPL + Upper / Lower", level: "Intermediate", daysPerWeek: 5,
    days: [
      StarterDay(
        "Push", .monday,
        [
          .reps("barbell-bench-press", 4, 5, 8, rest: 150),
          .reps("overhead-press", 3, 6, 10, rest: 120),
          .reps("incline-dumbbell-press", 3, 8, 12, rest: 90),
          .reps("dumbbell-lateral-raise", 3, 12, 20, rest: 60),
          .reps("tricep-pushdown-rope", 3, 10, 15, rest: 60),
          .reps("overhead-tricep-extension-dumbbell", 2, 12, 15, rest: 60),
        ]),
      StarterDay(
        "Pull", .tuesday,
        [
          .reps("deadlift", 3, 3, 5, rest: 180),
          .reps("pull-up", 3, 5, 10, rest: 120),
          .reps("barbell-row", 3, 8, 12, rest: 120),
          .reps("face-pull", 3, 15, 20, rest: 60),
          .reps("barbell-curl", 3, 8, 12, rest: 60),
          .reps("hammer-curl", 2, 10, 15, rest: 60),
        ]),
      StarterDay(
        "Legs", .wednesday,
        [
          .reps("barbell-back-squat", 4, 5, 8, rest: 180),
          .reps("romanian-deadlift-barbell", 3, 8, 12, rest: 120),
          .reps("leg-press", 3, 10, 15, rest: 120),
          .reps("lying-leg-curl-machine", 3, 10, 15, rest: 60),
          .reps("standing-calf-raise-machine", 4, 12, 20, rest: 60),
          .reps("hanging-leg-raise", 3, 10, 15, rest: 60),
        ]),
      StarterDay(
        "Upper", .friday,
        [
          .reps("incline-barbell-press", 4, 6, 10, rest: 150),
          .reps("lat-pulldown-wide", 4, 8, 12, rest: 120),
          .reps("dumbbell-shoulder-press", 3, 8, 12, rest: 90),
          .reps("seated-cable-row", 3, 10, 12, rest: 90),
          .reps("incline-dumbbell-curl", 3, 10, 15, rest: 60),
          .reps("skullcrusher-ez", 3, 8, 12, rest: 60),
        ]),
      StarterDay(
        "Lower", .saturday,
        [
          .reps("barbell-front-squat", 4, 6, 10, rest: 150),
          .reps("hip-thrust-barbell", 3, 8, 12, rest: 120),
          .reps("bulgarian-split-squat-dumbbell", 3, 8, 12, rest: 90),
          .reps("seated-leg-curl-machine", 3, 12, 15, rest: 60),
          .reps("seated-calf-raise-machine", 4, 15, 20, rest: 45),
          .reps("cable-crunch", 3, 12, 20, rest: 60),
        ]),
    ])
}
