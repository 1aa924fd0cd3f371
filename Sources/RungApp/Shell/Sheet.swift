import CivilTime
import Loads
import Logbook
import Training

/// A sheet that lies above the screen.
///
/// There is one at a time.
enum Sheet: Equatable {
  case settings
  /// The rows that were set aside.
  case aside
  /// Plans to choose from.
  case templates
  /// What an exercise of a plan asks for.
  case slot(Slot.ID)
  /// The other exercises of the day, to join one of them in a superset.
  case slotSuperset(Slot.ID)
  /// Why a weight is suggested.
  case why(SessionExercise.ID)
  /// What can be done to an exercise of the session.
  case exerciseMenu(SessionExercise.ID)
  /// Exercises to add to the session, or to swap one for.
  case picker
  /// An exercise of the person's own that is being made.
  case newExercise
  /// The other exercises of the session, to join one of them in a superset.
  case superset(SessionExercise.ID)
  /// The order of the session's exercises.
  case order
  /// The note on an exercise, or on the session.
  case note(SessionExercise.ID?)
  /// What stands on an exercise every time, outside a session.
  case pinnedNote
  /// The loads that an exercise really has.
  case weights
  /// What the person weighs, or wants to.
  case weighing
  /// Girths of the body.
  case measurement
  /// When a finished session was, and how long; or that of one to be entered afterwards.
  case sessionDetails
  /// Asks before a session is discarded.
  case confirmDiscard
  /// Asks before a session with open sets is finished.
  case confirmFinish
  /// Asks, after a long time without a set, whether the session ended with the last one.
  case stillTraining
}

/// A sentence at the bottom that goes away by itself, with the way back.
struct Toast: Equatable {
  /// What "Undo" does.
  ///
  /// Indirect: it would be as large as its largest case, and is copied with every state of the page.
  indirect enum Undo: Equatable {
    case session(Session.ID)
    case routine(Routine.ID)
    /// Takes an edit of a plan back.
    case plan(RoutineReversal)
    case discard(Session.ID)
    /// Takes an edit of a session back.
    case edit(SessionReversal)
    /// Gives an exercise the loads it had, and the session's open rows theirs.
    case weights(ExerciseID, LoadScale?, SessionReversal?)
    /// Shows an exercise that was hidden.
    case hidden(ExerciseID)
    /// Gives a day the weighing it had, or none.
    case weighing(LocalDate, Weight?)
    case goal(Weight?)
    /// Gives a measurement the girths it had.
    case measurement(Measurement)
    /// Brings a measurement back that was taken out.
    case removedMeasurement(Measurement.ID)
    /// Takes a new measurement out again.
    case newMeasurement(Measurement.ID)
  }

  var text: String
  var undo: Undo?
  /// When it goes, in milliseconds since 1970.
  var until: Int64
}

/// Something about the store or the app that stands above the screens until it is over.
enum Notice: Hashable {
  case storeFailed
  case updateReady
  case setAside
  case trapped
}

/// Why the app can't open the logbook.
enum Trouble: Equatable {
  case blocked
  case newer
  case evicted
  case failed
}
