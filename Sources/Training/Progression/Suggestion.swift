public import Loads

/// What to do next time, with the reason.
public struct Suggestion: Equatable, Sendable {
  /// What changes.
  public enum Action: Hashable, Sendable {
    /// Nothing was done yet.
    case firstTime
    /// The same load, more reps (or a longer hold).
    case addReps
    /// The same load, one more set.
    case addSet
    /// A heavier load (or less help).
    case increaseWeight
    /// The same again.
    case repeatLoad
    /// A lighter load, or fewer reps, to build up again.
    case deload
  }

  /// One row of a suggestion.
  public struct Row: Hashable, Sendable {
    /// The load.
    public var weight: Weight
    /// The reps.
    public var reps: Int
    /// What the row is for.
    public var kind: SetKind

    /// A row.
    public init(_ weight: Weight, reps: Int, kind: SetKind = .work) {
      self.weight = weight
      self.reps = reps
      self.kind = kind
    }
  }

  /// What changes.
  public var action: Action
  /// The load: a rung, except before the first time.
  public var weight: Weight
  /// The reps to aim for.
  public var reps: Int
  /// The rows one by one, where they differ.
  public var rows: [Row]
  /// The number of sets, where it differs from the slot's.
  public var sets: Int?
  /// The seconds to hold, for timed slots.
  public var seconds: Int
  /// Why.
  public var reason: SuggestionReason

  /// A suggestion.
  public init(
    _ action: Action, _ weight: Weight, reps: Int, rows: [Row] = [], sets: Int? = nil,
    seconds: Int = 0, reason: SuggestionReason
  ) {
    self.action = action
    self.weight = weight
    self.reps = reps
    self.rows = rows
    self.sets = sets
    self.seconds = seconds
    self.reason = reason
  }
}
