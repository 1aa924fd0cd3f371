public import Loads

/// One exercise of a day with what it asks for.
public struct Slot: Equatable, Sendable {
  /// Names a slot.
  public typealias ID = Identifier<Slot>

  /// The slot's id.
  public var id: ID
  /// The exercise, with the name and mode it had when it was put here.
  public var exercise: ExerciseReference
  /// How many working sets.
  public var sets: Int
  /// The reps of a set, or none.
  public var reps: RepRange
  /// The weight to start from while there is no history; zero where none was given.
  public var weight: Weight
  /// How long a timed set is held.
  public var seconds: Int
  /// How many metres a carry goes, or the distance of a cardio row.
  public var distance: Distance?
  /// The rest after a set in seconds, or the lifter's default.
  public var rest: Int?
  /// A note for the exercise.
  public var note: String
  /// How the weight progresses, or the routine's rule.
  public var rule: ProgressionRule?
  /// Whose past this slot goes by.
  public var history: SlotHistory
  /// Neighbouring slots that share a group are a superset.
  public var group: String?
  /// How many warm-up rows come first.
  public var warmUps: Int
  /// The rows one by one, where they differ; then `sets` and `reps` describe the top row only.
  public var rows: [PlannedRow]
  /// Rounds of work and rest that run by themselves.
  public var intervals: IntervalPlan?
  /// The training max that a percentage cycle counts from.
  public var trainingMax: TrainingMax?

  /// A slot; only id and exercise are needed.
  public init(
    id: ID, exercise: ExerciseReference, sets: Int = 3, reps: RepRange = RepRange(8, 12),
    weight: Weight = .unloaded, seconds: Int = 45, distance: Distance? = nil, rest: Int? = nil,
    note: String = "", rule: ProgressionRule? = nil, history: SlotHistory = .automatic,
    group: String? = nil, warmUps: Int = 0, rows: [PlannedRow] = [],
    intervals: IntervalPlan? = nil, trainingMax: TrainingMax? = nil
  ) {
    self.id = id
    self.exercise = exercise
    self.sets = sets
    self.reps = reps
    self.weight = weight
    self.seconds = seconds
    self.distance = distance
    self.rest = rest
    self.note = note
    self.rule = rule
    self.history = history
    self.group = group
    self.warmUps = warmUps
    self.rows = rows
    self.intervals = intervals
    self.trainingMax = trainingMax
  }
}
