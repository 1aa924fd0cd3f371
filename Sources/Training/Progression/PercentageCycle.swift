public import CivilTime
public import Loads

/// A table of weeks, each a few sets at a share of the training max.
public struct PercentageCycle: Hashable, Sendable {
  /// The weeks, in order; after the last the training max is judged and the first comes again.
  public var weeks: [[CycleSet]]

  /// A cycle of the given weeks.
  public init(weeks: [[CycleSet]]) {
    self.weeks = weeks
  }
}

/// One set of a percentage cycle.
public struct CycleSet: Hashable, Sendable {
  /// The reps asked for.
  public var reps: Int
  /// The share of the training max, in percent.
  public var percent: Int
  /// Whether it is done for as many reps as possible ("5+").
  public var isPlus: Bool

  /// A set at a share of the training max.
  public init(_ reps: Int, at percent: Int, plus: Bool = false) {
    self.reps = reps
    self.percent = percent
    self.isPlus = plus
  }
}

/// The weight a percentage cycle counts from, and since when; it is exact, only loads snap.
public struct TrainingMax: Hashable, Sendable {
  /// The weight at the start.
  public var weight: Weight
  /// Sessions before this moment belong to an earlier setting.
  public var since: Instant

  /// A training max from a moment on.
  public init(_ weight: Weight, since: Instant) {
    self.weight = weight
    self.since = since
  }
}

extension PercentageCycle {
  /// 5/3/1: three weeks that get heavier and a light one.
  public static let fiveThreeOne = PercentageCycle(weeks: [
    [CycleSet(5, at: 65), CycleSet(5, at: 75), CycleSet(5, at: 85, plus: true)],
    [CycleSet(3, at: 70), CycleSet(3, at: 80), CycleSet(3, at: 90, plus: true)],
    [CycleSet(5, at: 75), CycleSet(3, at: 85), CycleSet(1, at: 95, plus: true)],
    [CycleSet(5, at: 40), CycleSet(5, at: 50), CycleSet(5, at: 60)],
  ])
}
