public import CivilTime

/// An interval slot that runs by itself: rounds of work and rest on the wall clock.
public struct IntervalRun: Equatable, Sendable {
  /// Where a run stands.
  public enum Phase: Equatable, Sendable {
    /// Before the first round; so many milliseconds are left.
    case leadIn(remaining: Int64)
    /// At work in a round, from 1.
    case work(round: Int, remaining: Int64)
    /// Resting after a round, from 1.
    case rest(round: Int, remaining: Int64)
    /// All rounds are done.
    case done
  }

  /// The rounds.
  public var plan: IntervalPlan
  /// When the first round begins.
  public var start: Instant

  /// A run that begins at a moment.
  public init(_ plan: IntervalPlan, start: Instant) {
    self.plan = plan
    self.start = start
  }

  /// Where the run stands at a moment.
  ///
  /// There is no rest after the last round.
  public func phase(at now: Instant) -> Phase {
    var passed = now.milliseconds(since: start)
    if passed < 0 { return .leadIn(remaining: -passed) }
    let work = Int64(max(0, plan.work)) * 1_000
    let rest = Int64(max(0, plan.rest)) * 1_000
    guard work + rest > 0 else { return .done }
    let round = passed / (work + rest)
    guard round < Int64(plan.rounds) else { return .done }
    passed -= round * (work + rest)
    let number = Int(round) + 1
    if passed < work { return .work(round: number, remaining: work - passed) }
    if number == plan.rounds { return .done }
    return .rest(round: number, remaining: work + rest - passed)
  }

  /// When the next change comes, for a tone; none once it is done.
  public func nextChange(after now: Instant) -> Instant? {
    switch phase(at: now) {
    case .leadIn(let left), .work(_, let left), .rest(_, let left): now.adding(milliseconds: left)
    case .done: nil
    }
  }

  /// The rounds that were done in full by a moment, and the seconds of work in them: what is logged.
  public func done(by now: Instant) -> (rounds: Int, seconds: Int) {
    let rounds: Int =
      switch phase(at: now) {
      case .leadIn: 0
      case .work(let round, _): round - 1
      case .rest(let round, _): round
      case .done: max(0, plan.rounds)
      }
    return (rounds, rounds * max(0, plan.work))
  }
}
