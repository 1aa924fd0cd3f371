import Ordering

/// Every exercise a person can pick or has logged: the library, their own, what they hid and merged.
///
/// A value without memory of its own: the logbook's documents hold what is in it.
public struct ExerciseCatalog: Sendable {
  /// The exercises that come with Rung.
  public var library: ExerciseLibrary
  /// The person's own exercises by id.
  public internal(set) var customExercises: [ExerciseID: Exercise]
  /// Exercises left out of search and lists.
  public internal(set) var hiddenIDs: Set<ExerciseID>
  /// Custom exercises that the person found to be another one, each with that other one.
  public internal(set) var merges: [ExerciseID: ExerciseID]

  /// Puts together what the logbook holds.
  public init(
    library: ExerciseLibrary, customExercises: [Exercise] = [], hiddenIDs: Set<ExerciseID> = [],
    merges: [ExerciseID: ExerciseID] = [:]
  ) {
    self.library = library
    self.customExercises = [:]
    self.hiddenIDs = hiddenIDs
    self.merges = merges
    for exercise in customExercises {
      self.customExercises[exercise.id] = exercise
    }
  }

  /// The exercise an id stands for, following merges; none if nobody knows the id.
  public func exercise(_ id: ExerciseID) -> Exercise? {
    let id = canonical(id)
    return customExercises[id] ?? library[id]
  }

  /// The exercise an id stands for, or a placeholder made of what was stored with it.
  ///
  /// A deleted custom exercise, or one from a newer library, thereby never breaks a screen.
  public func exercise(
    _ id: ExerciseID, storedName: String, storedMode: TrackingMode? = nil
  ) -> Exercise {
    exercise(id)
      ?? Exercise(
        id: id, name: storedName.isEmpty ? id.text : storedName, mode: storedMode ?? .weightReps)
  }

  /// The id under which history, records, progression and load scales of an exercise are kept together.
  ///
  /// Merges written on two devices can form a ring; all members then stand for the first of them in
  /// id order, the same one on every device. A merge into an exercise that was deleted is void.
  public func canonical(_ id: ExerciseID) -> ExerciseID {
    var path = [id]
    while let next = merges[path[path.count - 1]], isKnown(next) {
      if let start = path.firstIndex(of: next) {
        return library.canonical(path[start...].min() ?? id)
      }
      path.append(next)
    }
    return library.canonical(path[path.count - 1])
  }

  /// Whether two ids stand for one exercise.
  public func areSame(_ left: ExerciseID, _ right: ExerciseID) -> Bool {
    left == right || canonical(left) == canonical(right)
  }

  /// Every id that stands for the same exercise as this one, itself among them, in id order.
  ///
  /// Clearing a correction removes what is stored under any of them.
  public func spellings(of id: ExerciseID) -> [ExerciseID] {
    let survivor = canonical(id)
    let losers = library.merged.map { $0.loser } + merges.keys
    return Set([id, survivor] + losers.filter { canonical($0) == survivor }).ordered()
  }

  /// Whether search and lists show the exercise: it is known, not hidden and not merged into another.
  public func isListed(_ id: ExerciseID) -> Bool {
    isKnown(id) && !hiddenIDs.contains(id) && canonical(id) == id
  }

  private func isKnown(_ id: ExerciseID) -> Bool {
    customExercises[id] != nil || library.index(of: id) != nil
  }
}
