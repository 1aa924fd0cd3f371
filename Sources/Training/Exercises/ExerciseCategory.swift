/// The shelf of the library an exercise stands on.
///
/// The raw values are the words stored in documents and backups.
public enum ExerciseCategory: String, CaseIterable, Sendable {
  case strength
  case core
  case bodyweight
  case mobility
  case cardio
  case warmUp = "warm-up"
  case plyometric
}
