/// Rounds of work and rest that run by themselves, with a tone at each change.
public struct IntervalPlan: Hashable, Sendable {
  /// How many rounds.
  public var rounds: Int
  /// Seconds of work in a round.
  public var work: Int
  /// Seconds of rest between rounds.
  public var rest: Int

  /// A plan of rounds.
  public init(rounds: Int, work: Int, rest: Int) {
    self.rounds = rounds
    self.work = work
    self.rest = rest
  }
}
