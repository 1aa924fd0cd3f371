public import Loads

/// What a row asks for, and what is dialled on it until it is logged.
public struct SetPlan: Equatable, Sendable {
  /// The exercise the row is for now; a logged row's log says what it was done as.
  public var exercise: ExerciseID
  /// The planned slot it belongs to, if it came from a plan.
  public var slot: Slot.ID?
  /// What the row is for.
  public var kind: SetKind
  /// The reps it asks for, or none.
  public var target: RepRange
  /// What a program asks of this very row: reps, or seconds where it is timed; zero where none does.
  public var aim: Int
  /// The dialled numbers.
  public var numbers: SetNumbers
  /// The set above that this one continues (drop or cluster).
  public var continues: SessionSet.ID?
  /// The weight it opened with, where rows are listed one by one: carry then moves rungs, not the weight.
  public var opening: Weight?

  /// A row; only its exercise is needed.
  public init(
    exercise: ExerciseID, slot: Slot.ID? = nil, kind: SetKind = .work, target: RepRange = .none,
    aim: Int = 0, numbers: SetNumbers = SetNumbers(), continues: SessionSet.ID? = nil,
    opening: Weight? = nil
  ) {
    self.exercise = exercise
    self.slot = slot
    self.kind = kind
    self.target = target
    self.aim = aim
    self.numbers = numbers
    self.continues = continues
    self.opening = opening
  }
}
