/// Why the journal could not do what was asked; nothing has been changed then.
public enum JournalError: Error, Equatable, Sendable {
  /// A stored or received document can't be read; the others are not touched by it.
  case damaged(DocumentID, RowDamage)
  /// The change would make the document too large to be sent.
  case tooLarge(DocumentID, bytes: Int)
  /// A change without any cell.
  case emptyChange(DocumentID)
  /// A path that no cell may have: the document itself, a name that begins with `~`, or too long.
  case unusablePath(DocumentID, CellPath)
  /// A cell where others lie underneath, or underneath another cell.
  case contradictingPath(DocumentID, CellPath)
  /// A value nested so deeply that it could not be read back.
  case tooDeep(DocumentID, CellPath)
  /// The last stamp before the year 10000 has been used up.
  case clockExhausted
}

extension JournalError: CustomStringConvertible {
  /// What happened, what is safe and what to do.
  public var description: String {
    switch self {
    case .damaged(let id, let damage):
      "The stored record \(id.text) can't be read. \(damage) Everything else is untouched; "
        + "the damaged text is kept and can be exported."
    case .tooLarge(let id, let bytes):
      "This was not saved: the record \(id.text) would have \(bytes) bytes, and \(Document.sizeLimit) "
        + "is the most that can be synced. Everything saved before is safe. Shorten a note or "
        + "start a new record."
    case .emptyChange(let id):
      "There was nothing to save in the record \(id.text)."
    case .unusablePath(let id, let path):
      "This was not saved: \(path.text) is no place for a value in the record \(id.text)."
    case .contradictingPath(let id, let path):
      "This was not saved: \(path.text) is already used in another way in the record \(id.text). "
        + "Everything saved before is safe. Updating the app may help."
    case .tooDeep(let id, let path):
      "This was not saved: the value for \(path.text) in the record \(id.text) is nested too deeply."
    case .clockExhausted:
      "This was not saved: the logbook holds a change dated to the end of the year 9999, and "
        + "nothing can be later. Export a backup and restore it into a new logbook."
    }
  }
}
