/// An exercise as a plan or a session names it: the id, and the name it had then.
///
/// The name is kept so that an exercise that is unknown here (deleted, or made by a newer version)
/// still shows as what it was.
public struct ExerciseReference: Hashable, Sendable {
  /// The id as stored, never canonicalised: what was logged keeps the id it was logged with.
  public var id: ExerciseID
  /// The name at the time.
  public var name: String
  /// The tracking mode at the time, if it was stored.
  public var mode: TrackingMode?

  /// Names an exercise.
  public init(id: ExerciseID, name: String, mode: TrackingMode? = nil) {
    self.id = id
    self.name = name
    self.mode = mode
  }
}
