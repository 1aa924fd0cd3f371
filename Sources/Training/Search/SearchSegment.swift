/// The searchable bytes of many exercises, one stretch of memory for all of them.
struct SearchSegment {
  private(set) var bytes: [UInt8] = []
  private(set) var equipmentNumbers: [UInt16] = []
  private(set) var entries: [SearchEntry] = []

  /// What an exercise is found by.
  struct Source {
    var name: TokenList
    var nameLength: Int
    var otherNames: [TokenList]
    /// Words of its muscle labels, equipment and category.
    var facets: [TokenList]
    var muscles: [Muscle]
    var equipment: [UInt16]
  }

  mutating func append(_ source: Source) {
    let words = source.name
    let tokens = SearchAliases.expansion(of: words) ?? words
    let union = Self.union(of: source, words: words, tokens: tokens)
    let others = Self.squashed(source.otherNames)
    let hasShorthand = tokens != words
    let tokenRange = store(tokens.bytes)
    let squashedRange = store(tokens.squashed)
    entries.append(
      SearchEntry(
        tokens: tokenRange,
        words: hasShorthand ? store(words.bytes) : tokenRange,
        squashedTokens: squashedRange,
        squashedWords: hasShorthand ? store(words.squashed) : squashedRange,
        union: store(union.bytes),
        otherNames: store(others.bytes),
        letters: Self.letters(of: union),
        muscles: MuscleSet(source.muscles),
        equipment: storeEquipment(source.equipment),
        nameLength: source.nameLength))
  }

  /// The entry whose name has exactly these words.
  func index(ofName words: [UInt8]) -> Int? {
    entries.firstIndex { entry in
      entry.words.count == words.count && bytes[entry.words].elementsEqual(words)
    }
  }

  private mutating func store(_ stretch: [UInt8]) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: stretch)
    return start..<bytes.count
  }

  private mutating func storeEquipment(_ numbers: [UInt16]) -> Range<Int> {
    let start = equipmentNumbers.count
    equipmentNumbers.append(contentsOf: numbers)
    return start..<equipmentNumbers.count
  }

  /// Everything the exercise is accepted by, each word once, as written and expanded.
  private static func union(of source: Source, words: TokenList, tokens: TokenList) -> TokenList {
    var union = tokens
    union.formUnion(words)
    for list in source.otherNames {
      union.formUnion(list)
      if let expansion = SearchAliases.expansion(of: list) { union.formUnion(expansion) }
    }
    for list in source.facets { union.formUnion(list) }
    return union
  }

  /// Other names in one piece each, as written and expanded.
  private static func squashed(_ names: [TokenList]) -> TokenList {
    var squashed = TokenList()
    for name in names {
      var own = TokenList()
      own.append(name.squashed)
      if let expansion = SearchAliases.expansion(of: name) { own.append(expansion.squashed) }
      squashed.formUnion(own)
    }
    return squashed
  }

  private static func letters(of list: TokenList) -> LetterSet {
    var letters = LetterSet([])
    list.forEach { letters.formUnion(LetterSet($0)) }
    return letters
  }
}
