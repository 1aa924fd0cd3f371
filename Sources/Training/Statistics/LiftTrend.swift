public import CivilTime
public import Loads
import Ordering

/// Where a lift is going.
public enum LiftDirection: Hashable, Sendable {
  /// It gets better.
  case moving
  /// It stays within what one step makes.
  case flat
  /// It gets worse.
  case sliding
}

/// One lift with where it is going.
public struct LiftTrend: Equatable, Sendable {
  /// The best set of one session.
  public struct Point: Equatable, Sendable {
    /// When the session started.
    public var at: Instant
    /// The load of the set with the best estimate.
    public var load: Mass
    /// Its reps.
    public var reps: Int

    /// A point of a trend.
    public init(at: Instant, load: Mass, reps: Int) {
      self.at = at
      self.load = load
      self.reps = reps
    }

    /// The estimate in thirtieths of a nanogram, reps capped, exact.
    var thirtieths: Int64 {
      load.times(Int64(reps <= 1 ? 30 : 30 + min(reps, OneRepMax.mostReps)), over: 1).nanograms
    }
  }

  /// The exercise.
  public var exercise: ExerciseID
  /// Where it is going.
  public var direction: LiftDirection
  /// When it was trained last.
  public var last: Instant

  /// A lift with where it is going.
  public init(exercise: ExerciseID, direction: LiftDirection, last: Instant) {
    self.exercise = exercise
    self.direction = direction
    self.last = last
  }

  /// Where a lift is going, from one point a session, oldest first; none where they say too little.
  ///
  /// At least four sessions, at least 14 days from the oldest to the newest. The halves are compared:
  /// a difference within what one step of the scale makes is flat.
  ///
  /// - Parameter increment: one step of its scale.
  public static func direction(of points: [Point], increment: Mass) -> LiftDirection? {
    guard points.count >= 4, let first = points.first, let latest = points.last,
      latest.at.milliseconds(since: first.at) >= 14 * 86_400_000
    else { return nil }
    let half = points.count / 2
    let early = points.prefix(half).reduce(Mass.zero) { $0 + Mass(nanograms: $1.thirtieths) }
    let late = points.suffix(half).reduce(Mass.zero) { $0 + Mass(nanograms: $1.thirtieths) }
    let noise = increment.times(
      Int64(30 + min(latest.reps, OneRepMax.mostReps)) * Int64(half), over: 1)
    let change = late - early
    if change.magnitude <= noise { return .flat }
    return change > .zero ? .moving : .sliding
  }

  /// The lifts with a trend, the one trained last first.
  public static func shown(_ trends: [LiftTrend], limit: Int = 5) -> [LiftTrend] {
    let sorted = trends.ordered {
      $0.last.milliseconds != $1.last.milliseconds
        ? $0.last > $1.last : $0.exercise < $1.exercise
    }
    return Array(sorted.prefix(max(0, limit)))
  }
}
