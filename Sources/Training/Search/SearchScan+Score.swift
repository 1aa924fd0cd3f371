extension SearchScan {
  /// How well an exercise answers a query: 100 for its very name down to 50, or none for no match.
  func score(of entry: SearchEntry, for query: SearchQuery) -> SearchScore? {
    guard query.letters.isSubset(of: entry.letters) else { return nil }
    let byWords = matchesEveryWord(query, entry)
    let bySquash = bestSquash(query, entry)
    let byOther = otherName(query, entry)
    guard byWords || bySquash != nil || byOther != nil else { return nil }
    var score = bySquash ?? .someWords
    if score < .firstWords, let run = bestRun(query, entry) {
      score = run == 0 ? .firstWords : .wordsInARow
    }
    if score < .everyWordOfName, everyWordIsInName(query, entry) { score = .everyWordOfName }
    if let byOther { score = max(score, byOther) }
    return score
  }

  /// Whether another name is exactly what was typed: such an exercise is listed right behind exact names.
  func isExactOtherName(_ query: SearchQuery, _ entry: SearchEntry) -> Bool {
    someWord(in: entry.otherNames, equals: query.squashedRaw)
      || someWord(in: entry.otherNames, equals: query.squashedAliased)
  }

  private func matchesEveryWord(_ query: SearchQuery, _ entry: SearchEntry) -> Bool {
    for word in query.words where !matches(word, in: entry.union) {
      return false
    }
    return true
  }

  private func matches(_ word: SearchQuery.Word, in list: Range<Int>) -> Bool {
    if someWord(in: list, startsWith: word.raw) { return true }
    for reading in word.readings where everyPart(of: reading, isIn: list) {
      return true
    }
    return false
  }

  private func everyPart(of reading: [[UInt8]], isIn list: Range<Int>) -> Bool {
    for part in reading where !someWord(in: list, startsWith: part) {
      return false
    }
    return true
  }

  private func everyWordIsInName(_ query: SearchQuery, _ entry: SearchEntry) -> Bool {
    for word in query.words {
      let found =
        matches(word, in: entry.tokens)
        || entry.words != entry.tokens && matches(word, in: entry.words)
      if !found { return false }
    }
    return true
  }

  private func bestSquash(_ query: SearchQuery, _ entry: SearchEntry) -> SearchScore? {
    let aliased = squash(query.squashedAliased, in: entry.squashedTokens)
    let isPlain =
      entry.words == entry.tokens && query.squashedRaw == query.squashedAliased
    if aliased == .exactName || isPlain { return aliased }
    guard let raw = squash(query.squashedRaw, in: entry.squashedWords) else { return aliased }
    return max(raw, aliased ?? raw)
  }

  private func squash(_ typed: [UInt8], in name: Range<Int>) -> SearchScore? {
    if starts(name, with: typed) {
      return name.count == typed.count ? .exactName : .startOfName
    }
    return contains(name, typed) ? .partOfName : nil
  }

  private func bestRun(_ query: SearchQuery, _ entry: SearchEntry) -> Int? {
    let aliased = run(of: query.aliased, in: entry.tokens)
    if aliased == 0 { return 0 }
    guard let raw = run(of: query.raw, in: entry.words) else { return aliased }
    return min(raw, aliased ?? raw)
  }

  private func otherName(_ query: SearchQuery, _ entry: SearchEntry) -> SearchScore? {
    if isExactOtherName(query, entry) { return .exactOtherName }
    let starts =
      someWord(in: entry.otherNames, startsWith: query.squashedRaw)
      || someWord(in: entry.otherNames, startsWith: query.squashedAliased)
    return starts ? .startOfOtherName : nil
  }
}
