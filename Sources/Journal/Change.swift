import JSONCoding
import Ordering

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
      cells.append((path, value.canonicalText))
    }
    if cells.isEmpty { throw .emptyChange(id) }
    sort()
    try checkAmongThemselves()
  }

  /// Brings the cells into the order of their paths; of one path's the last one stays.
  private mutating func sort() {
    // The order of equal paths is kept: the standard library's sort is stable.
    cells = cells.ordered { ByteOrder.precedes($0.path.text, $1.path.text) }
    for place in cells.indices.dropFirst().reversed()
    where cells[place - 1].path == cells[place].path {
      cells.remove(at: place - 1)
    }
  }

  /// Refuses a cell that lies underneath another one of the change.
  private func checkAmongThemselves() throws(JournalError) {
    // In the order of their bytes, all paths that begin with one path's text follow it at once, so
    // that the ones around a path are among those whose text it begins with.
    var around: [CellPath] = []
    for (path, _) in cells {
      while let last = around.last, !path.text.utf8.starts(with: last.text.utf8) {
        around.removeLast()
      }
      if around.contains(where: { path.isInside($0) }) { throw .contradictingPath(id, path) }
      around.append(path)
    }
  }

  /// Refuses a change that contradicts the document's paths or makes it too large.
  func check(against document: Document, _ stamp: Stamp) throws(JournalError) {
    for (path, _) in cells where document.contradicts(path) {
      throw .contradictingPath(id, path)
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
