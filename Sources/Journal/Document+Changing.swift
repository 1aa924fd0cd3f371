import JSONCoding

extension Document {
  /// A change may not make a document's text longer than this, so that nothing becomes unsendable.
  ///
  /// Merging two copies can, because nothing is ever lost in merging; such a document takes only
  /// changes that do not make it longer, and removals.
  public static let sizeLimit = 512_000

  /// Puts the cells of a change in.
  mutating func apply(_ change: Change, _ stamp: Stamp) {
    var hint = 0
    for cell in change.cells {
      var path = cell.path.text
      var value = cell.value
      path.withUTF8 { path in
        value.withUTF8 { value in
          _ = put(
            UnsafeRawBufferPointer(path), stamp, UnsafeRawBufferPointer(value), near: &hint)
        }
      }
    }
    settle()
  }

  /// Whether a cell at this path would lie underneath another, or others underneath it.
  ///
  /// Hidden ones count: the write itself could make them stand again.
  func contradicts(_ path: CellPath) -> Bool {
    if item(path).contents.contains(where: { cells.entries[$0].kind == .content }) { return true }
    var text = path.text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return bytes.indices.contains { end in
        bytes[end] == UInt8(ascii: "/")
          && cells.place(of: UnsafeRawBufferPointer(rebasing: bytes[..<end])) != nil
      }
    }
  }

  /// At least as many bytes as the document's text has.
  var sizeBound: Int {
    2
      + cells.entries.reduce(0) {
        $0 + Self.sizeBound(path: $1.path.count, value: $1.value.count)
      }
  }

  /// At least as many bytes as one cell adds: its stamp, its names with every byte escaped and
  /// every container opened anew, its value.
  static func sizeBound(path: Int, value: Int) -> Int {
    Stamp.textLength + 6 + 12 * path + 6 + value
  }
}
