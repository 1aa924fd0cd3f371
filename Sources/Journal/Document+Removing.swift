extension Document {
  /// The change that removes an item: a cell that says what has been seen of it.
  ///
  /// Nil if nothing is at the path or all of it is removed already.
  func removal(of path: CellPath) -> Change? {
    let item = item(path)
    guard item.places.contains(where: { !isHidden($0) }) else { return nil }
    var seen = SeenStamps()
    for place in item.places { seen.insert(cells.entries[place].stamp) }
    var value: [UInt8] = []
    seen.appendJSON(to: &value)
    return Change(id, own: Self.removalPath(path), String(decoding: value, as: UTF8.self))
  }

  /// The change that takes an item's removal back; nil if no removal of exactly this item stands.
  func undoing(removalOf path: CellPath) -> Change? {
    let place = place(ofRemovalAt: path)
    guard let place, item(hiddenBy: place) != nil else { return nil }
    return Change(id, own: Self.removalPath(path), "null")
  }

  private static func removalPath(_ path: CellPath) -> String {
    path.appending(CellKind.removalName).text
  }

  private func place(ofRemovalAt path: CellPath) -> Int? {
    var text = Self.removalPath(path)
    return text.withUTF8 { cells.place(of: UnsafeRawBufferPointer($0)) }
  }
}
