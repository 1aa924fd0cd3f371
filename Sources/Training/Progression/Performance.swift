public import CivilTime
public import Loads
import Ordering

/// What was done of an exercise (or of one slot) in one finished session: the logged efforts, in order.
///
/// Warm-ups, drops and clusters are not in it.
public struct Performance: Equatable, Sendable {
  /// One logged effort.
  public struct Row: Equatable, Sendable {
    /// What was done.
    public var numbers: SetNumbers
    /// How it felt.
    public var effort: EffortRating?
    /// What the row asked for.
    public var target: RepRange

    /// A logged effort.
    public init(_ numbers: SetNumbers, effort: EffortRating? = nil, target: RepRange = .none) {
      self.numbers = numbers
      self.effort = effort
      self.target = target
    }
  }

  /// What the plan asked for when it was done.
  public struct Goal: Equatable, Sendable {
    /// Working sets.
    public var sets: Int
    /// Reps of a set.
    public var reps: RepRange
    /// Seconds of a hold.
    public var seconds: Int

    /// What a plan asked for.
    public init(sets: Int, reps: RepRange, seconds: Int) {
      self.sets = sets
      self.reps = reps
      self.seconds = seconds
    }
  }

  /// The session.
  public var session: Session.ID
  /// When it started.
  public var start: Instant
  /// The efforts, in order.
  public var rows: [Row]
  /// What the plan asked for then, where that is stored.
  public var goal: Goal?
  /// What a program asked of each planned row, done or not, in order; empty where none did.
  public var aims: [Int]

  /// A performance.
  public init(
    session: Session.ID, start: Instant, rows: [Row], goal: Goal? = nil,
    aims: [Int] = []
  ) {
    self.session = session
    self.start = start
    self.rows = rows
    self.goal = goal
    self.aims = aims
  }

  /// The heaviest load.
  public var heaviest: Mass { rows.map { $0.numbers.weight.mass }.max() ?? .zero }

  /// The rows exactly at the heaviest load.
  public var heaviestRows: [Row] {
    let heaviest = heaviest
    return rows.filter { $0.numbers.weight.mass == heaviest }
  }

  /// The fewest reps at the heaviest load.
  public var fewestReps: Int { heaviestRows.map { $0.numbers.reps }.min() ?? 0 }

  /// How the heaviest rows felt: the nearest word to the upper median of those that were rated.
  public var feel: Effort? {
    Effort.typical(of: heaviestRows.map { $0.effort })
  }
}

extension Effort {
  /// The word nearest to the upper median of the ratings that were given; none if none was.
  public static func typical(of ratings: [EffortRating?]) -> Effort? {
    let given = ratings.compactMap { $0 }.filter { $0.word != nil }.map { $0.hundredths }.ordered()
    return given.isEmpty ? nil : Effort.nearest(to: Double(given[given.count / 2]) / 100)
  }
}
