import Ordering

extension ExerciseCatalog {
  /// Adds a custom exercise, or takes over its new name and the rest; its id stays for ever.
  ///
  /// Logged sets keep the name and mode they were logged with.
  public mutating func save(_ exercise: Exercise) throws(ExerciseCatalogError) {
    guard library.index(of: exercise.id) == nil else { throw .belongsToLibrary(exercise.id) }
    customExercises[exercise.id] = exercise
  }

  /// Deletes a custom exercise; what was logged with it keeps its stored name and mode.
  public mutating func delete(_ id: ExerciseID) throws(ExerciseCatalogError) {
    guard library.index(of: id) == nil else { throw .belongsToLibrary(id) }
    customExercises[id] = nil
    hiddenIDs.remove(id)
    merges[id] = nil
  }

  /// Leaves an exercise out of search and lists; plans and history that name it go on as before.
  public mutating func hide(_ id: ExerciseID) {
    hiddenIDs.insert(id)
  }

  /// Shows a hidden exercise again.
  public mutating func restore(_ id: ExerciseID) {
    hiddenIDs.remove(id)
  }

  /// Says that a custom exercise is the same movement as another one.
  ///
  /// From then on history, records, progression and load scales treat both ids as one. Logged rows
  /// keep the id they were logged with, so the merge can be undone.
  public mutating func merge(
    _ loser: ExerciseID, into survivor: ExerciseID
  ) throws(ExerciseCatalogError) {
    guard library.index(of: loser) == nil else { throw .belongsToLibrary(loser) }
    guard exercise(survivor) != nil else { throw .unknown(survivor) }
    guard !areSame(loser, survivor) else { throw .sameAlready(loser, survivor) }
    merges[loser] = survivor
  }

  /// Takes a merge back: the custom exercise stands for itself again.
  public mutating func undoMerge(of id: ExerciseID) {
    merges[id] = nil
  }

  /// The hidden exercises that can be restored, from A to Z.
  public var hiddenExercises: [Exercise] {
    hiddenIDs.compactMap { customExercises[$0] ?? library[$0] }.ordered {
      $0.name != $1.name
        ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.id < $1.id
    }
  }
}

/// Why the catalog was left as it was.
public enum ExerciseCatalogError: Error, Equatable, Sendable {
  /// The exercise comes with Rung: it can be hidden, but not edited, deleted or merged away.
  case belongsToLibrary(ExerciseID)
  /// There is no such exercise to merge into; pick one from the list.
  case unknown(ExerciseID)
  /// Both ids stand for one exercise already; nothing is left to do.
  case sameAlready(ExerciseID, ExerciseID)
}
