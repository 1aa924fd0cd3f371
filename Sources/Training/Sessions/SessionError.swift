public import Loads

/// Why a session did not take an operation.
///
/// Nothing has changed when one is thrown.
public enum SessionError: Error, Equatable, Sendable {
  /// The set is not in this session; it was removed, or belongs to another one.
  case noSuchSet(SessionSet.ID)
  /// The exercise is not in this session.
  case noSuchExercise(SessionExercise.ID)
  /// The set is done already; undo or correct it instead.
  case alreadyLogged(SessionSet.ID)
  /// The set is not done yet; log it first.
  case notLogged(SessionSet.ID)
  /// A number can't be; the error names the range that can.
  case number(NumberError)
  /// The session is finished or discarded; edit it instead.
  case notRunning
  /// The session is still open; finish it first.
  case stillRunning
  /// Nothing can be removed here: the rows left are done, hold a drop, or are the only one.
  case nothingRemovable
  /// The exercise belongs to the plan or has logged sets; skip it instead.
  case notRemovable(SessionExercise.ID)
  /// The start lies in the future by more than the lead-in.
  case startTooLate
  /// A start was announced on this set already.
  case alreadyStarted(SessionSet.ID)
  /// A warm-up is not rated.
  case notRated(SessionSet.ID)
  /// No offer stands on this set, or it was settled.
  case noOffer(SessionSet.ID)
  /// The id is in use in this session.
  case idInUse(String)
  /// The end would lie before the start.
  case endBeforeStart
}

/// A number that can't be, with the range that can.
public enum NumberError: Error, Equatable, Sendable {
  /// Reps outside the range.
  case reps(ClosedRange<Int>)
  /// Seconds outside the range.
  case seconds(ClosedRange<Int>)
  /// A load outside the range.
  case weight(ClosedRange<Mass>)
  /// A distance in micrometres outside the range.
  case distance(ClosedRange<Int64>)
  /// An incline in hundredths of a percent outside the range.
  case incline(ClosedRange<Int>)
  /// A resistance level in hundredths outside the range.
  case level(ClosedRange<Int>)
  /// A rating in hundredths of perceived exertion outside the range.
  case effort(ClosedRange<Int>)
}
