import JSONCoding

/// The places of one path in a document: the cell of exactly this path, and the cells under it.
struct Item {
  /// Whether the path is the document itself.
  let isDocument: Bool
  let cell: Int?
  let contents: Range<Int>

  /// All its places.
  var places: [Int] {
    var places = Array(contents)
    if let cell { places.append(cell) }
    return places
  }
}

extension Document {
  /// The places of a path.
  func item(at path: UnsafeRawBufferPointer) -> Item {
    if path.isEmpty {
      return Item(isDocument: true, cell: nil, contents: cells.entries.indices)
    }
    let place = cells.lowerBound(path)
    let cell = cells.isPath(path, at: place) ? place : nil
    return Item(isDocument: false, cell: cell, contents: contents(of: path, from: place))
  }

  /// The places under a path, which lie at or after `start`.
  private func contents(of path: UnsafeRawBufferPointer, from start: Int) -> Range<Int> {
    // Under "a" lies what begins with "a/"; behind it comes "a0", the slash's next neighbour.
    // What begins with "a" and a byte before the slash stands between "a" and its contents.
    var bound = Array(path)
    bound.append(UInt8(ascii: "/"))
    let first = bound.withUnsafeBytes { cells.lowerBound($0, from: start) }
    guard bound.withUnsafeBytes({ cells.hasPrefix($0, at: first) }) else { return first..<first }
    bound[bound.count - 1] = UInt8(ascii: "/") + 1
    let end = bound.withUnsafeBytes { cells.lowerBound($0, from: first) }
    return first..<end
  }
}
