extension Document {
  /// Takes in the cells of another replica's copy and what the server has of them; true if a cell
  /// changed.
  ///
  /// Merging is commutative, associative and idempotent.
  public mutating func merge(_ other: Document) -> Bool {
    merge(other, present: nil)
  }

  /// Merges, preferring what is known about the server's present store.
  mutating func merge(_ other: Document, present epoch: ServerEpoch?) -> Bool {
    precondition(other.id == id, "Only copies of one document can be merged")
    acknowledged.merge(other.acknowledged, present: epoch)
    if cells.count == 0 { return adopt(other) }
    var changed = false
    var hint = 0
    other.cells.text.withUnsafeBytes { text in
      for entry in other.cells.entries {
        let path = UnsafeRawBufferPointer(rebasing: text[entry.path])
        let value = UnsafeRawBufferPointer(rebasing: text[entry.value])
        if put(path, entry.stamp, value, near: &hint) { changed = true }
      }
    }
    if changed { settle() }
    return changed
  }

  /// Takes over another copy where there is nothing yet, as when a logbook is opened.
  private mutating func adopt(_ other: Document) -> Bool {
    let marks = acknowledged
    self = other
    acknowledged = marks
    return cells.count > 0
  }

  /// Works out again what is visible, after cells were put in.
  mutating func settle() {
    cells.compact()
    hidden = []
    isRemoved = false
    guard cells.removals > 0 else { return }
    for place in cells.entries.indices where cells.entries[place].kind == .removal {
      if let item = item(hiddenBy: place) { hide(item) }
    }
  }

  /// The item a removal is about, if the removal's author had seen all of it.
  func item(hiddenBy removal: Int) -> Item? {
    let entry = cells.entries[removal]
    guard let seen = SeenStamps(json: Array(cells.text[entry.value])) else { return nil }
    let item = cells.withBytes(entry.path) { path in
      self.item(at: UnsafeRawBufferPointer(rebasing: path.dropLast(CellKind.removalSuffix)))
    }
    let isCovered = item.places.allSatisfy {
      $0 == removal || seen.covers(cells.entries[$0].stamp)
    }
    return isCovered ? item : nil
  }

  private mutating func hide(_ item: Item) {
    if item.isDocument { isRemoved = true }
    if let cell = item.cell { hidden.append(cell..<cell + 1) }
    if !item.contents.isEmpty { hidden.append(item.contents) }
  }
}
