/// What was typed, made ready to be compared with every exercise.
struct SearchQuery {
  /// A typed word and everything it may stand for.
  struct Word {
    let raw: [UInt8]
    /// Each reading is one or more words that must all be found.
    let readings: [[[UInt8]]]

    init(_ raw: [UInt8]) {
      self.raw = raw
      var lists: [TokenList] = []
      if let expansion = SearchAliases.expansion(of: raw[...]) { lists.append(expansion) }
      if raw.count >= SearchQuery.fewestLettersOfBeginning {
        for expansion in SearchAliases.expansions(ofKeysBeginning: raw[...])
        where !lists.contains(expansion) {
          lists.append(expansion)
        }
      }
      readings = lists.map { $0.words }
    }

    /// The letters that the word and all its readings share.
    var letters: LetterSet {
      var shared = LetterSet(raw)
      for reading in readings { shared.formIntersection(LetterSet(reading.joined())) }
      return shared
    }
  }

  let words: [Word]
  /// The words as typed, and with shorthand expanded.
  let raw: [[UInt8]]
  let aliased: [[UInt8]]
  let squashedRaw: [UInt8]
  let squashedAliased: [UInt8]
  /// Letters that every answer has, whichever reading of the words it is that fits.
  let letters: LetterSet

  /// A typed word shorter than this is not taken for the beginning of shorthand.
  static let fewestLettersOfBeginning = 3
  /// What is typed or pasted beyond this many words is not looked at.
  static let mostWords = 12
  static let mostBytes = 256

  init(_ text: String) {
    let list = TokenList(wordsOf: text.utf8.prefix(Self.mostBytes))
    raw = Array(list.words.prefix(Self.mostWords))
    var kept = TokenList()
    for word in raw { kept.append(word) }
    let expanded = SearchAliases.expansion(of: kept) ?? kept
    aliased = expanded.words
    squashedRaw = kept.squashed
    squashedAliased = expanded.squashed
    let words = raw.map { Word($0) }
    var letters = LetterSet([])
    for word in words { letters.formUnion(word.letters) }
    self.letters = letters
    self.words = words
  }

  var isEmpty: Bool { words.isEmpty }
}
