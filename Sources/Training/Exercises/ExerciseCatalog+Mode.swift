extension ExerciseCatalog {
  /// What a logged set counts: what was stored with it, or what its exercise counts now.
  ///
  /// Logged sets never change their mode when the catalog changes.
  public func modeOfSet(_ id: ExerciseID, stored: TrackingMode?) -> TrackingMode {
    stored ?? exercise(id)?.mode ?? .weightReps
  }

  /// What a slot of a plan counts: what its exercise counts now, or what was stored with it.
  public func modeOfSlot(_ id: ExerciseID, stored: TrackingMode?) -> TrackingMode {
    exercise(id)?.mode ?? stored ?? .weightReps
  }
}
