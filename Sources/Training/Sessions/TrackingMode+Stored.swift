extension TrackingMode {
  /// The mode of a stored word, or, where there is none, what the category implies: cardio for
  /// cardio, else load and reps.
  ///
  /// A word nobody knows counts as load and reps.
  public static func stored(_ word: String?, category: ExerciseCategory?) -> TrackingMode {
    guard let word, !word.isEmpty else { return category == .cardio ? .cardio : .weightReps }
    return TrackingMode(rawValue: word) ?? .weightReps
  }
}
