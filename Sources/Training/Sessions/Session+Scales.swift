import Loads

extension Session {
  /// Brings the loads of an exercise's rows still to do to the nearest rung of another scale: after
  /// a correction of its scale, or in another gym.
  ///
  /// Rows without a load stay so.
  public mutating func snapOpenRows(
    of exercise: ExerciseID, to ladder: LoadLadder,
    canonical: (ExerciseID) -> ExerciseID = { $0 }
  ) {
    let wanted = canonical(exercise)
    for card in exercises.indices where canonical(exercises[card].exercise.id) == wanted {
      for row in exercises[card].sets.indices {
        let plan = exercises[card].sets[row].plan
        guard !exercises[card].sets[row].isLogged, plan.numbers.weight.mass != .zero else {
          continue
        }
        let mass = ladder.snapLoaded(plan.numbers.weight.mass)
        exercises[card].sets[row].plan.numbers.weight = ladder.weight(mass)
        if let opening = plan.opening {
          exercises[card].sets[row].plan.opening = ladder.weight(ladder.snapLoaded(opening.mass))
        }
      }
    }
  }
}
