import Journal
import Loads
import Logbook
import Training

extension State {
  /// Takes over what the logbook holds about single exercises: own ones, hidden ones, their loads.
  func followExerciseChoices() {
    let choices = logbook.exerciseChoices
    guard choices.revision != choicesFollowed else { return }
    choicesFollowed = choices.revision
    catalog = ExerciseCatalog(
      library: catalog.library, customExercises: choices.customExercises,
      hiddenIDs: choices.hiddenIDs, merges: catalog.merges)
    corrections = choices.corrections { [catalog] in catalog.canonical($0) }
    picker.search?.update(to: catalog)
  }

  /// Stores the loads that an exercise really has, or that nothing is known of them any more.
  func save(_ scale: LoadScale?, of exercise: ExerciseID) -> [Effect] {
    let effects = save(DocumentID(loadScale: exercise)) { logbook, now throws(LogbookError) in
      try logbook.save(scale, of: exercise, now: now)
    }
    followExerciseChoices()
    return effects
  }

  /// Stores an exercise of the person's own.
  func save(_ exercise: Exercise) -> [Effect] {
    let effects = save(DocumentID(customExercise: exercise.id)) {
      logbook, now throws(LogbookError) in
      try logbook.save(exercise, now: now)
    }
    followExerciseChoices()
    return effects
  }

  /// Leaves an exercise out of search and lists, or shows it there again.
  func hide(_ exercise: ExerciseID, _ isHidden: Bool) -> [Effect] {
    let effects = save(DocumentID(hiddenExercise: exercise)) {
      logbook, now throws(LogbookError) in
      try logbook.hide(exercise, isHidden, now: now)
    }
    followExerciseChoices()
    return effects
  }

  /// Stores the note that stands on an exercise every time; an empty one is none.
  func save(note: String, on exercise: ExerciseID) -> [Effect] {
    save(DocumentID(note: exercise)) { logbook, now throws(LogbookError) in
      try logbook.save(note: note.isEmpty ? nil : note, on: exercise, now: now)
    }
  }

  /// The note that stands on an exercise every time.
  func pinnedNote(on exercise: ExerciseID) -> String? {
    let choices = logbook.exerciseChoices
    return choices.hasNotes ? choices.note(on: catalog.spellings(of: exercise)) : nil
  }
}
