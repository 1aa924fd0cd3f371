public import CivilTime

/// What an index needs to know beyond the sessions themselves.
public struct IndexRules: Sendable {
  /// The id under which spellings of one exercise meet.
  public var canonical: @Sendable (ExerciseID) -> ExerciseID
  /// The muscles of an exercise in order, the primary one first.
  public var muscles: @Sendable (ExerciseID) -> [Muscle]
  /// The hour at which a training day starts.
  public var dayStartsAt: Int

  /// Rules of an index.
  public init(
    canonical: @escaping @Sendable (ExerciseID) -> ExerciseID = { $0 },
    muscles: @escaping @Sendable (ExerciseID) -> [Muscle],
    dayStartsAt: Int = LocalDate.usualTrainingDayStart
  ) {
    self.canonical = canonical
    self.muscles = muscles
    self.dayStartsAt = dayStartsAt
  }

  /// The rules that a catalog gives.
  public init(
    _ catalog: ExerciseCatalog, dayStartsAt hour: Int = LocalDate.usualTrainingDayStart
  ) {
    self.init(
      canonical: { catalog.canonical($0) }, muscles: { catalog.exercise($0)?.muscles ?? [] },
      dayStartsAt: hour)
  }
}

/// What the rules say of every exercise that was met, asked once for each.
struct KnownExercises: Sendable {
  /// What they say of one.
  struct Facts: Sendable {
    /// The id under which its spellings meet.
    var canonical: ExerciseID
    /// The muscles its sets are credited to: two at most.
    var credited: [Muscle]
  }

  let rules: IndexRules
  private var facts: [ExerciseID: Facts] = [:]

  init(_ rules: IndexRules) {
    self.rules = rules
  }

  /// What the rules say of an exercise.
  subscript(exercise: ExerciseID) -> Facts {
    mutating get {
      if let known = facts[exercise] { return known }
      let fresh = Facts(
        canonical: rules.canonical(exercise), credited: Array(rules.muscles(exercise).prefix(2)))
      facts[exercise] = fresh
      return fresh
    }
  }
}
