import Ordering

extension ExerciseSearch {
  /// Takes over what changed in the catalog: custom exercises, hidden ones, merges.
  ///
  /// A new custom exercise is added to what is there; an edited or deleted one makes the custom
  /// exercises be read again, the library never. A catalog with another library, or with names in
  /// another language, needs a search of its own.
  public mutating func update(to catalog: ExerciseCatalog) {
    takeCustomExercises(catalog.customExercises)
    list(catalog)
  }

  private mutating func takeCustomExercises(_ current: [ExerciseID: Exercise]) {
    let areUnchanged = customExercises.allSatisfy { current[$0.id] == $0 }
    if !areUnchanged {
      customExercises = []
      segments[1] = SearchSegment()
    }
    var known = Set(customExercises.map { $0.id })
    let added = current.values.filter { known.insert($0.id).inserted }.ordered { $0.id < $1.id }
    if areUnchanged && added.isEmpty && !alphabetical.isEmpty { return }
    for exercise in added {
      segments[1].append(source(of: exercise))
      customExercises.append(exercise)
    }
    sortAlphabetically()
  }

  private mutating func list(_ catalog: ExerciseCatalog) {
    isListed = [Bool](repeating: true, count: library.count + customExercises.count)
    for id in catalog.hiddenIDs.union(catalog.merges.keys) {
      if let index = library.exactIndex(of: id) { isListed[index] = catalog.isListed(id) }
    }
    for (index, exercise) in customExercises.enumerated() where !catalog.isListed(exercise.id) {
      isListed[library.count + index] = false
    }
  }

  private mutating func source(of exercise: Exercise) -> SearchSegment.Source {
    var facets = exercise.muscleLabels.map { LibraryFacets.words(of: $0) }
    facets += exercise.equipment.map { LibraryFacets.words(of: $0.name) }
    facets.append(LibraryFacets.words(of: exercise.category.rawValue))
    return SearchSegment.Source(
      name: TokenList(wordsOf: exercise.name), nameLength: exercise.name.utf8.count,
      otherNames: exercise.otherNames.map { TokenList(wordsOf: $0) }, facets: facets,
      muscles: exercise.muscles, equipment: exercise.equipment.map { number(of: $0) })
  }

  private mutating func number(of equipment: Equipment) -> UInt16 {
    if let known = equipmentNames.firstIndex(of: equipment) { return UInt16(known) }
    equipmentNames.append(equipment)
    return UInt16(equipmentNames.count - 1)
  }

  private mutating func sortAlphabetically() {
    let libraryCount = segments[0].entries.count
    let bytes = segments.map { $0.bytes }
    let names = segments.map { $0.entries.map { $0.words } }
    let order = (0..<libraryCount + customExercises.count).ordered { left, right in
      let leftSegment = left < libraryCount ? 0 : 1
      let rightSegment = right < libraryCount ? 0 : 1
      let difference = compareWords(
        bytes[leftSegment], names[leftSegment][left - leftSegment * libraryCount],
        bytes[rightSegment], names[rightSegment][right - rightSegment * libraryCount])
      return difference != 0 ? difference < 0 : left < right
    }
    alphabetical = [Int](repeating: 0, count: order.count)
    for (position, place) in order.enumerated() { alphabetical[place] = position }
  }
}

/// Negative, 0 or positive as the first list of words comes before, equals or comes after the second.
private func compareWords(
  _ leftBytes: [UInt8], _ left: Range<Int>, _ rightBytes: [UInt8], _ right: Range<Int>
) -> Int {
  var leftPosition = left.lowerBound
  var rightPosition = right.lowerBound
  while leftPosition < left.upperBound, rightPosition < right.upperBound {
    let leftLength = Int(leftBytes[leftPosition])
    let rightLength = Int(rightBytes[rightPosition])
    for offset in 1...max(1, min(leftLength, rightLength)) {
      let difference =
        Int(leftBytes[leftPosition + offset]) - Int(rightBytes[rightPosition + offset])
      if difference != 0 { return difference }
    }
    if leftLength != rightLength { return leftLength - rightLength }
    leftPosition += 1 + leftLength
    rightPosition += 1 + rightLength
  }
  return (left.upperBound - leftPosition) - (right.upperBound - rightPosition)
}
