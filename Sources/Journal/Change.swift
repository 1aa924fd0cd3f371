import JSONCoding

/// The cells of one change, ready to be put into a document: sorted by path, values canonical.
struct Change {
  let id: DocumentID
  private(set) var cells: [(path: CellPath, value: String)] = []

  /// A change to the journal's own cells, which needs no checks.
  init(_ id: DocumentID, own path: String, _ value: String) {
    self.id = id
    cells = [(CellPath(path), value)]
  }

  /// A change as a person made it; refuses paths and values that could not be read back.
  init(_ id: DocumentID, _ written: [(CellPath, JSON)]) throws(JournalError) {
    self.id = id
    for (path, value) in written {
      if path.isRoot || path.isReserved || path.text.utf8.count > CellPath.longest {
        throw .unusablePath(id, path)
      }
      // A row opens two objects around the names of a path.
      if 2 + path.depth - 1 + value.depth > JSONReadingRules.row.depth {
        throw .tooDeep(id, path)
      }
      cells.removeAll { $0.path == path }
      cells.append((path, value.canonicalText))
    }
    if cells.isEmpty { throw .emptyChange(id) }
    cells.sort { ByteOrder.precedes($0.path.text, $1.path.text) }
  }

  /// Refuses a change that contradicts the document's paths or makes it too large.
  func check(against document: Document, _ stamp: Stamp) throws(JournalError) {
    for place in cells.indices {
      let path = cells[place].path
      let isContainer =
        document.hasVisible(document.item(path).contents)
        || cells.contains { $0.path.isInside(path) }
      if isContainer || document.hasCell(around: path) {
        throw .contradictingPath(id, path)
      }
    }
    guard document.sizeBound + sizeBound > Document.sizeLimit else { return }
    var changed = document
    changed.apply(self, stamp)
    let bytes = changed.encoded.utf8.count
    if bytes > Document.sizeLimit, bytes > document.encoded.utf8.count {
      throw .tooLarge(id, bytes: bytes)
    }
  }

  /// At least as many bytes as the cells take in a document's text.
  private var sizeBound: Int {
    cells.reduce(0) {
      $0 + Document.sizeBound(path: $1.path.text.utf8.count, value: $1.value.utf8.count)
    }
  }
}

extension CellPath {
  /// Whether this path lies under another.
  func isInside(_ other: CellPath) -> Bool {
    let own = text.utf8
    let others = other.text.utf8
    return own.count > others.count && own.starts(with: others)
      && own[own.index(own.startIndex, offsetBy: others.count)] == UInt8(ascii: "/")
  }
}
