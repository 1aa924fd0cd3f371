/// Gym shorthand and spellings that stand for other words.
///
/// Both what is searched and what is typed is expanded by the same table, so an abbreviation finds
/// the full name and the full name finds the abbreviation.
enum SearchAliases {
  /// What each shorthand stands for: one word or several.
  static let table: [(key: StaticString, expansion: StaticString)] = [
    ("abdominal", "abs"), ("abdominals", "abs"), ("bb", "barbell"), ("bicep", "biceps"),
    ("bis", "biceps"), ("bw", "bodyweight"), ("calves", "calf"), ("db", "dumbbell"),
    ("dbs", "dumbbell"), ("dl", "deadlift"), ("dumbbells", "dumbbell"), ("dumbell", "dumbbell"),
    ("ext", "extension"), ("exts", "extension"), ("flies", "fly"), ("flye", "fly"),
    ("flyes", "fly"), ("glute", "glutes"), ("ham", "hamstrings"), ("hams", "hamstrings"),
    ("hamstring", "hamstrings"), ("hs", "hammer strength"), ("kb", "kettlebell"),
    ("ohp", "overhead press"), ("pecs", "pec"), ("quad", "quads"), ("quadricep", "quads"),
    ("quadriceps", "quads"), ("rdl", "romanian deadlift"), ("sldl", "stiff leg deadlift"),
    ("smithmachine", "smith"), ("tricep", "triceps"), ("tris", "triceps"),
  ]

  /// The words a word stands for, or none if it is no shorthand.
  static func expansion(of word: ArraySlice<UInt8>) -> TokenList? {
    row(of: word).map { words(table[$0].expansion) }
  }

  private static func row(of word: ArraySlice<UInt8>) -> Int? {
    guard word.count <= longestKey, let initial = word.first else { return nil }
    return rows(startingWith: initial).first { table[$0].key.equals(word) }
  }

  /// The expansions of all shorthand that a word is the beginning of.
  static func expansions(ofKeysBeginning word: ArraySlice<UInt8>) -> [TokenList] {
    guard let initial = word.first else { return [] }
    var found: [TokenList] = []
    for row in rows(startingWith: initial) where table[row].key.begins(with: word) {
      let expansion = words(table[row].expansion)
      if !found.contains(expansion) { found.append(expansion) }
    }
    return found
  }

  /// The words of a list with shorthand replaced by what it stands for; none if there is no shorthand.
  static func expansion(of list: TokenList) -> TokenList? {
    guard hasShorthand(list) else { return nil }
    var expanded = TokenList()
    list.forEach { word in
      if let expansion = expansion(of: word) {
        expanded.append(expansion)
      } else {
        expanded.append(word)
      }
    }
    return expanded
  }

  private static func hasShorthand(_ list: TokenList) -> Bool {
    var found = false
    list.forEach { found = found || row(of: $0) != nil }
    return found
  }

  private static let longestKey = 12

  private static func words(_ text: StaticString) -> TokenList {
    TokenList(wordsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The rows whose keys start with a letter; the table is in alphabetical order.
  private static func rows(startingWith initial: UInt8) -> Range<Int> {
    guard (lowercaseA...lowercaseZ).contains(initial) else { return 0..<0 }
    let letter = Int(initial - lowercaseA)
    return firstRows[letter]..<firstRows[letter + 1]
  }

  /// Where the keys of each letter start.
  private static let firstRows: [Int] = {
    (0...26).map { letter in
      table.firstIndex { $0.key.utf8Start[0] >= lowercaseA + UInt8(letter) } ?? table.count
    }
  }()

  private static let lowercaseA: UInt8 = 0x61
  private static let lowercaseZ: UInt8 = 0x7A
}

extension StaticString {
  fileprivate func equals(_ word: ArraySlice<UInt8>) -> Bool {
    utf8CodeUnitCount == word.count && matches(word)
  }

  /// Whether the word is a proper beginning of this text.
  fileprivate func begins(with word: ArraySlice<UInt8>) -> Bool {
    word.count < utf8CodeUnitCount && matches(word)
  }

  private func matches(_ word: ArraySlice<UInt8>) -> Bool {
    var position = 0
    for byte in word {
      if utf8Start[position] != byte { return false }
      position += 1
    }
    return true
  }
}
