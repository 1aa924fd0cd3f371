extension TrackingMode {
  /// The mode of an exercise of GymTrack's catalogue, which states a unit and equipment instead.
  ///
  /// For ids of that catalogue in its backups only; Rung's own exercises state their mode.
  public static func ofGymTrackExercise(
    _ id: ExerciseID, unit: String, equipment: [Equipment]
  ) -> TrackingMode {
    if unit == "s" || unit == "min" { return .duration }
    if equipment.contains(where: { loaded.contains($0) }) { return .weightReps }
    return loadedWithoutEquipment.contains(id) ? .weightReps : .bodyweightReps
  }

  private static let loaded: [Equipment] = [
    .barbell, .dumbbell, .machine, .cable, .kettlebell, .plate, .band,
  ]

  private static let loadedWithoutEquipment: [ExerciseID] = [
    "walking-lunge-weighted-vest", "wrist-roller",
  ]
}
