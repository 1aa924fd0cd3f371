import JSONCoding

/// The cells of one document, sorted by path.
///
/// Paths and values stand back to back in one buffer, values as canonical JSON, so that a document
/// of hundreds of cells is two allocations and its row is little more than a copy. Finding a path
/// takes a binary search; putting one in moves the entries behind it.
struct CellTable: Sendable {
  /// One cell; the places are of its bytes in `text`.
  struct Entry: Sendable {
    var stamp: Stamp
    var path: Range<Int>
    var value: Range<Int>
    var kind: CellKind
  }

  private(set) var entries: [Entry] = []
  private(set) var text: [UInt8] = []
  /// Bytes of values that have been replaced.
  private var wasted = 0
  /// How many entries are removals.
  private(set) var removals = 0

  var count: Int { entries.count }

  /// Makes room for that many bytes of paths and values.
  mutating func reserve(bytes: Int) {
    text.reserveCapacity(bytes)
  }

  /// The bytes of a range of `text`.
  func withBytes<Answer>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Answer
  ) -> Answer {
    text.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// A cell's value as canonical JSON.
  func valueText(_ entry: Entry) -> String {
    String(decoding: text[entry.value], as: UTF8.self)
  }

  /// The first place whose path is not before the given bytes, looked for from `start` on.
  func lowerBound(_ path: UnsafeRawBufferPointer, from start: Int = 0) -> Int {
    text.withUnsafeBytes { text in
      var low = start
      var high = entries.count
      while low < high {
        let middle = low + (high - low) / 2
        let there = UnsafeRawBufferPointer(rebasing: text[entries[middle].path])
        if ByteOrder.compare(there, path) < 0 { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Whether the path at a place is exactly these bytes.
  func isPath(_ path: UnsafeRawBufferPointer, at place: Int) -> Bool {
    place < entries.count && entries[place].path.count == path.count
      && withBytes(entries[place].path) { ByteOrder.compare($0, path) == 0 }
  }

  /// Whether the path at a place begins with these bytes.
  func hasPrefix(_ prefix: UnsafeRawBufferPointer, at place: Int) -> Bool {
    guard place < entries.count, entries[place].path.count >= prefix.count else { return false }
    let start = entries[place].path.lowerBound
    return withBytes(start..<start + prefix.count) { ByteOrder.compare($0, prefix) == 0 }
  }

  /// The cell of a path, if there is one.
  func place(of path: UnsafeRawBufferPointer) -> Int? {
    let place = lowerBound(path)
    return isPath(path, at: place) ? place : nil
  }
}

extension CellTable {
  /// What putting a cell in has changed.
  enum Change {
    case nothing
    case added
    case replaced(Entry)
  }

  /// Puts a cell in where it belongs unless a later one is there.
  ///
  /// Of two cells of one path the larger stamp wins, of equal stamps the larger bytes. `hint` is
  /// where the cell probably belongs, and afterwards the place behind it: sorted cells go in
  /// without a search.
  mutating func put(
    _ path: UnsafeRawBufferPointer, _ stamp: Stamp, _ value: UnsafeRawBufferPointer,
    near hint: inout Int
  ) -> Change {
    let place = belongs(path, at: hint) ? hint : lowerBound(path)
    hint = place + 1
    if isPath(path, at: place) {
      let old = entries[place]
      guard wins(stamp, value, over: old) else { return .nothing }
      entries[place].stamp = stamp
      entries[place].value = append(value)
      wasted += old.value.count
      return .replaced(old)
    }
    let kind = CellKind(path: path)
    if kind == .removal { removals += 1 }
    let pathRange = append(path)
    entries.insert(
      Entry(stamp: stamp, path: pathRange, value: append(value), kind: kind), at: place)
    return .added
  }

  /// Drops the bytes of replaced values when they have become many.
  mutating func compact() {
    guard wasted > 4096, wasted * 2 > text.count else { return }
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count - wasted)
    for place in entries.indices {
      let path = kept.count
      kept.append(contentsOf: text[entries[place].path])
      let value = kept.count
      kept.append(contentsOf: text[entries[place].value])
      entries[place].path = path..<value
      entries[place].value = value..<kept.count
    }
    text = kept
    wasted = 0
  }

  private func belongs(_ path: UnsafeRawBufferPointer, at place: Int) -> Bool {
    guard place <= entries.count else { return false }
    let isBehind =
      place == 0 || withBytes(entries[place - 1].path) { ByteOrder.compare($0, path) < 0 }
    guard isBehind, place < entries.count else { return isBehind }
    return withBytes(entries[place].path) { ByteOrder.compare(path, $0) <= 0 }
  }

  private func wins(_ stamp: Stamp, _ value: UnsafeRawBufferPointer, over old: Entry) -> Bool {
    if stamp != old.stamp { return old.stamp < stamp }
    return withBytes(old.value) { ByteOrder.compare($0, value) < 0 }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) -> Range<Int> {
    let start = text.count
    text.append(contentsOf: bytes)
    return start..<text.count
  }
}
