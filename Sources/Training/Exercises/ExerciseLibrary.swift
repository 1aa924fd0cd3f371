/// The exercises that come with Rung, read from the compact file that `tools/build_library.py` makes.
///
/// Opening it costs one pass over the bytes in search of line ends. An entry is turned into an
/// ``Exercise`` only when it is asked for, and nothing is kept of it afterwards: the file's bytes and
/// four bytes an entry are all the memory the library takes.
public struct ExerciseLibrary: Sendable {
  let file: LibraryFile
  let cueLines: LineTable?

  /// Opens the compact file; the cues come in a file of their own, which may follow later.
  public init(bytes: [UInt8]) throws(ExerciseLibraryError) {
    file = try LibraryFile(bytes: bytes)
    cueLines = nil
  }

  private init(file: LibraryFile, cueLines: LineTable?) {
    self.file = file
    self.cueLines = cueLines
  }

  /// A library without entries, for a core that has not been given its data yet.
  public static let empty = ExerciseLibrary(file: .empty, cueLines: nil)

  /// The number of entries, those merged into others not counted.
  public var count: Int { file.entries.count }

  /// The entry an id stands for: itself, or the entry it was merged into.
  ///
  /// Unknown ids stand for themselves.
  public func canonical(_ id: ExerciseID) -> ExerciseID {
    file.canonical(id) ?? id
  }

  /// The entry's place in id order, by its id or the id of an entry merged into it.
  public func index(of id: ExerciseID) -> Int? {
    file.entryIndex(of: canonical(id))
  }

  /// The exercise an id stands for, none if the library does not know it.
  public subscript(id: ExerciseID) -> Exercise? {
    index(of: id).map { exercise(at: $0) }
  }

  /// The exercise at a place in id order.
  ///
  /// The place must be below ``count``.
  public func exercise(at index: Int) -> Exercise {
    file.exercise(at: index)
  }

  /// The id at a place in id order.
  ///
  /// The place must be below ``count``.
  public func id(at index: Int) -> ExerciseID {
    ExerciseID(file.entry(at: index).text(.id))
  }

  /// The name at a place in id order, without reading the rest of the entry.
  public func name(at index: Int) -> String {
    file.entry(at: index).text(.name)
  }

  /// Ids that were merged into others, each with the entry it now stands for.
  public var merged: [(loser: ExerciseID, survivor: ExerciseID)] {
    (0..<file.merges.count).map { file.merge(at: $0) }
  }
}

extension ExerciseLibrary {
  /// The library with its cues, given the file that the build makes beside the compact one.
  public func withCues(bytes: [UInt8]) throws(ExerciseLibraryError) -> ExerciseLibrary {
    let lines = LineTable(bytes: bytes, from: 0, upTo: bytes.count)
    guard lines.count == count else { throw .cuesOfAnotherLibrary }
    return ExerciseLibrary(file: file, cueLines: lines)
  }

  /// Whether the cues have arrived.
  public var hasCues: Bool { cueLines != nil }

  /// How the exercise is done, in two to four short sentences.
  ///
  /// Empty for unknown ids and before the cues have arrived.
  public func cues(of id: ExerciseID) -> [String] {
    guard let cueLines, let index = index(of: id) else { return [] }
    return texts(in: cueLines[index])
  }
}
