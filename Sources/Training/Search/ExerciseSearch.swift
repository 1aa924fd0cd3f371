/// Search over all exercises of a catalog, fast enough to run at every keystroke.
///
/// Everything searchable is turned into bytes once, when the search is made (a few milliseconds for
/// the whole library: make it when the Library or the exercise picker is first opened). A keystroke
/// then compares bytes only, and its results make no text until they are shown.
public struct ExerciseSearch: Sendable {
  let library: ExerciseLibrary
  var customExercises: [Exercise] = []
  var segments: [SearchSegment]
  var equipmentNames: [Equipment] = []
  /// For each place whether search and lists show it.
  ///
  /// Places number the library's entries, then custom exercises.
  var isListed: [Bool] = []
  /// For each place its position from A to Z.
  var alphabetical: [Int] = []

  /// Makes the search over a catalog.
  public init(_ catalog: ExerciseCatalog) {
    library = catalog.library
    segments = [SearchSegment(), SearchSegment()]
    var facets = LibraryFacets(library.file.words, equipmentNames: &equipmentNames)
    for index in 0..<library.count {
      segments[0].append(facets.source(of: library, at: index))
    }
    update(to: catalog)
  }

  /// The exercises that answer what was typed, best first; all of them from A to Z if nothing was typed.
  ///
  /// Ties go to the shorter name, then A to Z. An exercise that has what was typed as another name,
  /// word for word, stands right behind those that are called so: "bench press" lists the barbell
  /// bench press before every other one.
  public func search(_ text: String, _ filter: ExerciseFilter = .all) -> SearchResults {
    var keys: [UInt64] = []
    scan(text, filter) { key in
      keys.append(key)
      return true
    }
    keys.sort()
    return SearchResults(keys: keys, library: library, customIDs: customExercises.map { $0.id })
  }

  /// Whether anything answers; if not, the screen offers to create an exercise of that name.
  public func hasMatch(_ text: String, _ filter: ExerciseFilter = .all) -> Bool {
    var found = false
    scan(text, filter) { _ in
      found = true
      return false
    }
    return found
  }

  /// The exercise of exactly this name, whatever its capitals and punctuation, hidden ones included.
  ///
  /// For warning before a second exercise of one name is made.
  public func exercise(called name: String) -> ExerciseID? {
    let words = TokenList(wordsOf: name).bytes
    guard !words.isEmpty else { return nil }
    if let index = segments[1].index(ofName: words) { return customExercises[index].id }
    return segments[0].index(ofName: words).map { library.id(at: $0) }
  }

  /// What lists can be narrowed to: the body alone, then equipment, the most frequent first.
  public var equipmentChoices: [EquipmentFilter] {
    var counts = [Int](repeating: 0, count: equipmentNames.count)
    forEachListed { segment, entry in
      for number in segment.equipmentNumbers[entry.equipment] { counts[Int(number)] += 1 }
    }
    let order = counts.indices.filter { counts[$0] > 0 }.sorted { left, right in
      counts[left] != counts[right]
        ? counts[left] > counts[right]
        : equipmentNames[left].name.utf8.lexicographicallyPrecedes(equipmentNames[right].name.utf8)
    }
    return [.bodyweight] + order.map { .equipment(equipmentNames[$0]) }
  }

  private func forEachListed(_ body: (SearchSegment, SearchEntry) -> Void) {
    var place = 0
    for segment in segments {
      for entry in segment.entries {
        if isListed[place] { body(segment, entry) }
        place += 1
      }
    }
  }
}
