public import Loads

/// One row of a slot whose rows differ: a top set, a back-off, a step of a pyramid or ramp.
public struct PlannedRow: Equatable, Sendable {
  /// Work, warm-up, as many as possible, or to failure.
  public var kind: SetKind
  /// The reps asked for.
  public var reps: RepRange
  /// Where its weight comes from.
  public var load: RowLoad
  /// Whether progression judges this row; unset, only the top row is judged.
  public var isJudged: Bool?

  /// A row; it is a working row unless said otherwise.
  public init(
    kind: SetKind = .work, reps: RepRange, load: RowLoad = .top, isJudged: Bool? = nil
  ) {
    self.kind = kind
    self.reps = reps
    self.load = load
    self.isJudged = isJudged
  }
}

/// Where the weight of a listed row comes from.
public enum RowLoad: Hashable, Sendable {
  /// The slot's own weight, the one that progresses.
  case top
  /// A weight of its own.
  case weight(Weight)
  /// So many hundredths of a percent of the top row: 9000 is 90 %.
  case shareOfTop(Int)
  /// So many hundredths of a percent of the training max.
  case shareOfTrainingMax(Int)
  /// So many rungs above (positive) or below (negative) the top row.
  case rungs(Int)
}
