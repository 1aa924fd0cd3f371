import JSONCoding
import Journal

/// What an edit changes in a document: the cells to write and the items to remove.
///
/// A cell is written only where the value differs from what the document reads as. What a document
/// says in another way than this version would (members of a newer version, a contradiction that
/// reading settles) is therefore never written back by an edit beside it.
struct CellChanges {
  private(set) var cells: [(CellPath, JSON)] = []
  private(set) var removals: [CellPath] = []
  private let document: Document?

  init(to document: Document?) {
    self.document = document
  }

  var isEmpty: Bool { cells.isEmpty && removals.isEmpty }

  /// Writes the cell if the value changed; a value that is gone becomes `null`.
  mutating func cell<Value: Equatable>(
    _ path: CellPath, from old: Value?, to new: Value?, as json: (Value, JSON?) -> JSON
  ) {
    guard old != new else { return }
    guard let new else {
      cells.append((path, .null))
      return
    }
    cells.append((path, json(new, document?.value(at: path))))
  }

  /// Writes a cell that holds nothing but a text.
  mutating func text(_ path: CellPath, from old: String?, to new: String?) {
    cell(path, from: old, to: new) { text, _ in .string(text) }
  }

  /// Writes a cell that holds a truth, left out while it has its usual value.
  mutating func flag(_ path: CellPath, from old: Bool?, to new: Bool, usually usual: Bool) {
    guard (old ?? usual) != new else { return }
    cells.append((path, .bool(new)))
  }

  /// Writes the places of items whose order changed.
  ///
  /// - Parameter items: the items of the list as they are stored.
  mutating func places(
    under container: CellPath, from old: [String], toOrder ids: [String],
    drawing random: inout some RandomNumberGenerator, in items: (Container) -> [StoredItem]
  ) {
    if old == ids { return }
    let places = Places(of: document.map { items($0.container()) } ?? [])
    for change in places.changes(from: old, toOrder: ids, drawing: &random) {
      cells.append((container.item(change.id).appending("place"), .string(change.key)))
    }
  }

  /// Removes an item with everything under its path.
  mutating func remove(_ path: CellPath) {
    removals.append(path)
  }
}
