public import Loads

/// What a performance says of its goal, for the rules that speak of hits and misses.
public struct Reading: Equatable, Sendable {
  /// Whether the goal was reached.
  public enum Outcome: Hashable, Sendable {
    /// Every planned row was done in full.
    case hit
    /// A row that was done fell short.
    case miss
    /// No row fell short, but not all were done.
    case incomplete
  }

  /// The load of the planned rows: the heaviest.
  public var weight: Mass
  /// How many of the planned rows were done.
  public var count: Int
  /// The fewest reps.
  public var low: Int
  /// The reps of the last planned row.
  public var last: Int
  /// What came of it.
  public var outcome: Outcome

  /// Reads a performance; rows beyond the planned ones are not judged.
  ///
  /// - Parameters:
  ///   - goal: the reps of each planned row.
  public init(_ performance: Performance, goal: [Int]) {
    let rows = performance.rows.prefix(goal.count)
    weight = rows.map { $0.numbers.weight.mass }.max() ?? .zero
    count = rows.count
    low = rows.map { $0.numbers.reps }.min() ?? 0
    last = rows.last?.numbers.reps ?? 0
    let heaviest = weight
    let isShort = zip(rows, goal).contains { row, reps in
      row.numbers.reps < reps || row.numbers.weight.mass < heaviest
    }
    outcome = isShort ? .miss : count < goal.count ? .incomplete : .hit
  }
}

extension Prescription {
  /// The reps each planned row of a performance had to reach: what the program asked of it then,
  /// else what the plan asked, else what it asks now.
  func goal(of performance: Performance) -> [Int] {
    if !performance.aims.isEmpty { return performance.aims.map { aligned($0) } }
    let reps = performance.goal?.reps ?? slot.judgedReps
    let sets = performance.goal?.sets ?? self.sets
    return [Int](repeating: aligned(reps.low > 0 ? reps.low : reps.high), count: max(1, sets))
  }

  /// The reps that a rule with fixed reps prescribes.
  var fixedReps: Int { range.low > 0 ? range.low : range.high }

  /// How many sessions in a row have missed at the newest load.
  func missesAtOneLoad(_ history: [Performance]) -> Int {
    let readings = history.map { Reading($0, goal: goal(of: $0)) }
    guard let newest = readings.first else { return 0 }
    let run = readings.prefix { $0.weight == newest.weight }
    return MissRun.count(run.reversed().map { $0.outcome == .miss })
  }
}
