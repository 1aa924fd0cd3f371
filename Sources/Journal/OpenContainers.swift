import JSONCoding

/// The containers that stand open while the cells of one stamp are written in the order of their
/// paths.
struct OpenContainers {
  private var path: [UInt8] = []
  /// Where each open container's name ends in `path`, behind its slash.
  private var ends: [Int] = []

  mutating func openGroup(_ stamp: Stamp, _ writer: inout JSONWriter) {
    let text = stamp.digits
    withUnsafeBytes(of: text) { writer.name(utf8: $0) }
    writer.beginObject()
  }

  mutating func closeGroup(_ writer: inout JSONWriter) {
    close(to: 0, &writer)
    writer.endObject()
  }

  /// Leaves and enters containers until the cell of that path is due, and writes its name.
  mutating func writeName(_ next: UnsafeRawBufferPointer, _ writer: inout JSONWriter) {
    close(to: sharedLength(next), &writer)
    var start = ends.last ?? 0
    for place in start..<next.count where next[place] == UInt8(ascii: "/") {
      writer.name(utf8: UnsafeRawBufferPointer(rebasing: next[start...place]))
      writer.beginObject()
      path.append(contentsOf: UnsafeRawBufferPointer(rebasing: next[start...place]))
      start = place + 1
      ends.append(start)
    }
    writer.name(utf8: UnsafeRawBufferPointer(rebasing: next[start...]))
  }

  private mutating func close(to length: Int, _ writer: inout JSONWriter) {
    while let end = ends.last, end > length {
      writer.endObject()
      ends.removeLast()
      path.removeSubrange((ends.last ?? 0)...)
    }
  }

  private func sharedLength(_ next: UnsafeRawBufferPointer) -> Int {
    var length = 0
    while length < path.count, length < next.count, path[length] == next[length] { length += 1 }
    return length
  }
}
