/// The compact library file: seven header lines, the entries in id order, an empty line, merged ids.
///
/// `tools/build_library.py` writes it and says what stands where. The header spells out the words
/// that the entries abbreviate to one letter each, so the two never have to agree on an order.
struct LibraryFile: Sendable {
  let entries: LineTable
  let merges: LineTable
  let words: LibraryWords

  init(bytes: [UInt8]) throws(ExerciseLibraryError) {
    var parts = SectionScan(bytes: bytes)
    let header = LineTable(bytes: bytes, from: 0, upTo: parts.nextSection())
    guard header.count == LibraryWords.headerLines,
      String(decoding: header[0], as: UTF8.self) == LibraryWords.firstLine
    else { throw .notALibrary }
    words = try LibraryWords(header: header)
    let entriesStart = parts.position
    entries = LineTable(bytes: bytes, from: entriesStart, upTo: parts.nextSection())
    merges = LineTable(bytes: bytes, from: parts.position, upTo: bytes.count)
  }

  private init() {
    entries = LineTable(bytes: [], from: 0, upTo: 0)
    merges = LineTable(bytes: [], from: 0, upTo: 0)
    words = .none
  }

  static let empty = LibraryFile()

  func entry(at index: Int) -> LibraryEntry {
    LibraryEntry(line: entries[index])
  }

  /// The known id that an id stands for.
  func canonical(_ id: ExerciseID) -> ExerciseID? {
    if entryIndex(of: id) != nil { return id }
    return lineIndex(of: id, in: merges).map { merge(at: $0).survivor }
  }

  func entryIndex(of id: ExerciseID) -> Int? {
    lineIndex(of: id, in: entries)
  }

  func merge(at index: Int) -> (loser: ExerciseID, survivor: ExerciseID) {
    let line = LibraryEntry(line: merges[index])
    return (ExerciseID(line.text(.id)), ExerciseID(line.text(.name)))
  }

  /// Finds the line that starts with an id, by halving: both tables are in byte order of their ids.
  private func lineIndex(of id: ExerciseID, in lines: LineTable) -> Int? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      switch order(id.text.utf8, against: LibraryEntry(line: lines[middle]).field(.id)) {
      case 0: return middle
      case 1...: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }
}

/// Steps through the sections of the file, which empty lines separate.
private struct SectionScan {
  let bytes: [UInt8]
  var position = 0

  /// Moves past the next empty line and gives the end of the section before it.
  mutating func nextSection() -> Int {
    var at = position
    while at + 1 < bytes.count {
      if bytes[at] == newline, bytes[at + 1] == newline {
        position = at + 2
        return at + 1
      }
      at += 1
    }
    position = bytes.count
    return bytes.count
  }
}

/// −1, 0 or 1 as the first comes before, equals or comes after the second, byte by byte.
private func order(_ text: String.UTF8View, against field: ArraySlice<UInt8>) -> Int {
  var position = field.startIndex
  for byte in text {
    if position == field.endIndex { return 1 }
    if byte != field[position] { return byte < field[position] ? -1 : 1 }
    position += 1
  }
  return position == field.endIndex ? 0 : -1
}
