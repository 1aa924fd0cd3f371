extension Journal {
  /// Takes in a stored row: of this device's own store at the start, or one that another tab has
  /// written since; true if anything changed.
  ///
  /// A damaged row is an error that names the document. Nothing else is touched by it.
  @discardableResult
  public mutating func load(_ id: DocumentID, row: String) throws(JournalError) -> Bool {
    merge(try Document(id, reading: row))
  }

  /// The row to store for a document: its cells, and what the server has of them.
  ///
  /// Nil for a document that is not known.
  public func row(for id: DocumentID) -> String? {
    documents[id]?.row
  }
}
