/// The exercises that come with Rung, read from the compact file that `tools/build_library.py` makes.
///
/// Opening it costs one pass over the bytes in search of line ends. An entry is turned into an
/// ``Exercise`` only when it is asked for, and nothing is kept of it afterwards: the file's bytes and
/// four bytes an entry are all the memory the library takes.
public struct ExerciseLibrary: Sendable {
  let file: LibraryFile
  private var cueLines: LineTable?
  private var nameLines: LineTable?

  /// Opens the compact file.
  ///
  /// Cues and names in other languages come in files of their own, which may follow later.
  public init(bytes: [UInt8]) throws(ExerciseLibraryError) {
    file = try LibraryFile(bytes: bytes)
  }

  private init() {
    file = .empty
  }

  /// A library without entries, for a core that has not been given its data yet.
  public static let empty = ExerciseLibrary()

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

  /// The entry's place by its very own id.
  func exactIndex(of id: ExerciseID) -> Int? {
    file.entryIndex(of: id)
  }

  /// The exercise an id stands for, none if the library does not know it.
  public subscript(id: ExerciseID) -> Exercise? {
    index(of: id).map { exercise(at: $0) }
  }

  /// Ids that were merged into others, each with the entry it now stands for.
  public var merged: [(loser: ExerciseID, survivor: ExerciseID)] {
    (0..<file.merges.count).map { file.merge(at: $0) }
  }

  /// How the exercise is done, in two to four short sentences.
  ///
  /// Empty for unknown ids and before the cues have arrived.
  public func cues(of id: ExerciseID) -> [String] {
    guard let cueLines, let index = index(of: id) else { return [] }
    return texts(in: cueLines[index])
  }
}

// What there is at a place in id order; a place must be below ``count``.
extension ExerciseLibrary {
  /// The exercise at a place.
  public func exercise(at index: Int) -> Exercise {
    let names = names(at: index)
    return file.words.exercise(
      of: file.entry(at: index), name: String(decoding: names.shown, as: UTF8.self),
      otherNames: names.others.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The id at a place.
  public func id(at index: Int) -> ExerciseID {
    ExerciseID(file.entry(at: index).text(.id))
  }

  /// The name at a place, without reading the rest of the entry.
  public func name(at index: Int) -> String {
    String(decoding: names(at: index).shown, as: UTF8.self)
  }

  /// The muscles at a place, the primary one first, without reading the rest of the entry.
  public func muscles(at index: Int) -> [Muscle] {
    file.words.muscles(of: file.entry(at: index))
  }

  /// The name shown, and all others; where names are in another language, the English one is among them.
  func names(at index: Int) -> (shown: ArraySlice<UInt8>, others: [ArraySlice<UInt8>]) {
    let entry = file.entry(at: index)
    let name = entry.field(.name)
    let others = entry.field(.otherNames).split(separator: verticalBar)
    let local = nameLines?[index].split(separator: verticalBar) ?? []
    guard let localName = local.first else { return (name, others) }
    return (localName, [name] + others + local.dropFirst())
  }
}

// Files that the build makes beside the compact one.
extension ExerciseLibrary {
  /// Whether the cues have arrived.
  public var hasCues: Bool { cueLines != nil }

  /// The library with its cues.
  public func withCues(bytes: [UInt8]) throws(ExerciseLibraryError) -> ExerciseLibrary {
    var library = self
    library.cueLines = try lines(of: bytes)
    return library
  }

  /// The library with its names in another language; entries without one keep the English name.
  public func withNames(bytes: [UInt8]) throws(ExerciseLibraryError) -> ExerciseLibrary {
    var library = self
    library.nameLines = try lines(of: bytes)
    return library
  }

  private func lines(of bytes: [UInt8]) throws(ExerciseLibraryError) -> LineTable {
    let lines = LineTable(bytes: bytes, from: 0, upTo: bytes.count)
    guard lines.count == count else { throw .linesOfAnotherLibrary }
    return lines
  }
}
