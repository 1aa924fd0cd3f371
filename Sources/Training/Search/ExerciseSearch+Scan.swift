extension ExerciseSearch {
  /// Gives the sort key of every exercise that answers, until the body says no.
  func scan(_ text: String, _ filter: ExerciseFilter, _ body: (UInt64) -> Bool) {
    let query = SearchQuery(text)
    let sieve = ExerciseSieve(filter, equipmentNames)
    var firstPlace = 0
    for segment in segments {
      let goesOn = segment.bytes.withUnsafeBufferPointer { bytes in
        let scan = SearchScan(bytes: bytes)
        for (index, entry) in segment.entries.enumerated() {
          let place = firstPlace + index
          guard isListed[place], sieve.passes(entry, in: segment) else { continue }
          guard let key = key(of: entry, at: place, scan, query) else { continue }
          if !body(key) { return false }
        }
        return true
      }
      if !goesOn { return }
      firstPlace += segment.entries.count
    }
  }

  private func key(
    of entry: SearchEntry, at place: Int, _ scan: SearchScan, _ query: SearchQuery
  ) -> UInt64? {
    let alphabetical = alphabetical[place]
    if query.isEmpty {
      return SearchKey.make(
        .everything, rank: 1, nameLength: 0, alphabetical: alphabetical, place: place)
    }
    guard let score = scan.score(of: entry, for: query) else { return nil }
    var rank = score.points
    if score < .exactName, scan.isExactOtherName(query, entry) {
      rank = SearchKey.rankOfExactOtherName
    }
    return SearchKey.make(
      score, rank: rank, nameLength: entry.nameLength, alphabetical: alphabetical, place: place)
  }
}

/// A hit in one number, so that sorting numbers sorts hits.
enum SearchKey {
  /// Behind the very name, before names that only begin like that.
  static let rankOfExactOtherName = 97

  /// From the top: 7 bits rank (the best first), 10 name length, 20 alphabet, 20 place, 7 points.
  static func make(
    _ score: SearchScore, rank: Int, nameLength: Int, alphabetical: Int, place: Int
  ) -> UInt64 {
    let ranked = UInt64(127 - rank) << 57
    let length = UInt64(min(nameLength, 1023)) << 47
    let alphabet = UInt64(alphabetical & 0xFFFFF) << 27
    return ranked | length | alphabet | UInt64(place & 0xFFFFF) << 7 | UInt64(score.points)
  }

  static func place(of key: UInt64) -> Int { Int(key >> 7 & 0xFFFFF) }

  static func score(of key: UInt64) -> SearchScore { SearchScore(Int(key & 0x7F)) }
}

/// A filter in the numbers of the index.
private struct ExerciseSieve {
  private let muscle: Muscle?
  private let equipment: Equipment

  private enum Equipment {
    case any
    case none
    case number(UInt16)
    /// Nothing has it.
    case unknown
  }

  init(_ filter: ExerciseFilter, _ names: [Training.Equipment]) {
    muscle = filter.muscle
    switch filter.equipment {
    case nil: equipment = .any
    case .bodyweight: equipment = .none
    case .equipment(let wanted):
      equipment = names.firstIndex(of: wanted).map { .number(UInt16($0)) } ?? .unknown
    }
  }

  func passes(_ entry: SearchEntry, in segment: SearchSegment) -> Bool {
    if let muscle, !entry.muscles.contains(muscle) { return false }
    switch equipment {
    case .any: return true
    case .none: return entry.equipment.isEmpty
    case .number(let number): return segment.equipmentNumbers[entry.equipment].contains(number)
    case .unknown: return false
    }
  }
}
