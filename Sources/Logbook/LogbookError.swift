public import Journal

/// Why the logbook did not take an edit.
///
/// Nothing has changed when one is thrown.
public enum LogbookError: Error, Equatable, Sendable {
  /// The journal refused the cells: the document would grow too large, or a value can't be stored.
  case journal(JournalError)
}
