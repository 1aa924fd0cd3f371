import CivilTime

extension StarterTemplate {
  /// Push / Pull / Legs, twice a week.
  public static let pushPullLegs = StarterTemplate(
    id: "ppl", name: "Push / Pull / Legs", level: "Intermediate", daysPerWeek: 6,
    days: [
      StarterDay(
        "Push A", .monday,
        [
          .reps("barbell-bench-press", 4, 5, 8, rest: 150),
          .reps("overhead-press", 3, 6, 10, rest: 120),
          .reps("incline-dumbbell-press", 3, 8, 12, rest: 90),
          .reps("dumbbell-lateral-raise", 3, 12, 20, rest: 60),
          .reps("tricep-pushdown-rope", 3, 10, 15, rest: 60),
          .reps("overhead-tricep-extension-dumbbell", 3, 10, 15, rest: 60),
        ]),
      StarterDay(
        "Pull A", .tuesday,
        [
          .reps("deadlift", 3, 3, 5, rest: 180),
          .reps("pull-up", 3, 5, 10, rest: 120),
          .reps("barbell-row", 3, 8, 12, rest: 120),
          .reps("face-pull", 3, 15, 20, rest: 60),
          .reps("barbell-curl", 3, 8, 12, rest: 60),
          .reps("hammer-curl", 3, 10, 15, rest: 60),
        ]),
      StarterDay(
        "Legs A", .wednesday,
        [
          .reps("barbell-back-squat", 4, 5, 8, rest: 180),
          .reps("romanian-deadlift-barbell", 3, 8, 12, rest: 120),
          .reps("leg-press", 3, 10, 15, rest: 120),
          .reps("lying-leg-curl-machine", 3, 10, 15, rest: 60),
          .reps("standing-calf-raise-machine", 4, 12, 20, rest: 60),
          .reps("hanging-leg-raise", 3, 10, 15, rest: 60),
        ]),
      StarterDay(
        "Push B", .thursday,
        [
          .reps("incline-barbell-press", 4, 6, 10, rest: 150),
          .reps("dumbbell-shoulder-press", 3, 8, 12, rest: 120),
          .reps("chest-dip", 3, 8, 12, rest: 90),
          .reps("cable-lateral-raise", 3, 12, 20, rest: 60),
          .reps("skullcrusher-ez", 3, 8, 12, rest: 60),
          .reps("chest-fly-machine", 3, 12, 15, rest: 60),
        ]),
      StarterDay(
        "Pull B", .friday,
        [
          .reps("lat-pulldown-wide", 4, 8, 12, rest: 120),
          .reps("seated-cable-row", 3, 8, 12, rest: 120),
          .reps("chest-supported-dumbbell-row", 3, 10, 15, rest: 90),
          .reps("rear-delt-fly-dumbbell", 3, 15, 20, rest: 60),
          .reps("incline-dumbbell-curl", 3, 10, 15, rest: 60),
          .reps("cable-curl-rope", 3, 12, 15, rest: 60),
        ]),
      StarterDay(
        "Legs B", .saturday,
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
