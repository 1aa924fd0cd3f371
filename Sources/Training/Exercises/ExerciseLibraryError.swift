/// Why a library file was not taken.
///
/// All of them mean that the app was put together wrongly; the logbook is not touched. The app goes on
/// with the names stored in it, and reloading the page fetches the files again.
public enum ExerciseLibraryError: Error, Equatable, Sendable {
  /// The bytes are no compact library file, or one of another version of it.
  case notALibrary
  /// A word of the file means nothing to this version of Rung.
  case unknownWord(String)
  /// The cues or names belong to a library with another number of entries.
  case linesOfAnotherLibrary
}
