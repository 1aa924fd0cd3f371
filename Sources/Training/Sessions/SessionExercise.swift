/// One exercise in a session with its sets: the card the logger shows.
///
/// A day that repeats an exercise has a card for each of its slots; an exercise added by hand goes
/// to the card that is already there.
public struct SessionExercise: Equatable, Sendable {
  /// Names a card in its session.
  public typealias ID = Identifier<SessionExercise>

  /// The card's id.
  public var id: ID
  /// The exercise with the name it had.
  public var exercise: ExerciseReference
  /// The planned slot it came from.
  public var slot: Slot.ID?
  /// Cards that share a group are a superset.
  public var group: String?
  /// A note on the exercise.
  public var note: Note
  /// Whether it counts for progression and records.
  public var counts: Bool
  /// The sets, in order.
  public var sets: [SessionSet]

  /// A card; only id and exercise are needed.
  public init(
    id: ID, exercise: ExerciseReference, slot: Slot.ID? = nil, group: String? = nil,
    note: Note = Note(), counts: Bool = true, sets: [SessionSet] = []
  ) {
    self.id = id
    self.exercise = exercise
    self.slot = slot
    self.group = group
    self.note = note
    self.counts = counts
    self.sets = sets
  }

  /// How its sets are tracked, as it was when the card was made.
  public var mode: TrackingMode { exercise.mode ?? .weightReps }
  /// Whether nothing is left to do here.
  public var isFinished: Bool { sets.allSatisfy { $0.isLogged } }
  /// Whether anything was done here.
  public var hasLogged: Bool { sets.contains { $0.isLogged } }
}
