/// The words that entries of the compact file abbreviate: the letter "A" is the first of its line, "B" the second.
struct LibraryWords: Sendable {
  let categories: [ExerciseCategory]
  private let modes: [TrackingMode]
  private let patterns: [MovementPattern]
  let muscleLabels: [String]
  let equipment: [Equipment]
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

  /// Everything of an entry but its names.
  func exercise(of entry: LibraryEntry, name: String, otherNames: [String]) -> Exercise {
    let codes = Array(entry.field(.codes))
    return Exercise(
      id: ExerciseID(entry.text(.id)), name: name, otherNames: otherNames,
      category: word(codes, 0, in: categories) ?? .strength,
      mode: word(codes, 1, in: modes) ?? .weightReps,
      muscleLabels: numbers(entry.field(.muscles), below: muscleLabels.count)
        .map { muscleLabels[$0] },
      equipment: numbers(entry.field(.equipment), below: equipment.count).map { equipment[$0] },
      laterality: word(codes, 3, in: Laterality.allCases) ?? .bothSides,
      pattern: word(codes, 2, in: patterns),
      resistance: word(codes, 4, in: Resistance.allCases),
      bar: word(codes, 5, in: bars))
  }

  /// The muscles of an entry without the rest of it: what statistics ask for again and again.
  func muscles(of entry: LibraryEntry) -> [Muscle] {
    Muscle.folding(
      numbers(entry.field(.muscles), below: muscleLabels.count).map { muscleLabels[$0] })
  }

  /// The words that letters stand for, by their places in the header line.
  func numbers(_ letters: ArraySlice<UInt8>, below count: Int) -> [Int] {
    letters.compactMap { letter in
      let number = Int(letter) - firstLetter
      return (0..<count).contains(number) ? number : nil
    }
  }
}

private let firstLetter = 0x41

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
  let index = Int(codes[place]) - firstLetter
  return words.indices.contains(index) ? words[index] : nil
}
