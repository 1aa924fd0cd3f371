import Ordering

/// Which exercises trained a muscle, and when it was trained last.
public enum MuscleHistory {
  /// The exercises that gave a muscle the most credit, ties by name.
  public static func topExercises(
    _ muscle: Muscle, in sessions: [Session], limit: Int = 3,
    muscles: (ExerciseID) -> [Muscle]
  ) -> [(name: String, halfSets: Int)] {
    var credits: [(name: String, halfSets: Int)] = []
    for session in sessions where session.isTrained {
      for card in session.exercises {
        let efforts = card.sets.count { $0.isEffort && $0.isLogged }
        guard efforts > 0,
          let place = muscles(card.exercise.id).prefix(2).firstIndex(of: muscle)
        else { continue }
        let credit = efforts * (place == 0 ? 2 : 1)
        if let known = credits.firstIndex(where: { $0.name == card.exercise.name }) {
          credits[known].halfSets += credit
        } else {
          credits.append((card.exercise.name, credit))
        }
      }
    }
    credits = credits.ordered {
      $0.halfSets != $1.halfSets ? $0.halfSets > $1.halfSets : $0.name < $1.name
    }
    return Array(credits.prefix(max(0, limit)))
  }

  /// The newest trained session with a set of an exercise whose first two muscles include this one.
  public static func lastTrained(
    _ muscle: Muscle, in sessions: [Session], muscles: (ExerciseID) -> [Muscle]
  ) -> Session? {
    var newest: Session?
    for session in sessions where session.isTrained {
      guard newest.map({ session.isNewer(than: $0) }) ?? true else { continue }
      let isTrained = session.exercises.contains { card in
        card.sets.contains { set in
          set.log.map { muscles($0.exercise).prefix(2).contains(muscle) } ?? false
        }
      }
      if isTrained { newest = session }
    }
    return newest
  }
}
