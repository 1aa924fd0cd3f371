/// The words by which entries of the library are found besides their names, made once a label.
struct LibraryFacets {
  private let words: LibraryWords
  private var categories: [TokenList]
  private let muscleLabels: [TokenList]
  private let muscles: [Muscle?]
  private let equipment: [TokenList]

  init(_ words: LibraryWords, equipmentNames: inout [Equipment]) {
    self.words = words
    categories = words.categories.map { Self.words(of: $0.rawValue) }
    muscleLabels = words.muscleLabels.map { Self.words(of: $0) }
    muscles = words.muscleLabels.map { Muscle(label: $0) }
    equipment = words.equipment.map { Self.words(of: $0.name) }
    equipmentNames = words.equipment
  }

  /// A label's words, as written and with shorthand expanded.
  static func words(of label: String) -> TokenList {
    var list = TokenList(wordsOf: label)
    if let expansion = SearchAliases.expansion(of: list) { list.formUnion(expansion) }
    return list
  }

  mutating func source(of library: ExerciseLibrary, at index: Int) -> SearchSegment.Source {
    let entry = library.file.entry(at: index)
    let labels = words.numbers(entry.field(.muscles), below: muscleLabels.count)
    let needs = words.numbers(entry.field(.equipment), below: equipment.count)
    let category = words.numbers(entry.field(.codes).prefix(1), below: categories.count)
    let names = library.names(at: index)
    return SearchSegment.Source(
      name: TokenList(wordsOf: names.shown), nameLength: names.shown.count,
      otherNames: names.others.map { TokenList(wordsOf: $0) },
      facets: labels.map { muscleLabels[$0] } + needs.map { equipment[$0] }
        + category.map { categories[$0] },
      muscles: labels.compactMap { muscles[$0] }, equipment: needs.map { UInt16($0) })
  }
}
