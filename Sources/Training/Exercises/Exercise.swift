/// One exercise: from the library, or made by the person.
public struct Exercise: Equatable, Sendable {
  /// The id, which never changes.
  public var id: ExerciseID
  /// The name shown.
  public var name: String
  /// Other names: what other apps call it, gym shorthand.
  ///
  /// Searched and matched, not shown in lists.
  public var otherNames: [String]
  /// The shelf of the library it stands on.
  public var category: ExerciseCategory
  /// What its sets log.
  public var mode: TrackingMode
  /// Muscle labels in order of importance, as written: "Upper Chest", "Front Delts".
  public var muscleLabels: [String]
  /// What it needs, empty for the body alone.
  public var equipment: [Equipment]
  /// Whether the sides work together or one after the other.
  public var laterality: Laterality
  /// How the body moves, unknown for most custom exercises.
  public var pattern: MovementPattern?
  /// What the muscles work against.
  public var resistance: Resistance
  /// The kind of bar, none for exercises without one.
  public var bar: BarKind?

  /// Describes an exercise; what is left out is what most exercises are.
  public init(
    id: ExerciseID, name: String, otherNames: [String] = [],
    category: ExerciseCategory = .strength, mode: TrackingMode = .weightReps,
    muscleLabels: [String] = [], equipment: [Equipment] = [],
    laterality: Laterality = .bothSides, pattern: MovementPattern? = nil,
    resistance: Resistance? = nil, bar: BarKind? = nil
  ) {
    self.id = id
    self.name = name
    self.otherNames = otherNames
    self.category = category
    self.mode = mode
    self.muscleLabels = muscleLabels
    self.equipment = equipment
    self.laterality = laterality
    self.pattern = pattern
    self.resistance = resistance ?? Resistance(usualFor: mode)
    self.bar = bar ?? (equipment.contains(.barbell) ? .straight : nil)
  }

  /// The muscles its labels stand for, each once; the first is the primary one.
  public var muscles: [Muscle] { Muscle.folding(muscleLabels) }
}

/// Whether both sides work together or one after the other.
public enum Laterality: UInt8, CaseIterable, Sendable {
  case bothSides
  /// Sets count the repetitions of both sides together.
  case perSide
}

/// What the muscles work against.
public enum Resistance: UInt8, CaseIterable, Sendable {
  /// A load that is lifted, pulled or carried.
  case external
  /// The body itself, with or without weight added.
  case bodyweight
  /// The body less the help of a machine or band.
  case assisted

  /// What a mode of tracking works against unless an exercise says otherwise.
  public init(usualFor mode: TrackingMode) {
    switch mode {
    case .weightReps, .weightDuration, .weightDistance: self = .external
    case .bodyweightReps, .duration, .cardio: self = .bodyweight
    case .assistedReps: self = .assisted
    }
  }
}
