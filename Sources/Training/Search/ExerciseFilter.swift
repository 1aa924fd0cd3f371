/// What a list of exercises is narrowed to.
public struct ExerciseFilter: Hashable, Sendable {
  /// Only exercises that train this muscle, first or further down.
  public var muscle: Muscle?
  /// Only exercises done with this.
  public var equipment: EquipmentFilter?

  /// Narrows a list; what is left out narrows nothing.
  public init(muscle: Muscle? = nil, equipment: EquipmentFilter? = nil) {
    self.muscle = muscle
    self.equipment = equipment
  }

  /// Every exercise.
  public static let all = ExerciseFilter()
}

/// A choice of what an exercise is done with.
public enum EquipmentFilter: Hashable, Sendable {
  /// The body alone: exercises without equipment.
  case bodyweight
  /// Exercises that need this, by its exact name.
  case equipment(Equipment)
}
