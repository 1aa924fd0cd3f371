/// The lifter's settings that logging a set depends on.
public struct LoggingRules: Equatable, Sendable {
  /// Whether a rest starts by itself when a set is logged.
  public var restStart: RestStart
  /// How long rests are.
  public var rest: RestLengths
  /// Whether the effort question is asked; switched off, no offers appear.
  public var effortQuestion: EffortQuestion

  /// Rules; what is not given is as a new logbook has it.
  public init(
    restStart: RestStart = .automatic, rest: RestLengths = RestLengths(),
    effortQuestion: EffortQuestion = .asked
  ) {
    self.restStart = restStart
    self.rest = rest
    self.effortQuestion = effortQuestion
  }
}

/// How a rest begins.
public enum RestStart: Hashable, Sendable {
  /// With the log of a set.
  case automatic
  /// Only by hand.
  case manual
}

/// Whether the lifter wants to be asked how sets felt.
public enum EffortQuestion: Hashable, Sendable {
  /// Asked, and the answers steer suggestions.
  case asked
  /// Not asked; stored answers steer nothing until it is asked again.
  case off
}

/// How long rests are, in seconds.
public struct RestLengths: Equatable, Sendable {
  /// Where a slot says nothing.
  public var standard: Int
  /// After a warm-up, if that is set.
  public var afterWarmUp: Int?
  /// After a drop or cluster row, if that is set.
  public var afterContinuation: Int?
  /// After a set below its range, if that is set; never shorter than the rest it would have had.
  public var afterMiss: Int?

  /// Lengths; only the standard one is needed.
  public init(
    standard: Int = 90, afterWarmUp: Int? = nil, afterContinuation: Int? = nil,
    afterMiss: Int? = nil
  ) {
    self.standard = standard
    self.afterWarmUp = afterWarmUp
    self.afterContinuation = afterContinuation
    self.afterMiss = afterMiss
  }
}
