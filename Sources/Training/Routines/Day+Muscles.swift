import Ordering

extension Day {
  /// The muscles a day trains: the first two of each exercise weighted by its sets, the most first,
  /// then by name.
  ///
  /// Screens show three.
  public func muscles(_ exercise: (ExerciseID) -> Exercise?) -> [Muscle] {
    var sets = [Int](repeating: 0, count: Muscle.allCases.count)
    for slot in slots {
      for muscle in (exercise(slot.exercise.id)?.muscles ?? []).prefix(2) {
        sets[Int(muscle.rawValue)] += slot.sets
      }
    }
    return Muscle.allCases.filter { sets[Int($0.rawValue)] > 0 }.ordered {
      let left = sets[Int($0.rawValue)]
      let right = sets[Int($1.rawValue)]
      return left != right ? left > right : $0.label < $1.label
    }
  }
}
