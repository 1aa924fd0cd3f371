public import Loads

extension LoadStep {
  /// One step of an exercise: a rung; two for a lower-body exercise whose scale is only its
  /// equipment's default; for an unknown exercise the first rung at least 2.5 kg or 5 lb up.
  ///
  /// - Parameters:
  ///   - exercise: the exercise, none where nobody knows it.
  ///   - origin: where its scale comes from.
  public static func usual(
    for exercise: Exercise?, origin: LoadScaleOrigin, unit: MassUnit
  ) -> LoadStep {
    guard let exercise else { return .atLeast(unit.usualStep) }
    return origin == .equipment && exercise.isLowerBody ? .rungs(2) : .rungs(1)
  }
}

extension Exercise {
  /// Whether the legs and hips do the work: by how it moves, else by its first muscle.
  var isLowerBody: Bool {
    switch pattern {
    case .squat, .lunge, .hinge, .hipExtension, .kneeExtension, .kneeFlexion, .calfRaise,
      .shinRaise, .hipAbduction, .hipAdduction, .hipFlexion:
      true
    case nil: muscles.first?.region == .lowerBody
    default: false
    }
  }
}
