public import CivilTime
public import Loads
import Ordering

extension LiftTrend {
  /// The trends of the weighted-rep lifts in the finished sessions of the last eight weeks.
  ///
  /// - Parameters:
  ///   - increment: one step of an exercise's scale.
  ///   - canonical: the id under which spellings of one exercise meet.
  public static func all(
    in sessions: [Session], now: Instant, increment: (ExerciseID) -> Mass,
    canonical: (ExerciseID) -> ExerciseID = { $0 }
  ) -> [LiftTrend] {
    let oldest = now.milliseconds - 56 * 86_400_000
    var lines: [ExerciseID: [Point]] = [:]
    for session in sessions where session.isTrained && session.counts {
      guard session.start.milliseconds >= oldest, session.start <= now else { continue }
      for (exercise, point) in points(of: session, canonical: canonical) {
        lines[exercise, default: []].append(point)
      }
    }
    var trends: [LiftTrend] = []
    for (exercise, points) in lines {
      let ordered = points.ordered { $0.at < $1.at }
      guard let direction = direction(of: ordered, increment: increment(exercise)),
        let last = ordered.last
      else { continue }
      trends.append(LiftTrend(exercise: exercise, direction: direction, last: last.at))
    }
    return trends
  }

  /// The best effort of each weighted-rep exercise of a session.
  private static func points(
    of session: Session, canonical: (ExerciseID) -> ExerciseID
  ) -> [ExerciseID: Point] {
    var best: [ExerciseID: Point] = [:]
    for card in session.exercises where card.counts {
      for set in card.sets where set.isEffort {
        guard let log = set.log, log.mode == .weightReps, log.numbers.weight.mass > .zero,
          log.numbers.reps > 0
        else { continue }
        let point = Point(
          at: session.start, load: log.numbers.weight.mass, reps: log.numbers.reps)
        let exercise = canonical(log.exercise)
        if best[exercise].map({ point.thirtieths > $0.thirtieths }) ?? true {
          best[exercise] = point
        }
      }
    }
    return best
  }
}
