/// The words that entries of the compact file abbreviate: the letter "A" is the first of its line, "B" the second.
struct LibraryWords: Sendable {
  private let categories: [ExerciseCategory]
  private let modes: [TrackingMode]
  private let patterns: [MovementPattern]
  private let muscleLabels: [String]
  private let equipment: [Equipment]
  private let bars: [BarKind]

  static let firstLine = "rung exercise library 1"
  static let headerLines = 7
  static let none = LibraryWords()

  init(header: LineTable) throws(ExerciseLibraryError) {
    categories = try known(texts(in: header[1])) { ExerciseCategory(rawValue: $0) }
    modes = try known(texts(in: header[2])) { TrackingMode(rawValue: $0) }
    patterns = try known(texts(in: header[3])) { MovementPattern(rawValue: $0) }
    muscleLabels = texts(in: header[4])
    equipment = texts(in: header[5]).map { Equipment($0) }
    bars = try known(texts(in: header[6])) { BarKind(rawValue: $0) }
  }

  private init() {
    categories = []
    modes = []
    patterns = []
    muscleLabels = []
    equipment = []
    bars = []
  }

  func exercise(of entry: LibraryEntry) -> Exercise {
    let codes = Array(entry.field(.codes))
    return Exercise(
      id: ExerciseID(entry.text(.id)), name: entry.text(.name),
      otherNames: texts(in: entry.field(.otherNames)),
      category: word(codes, 0, in: categories) ?? .strength,
      mode: word(codes, 1, in: modes) ?? .weightReps,
      muscleLabels: entry.field(.muscles).compactMap { word([$0], 0, in: muscleLabels) },
      equipment: entry.field(.equipment).compactMap { word([$0], 0, in: equipment) },
      laterality: word(codes, 3, in: Laterality.allCases) ?? .bothSides,
      pattern: word(codes, 2, in: patterns),
      resistance: word(codes, 4, in: Resistance.allCases),
      bar: word(codes, 5, in: bars))
  }
}

private func known<Word>(
  _ texts: [String], _ read: (String) -> Word?
) throws(ExerciseLibraryError) -> [Word] {
  var words: [Word] = []
  for text in texts {
    guard let word = read(text) else { throw .unknownWord(text) }
    words.append(word)
  }
  return words
}

private func word<Word>(_ codes: [UInt8], _ place: Int, in words: [Word]) -> Word? {
  guard place < codes.count else { return nil }
  let index = Int(codes[place]) - 0x41
  return words.indices.contains(index) ? words[index] : nil
}
