import Ordering

/// Finds names that appear twice in one object, for all objects that are open.
///
/// A few names are compared with each other as they come; many are sorted once at the end, so that
/// an object with a hundred thousand members stays cheap.
struct NameCheck {
  private var names: [ScannedText] = []
  private static let few = 16

  /// How many names are waiting.
  var count: Int { names.count }

  /// Adds a name to the object whose names begin at `start`.
  @inline(__always)
  mutating func add(
    _ name: ScannedText, from start: Int, in scanner: JSONScanner
  ) throws(JSONError) {
    if names.count - start < Self.few {
      for place in start..<names.count where scanner.sameText(names[place], name) {
        throw JSONError(.duplicateName, at: name.start - 1)
      }
    }
    names.append(name)
  }

  /// Checks what `add` has not, and forgets the object's names.
  @inline(__always)
  mutating func close(from start: Int, in scanner: JSONScanner) throws(JSONError) {
    if names.count - start > Self.few {
      try checkMany(names[start...], in: scanner)
    }
    names.removeLast(names.count - start)
  }

  private func checkMany(
    _ names: ArraySlice<ScannedText>, in scanner: JSONScanner
  ) throws(JSONError) {
    let sorted = names.ordered {
      let order = scanner.compareTexts($0, $1)
      return order == 0 ? $0.start < $1.start : order < 0
    }
    for place in sorted.indices.dropFirst()
    where scanner.compareTexts(sorted[place - 1], sorted[place]) == 0 {
      throw JSONError(.duplicateName, at: sorted[place].start - 1)
    }
  }
}

extension JSONScanner {
  /// Whether two texts say the same, however they are escaped.
  @inline(__always)
  func sameText(_ one: ScannedText, _ other: ScannedText) -> Bool {
    if one.hasEscapes || other.hasEscapes { return compareTexts(one, other) == 0 }
    return one.count == other.count && compareTexts(one, other) == 0
  }

  /// The order of two texts by their bytes, escapes resolved.
  func compareTexts(_ one: ScannedText, _ other: ScannedText) -> Int {
    if one.hasEscapes || other.hasEscapes {
      let one = string(one)
      let other = string(other)
      return ByteOrder.same(one, other) ? 0 : ByteOrder.precedes(one, other) ? -1 : 1
    }
    return ByteOrder.compare(
      UnsafeRawBufferPointer(rebasing: bytes[one.start..<one.end]),
      UnsafeRawBufferPointer(rebasing: bytes[other.start..<other.end]))
  }
}
