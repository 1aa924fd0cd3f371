/// One line of the compact file, its fields found by counting tabs.
struct LibraryEntry {
  let line: ArraySlice<UInt8>

  enum Field: Int {
    case id, name
    /// One letter each for category, mode, pattern, laterality and resistance.
    case codes
    case muscles, equipment, otherNames
  }

  func field(_ wanted: Field) -> ArraySlice<UInt8> {
    var start = line.startIndex
    for _ in 0..<wanted.rawValue {
      guard let end = line[start...].firstIndex(of: tab) else { return line[line.endIndex...] }
      start = end + 1
    }
    let end = line[start...].firstIndex(of: tab) ?? line.endIndex
    return line[start..<end]
  }

  func text(_ wanted: Field) -> String {
    String(decoding: field(wanted), as: UTF8.self)
  }
}
