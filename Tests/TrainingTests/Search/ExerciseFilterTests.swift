import LibraryFiles
import Testing
import Training

@Suite("Narrowing lists of exercises, and exercises of one's own in them")
struct ExerciseFilterTests {
  static let catalog = ExerciseCatalog(library: LibraryFiles.library)

  @Test("A muscle keeps every exercise that trains it, first or further down")
  func muscle() {
    let search = ExerciseSearch(Self.catalog)
    let hits = search.search("", ExerciseFilter(muscle: .adductors))
    let expected = Self.catalog.all.filter { $0.muscles.contains(.adductors) }
    #expect(Set(hits.map { $0.id }) == Set(expected.map { $0.id }))
  }

  @Test("Equipment is compared exactly, bodyweight means none")
  func equipment() {
    let search = ExerciseSearch(Self.catalog)
    let cable = search.search("", ExerciseFilter(equipment: .equipment(.cable)))
    #expect(cable.count == Self.catalog.all.filter { $0.equipment.contains(.cable) }.count)
    #expect(search.search("", ExerciseFilter(equipment: .equipment("cable"))).isEmpty)
    let body = search.search("", ExerciseFilter(equipment: .bodyweight))
    #expect(body.count == Self.catalog.all.filter { $0.equipment.isEmpty }.count)
    #expect(!search.hasMatch("bench press", ExerciseFilter(equipment: .equipment(.kettlebell))))
  }

  @Test("Choices are the body alone, then equipment, the most frequent first")
  func choices() {
    let choices = ExerciseSearch(Self.catalog).equipmentChoices
    #expect(
      choices.prefix(4) == [
        .bodyweight, .equipment(.barbell), .equipment(.dumbbell), .equipment(.bench),
      ])
    #expect(Set(choices).count == choices.count)
  }

  @Test("Hidden exercises are left out and come back")
  func hidden() {
    var catalog = Self.catalog
    var search = ExerciseSearch(catalog)
    catalog.hide("barbell-bench-press")
    search.update(to: catalog)
    #expect(!search.search("barbell bench press").contains { $0.id == "barbell-bench-press" })
    #expect(catalog.hiddenExercises.map { $0.id } == ["barbell-bench-press"])
    #expect(search.exercise(called: "Barbell bench press") == "barbell-bench-press")
    catalog.restore("barbell-bench-press")
    search.update(to: catalog)
    #expect(search.search("barbell bench press").first?.id == "barbell-bench-press")
  }

  @Test(
    "A custom exercise is found as soon as it is saved, renamed in place, and gone when deleted")
  func customExercise() throws {
    var catalog = Self.catalog
    var search = ExerciseSearch(catalog)
    #expect(!search.hasMatch("zebra press"))
    try catalog.save(
      Exercise(id: "own-1", name: "Zebra Press", muscleLabels: ["Chest"], equipment: ["Zebra"]))
    search.update(to: catalog)
    #expect(search.search("zebra").map { $0.id } == ["own-1"])
    #expect(search.search("", ExerciseFilter(muscle: .chest)).contains { $0.id == "own-1" })
    #expect(search.equipmentChoices.last == .equipment("Zebra"))
    #expect(search.exercise(called: "zebra-press") == "own-1")

    try catalog.save(Exercise(id: "own-1", name: "Okapi Press"))
    search.update(to: catalog)
    #expect(!search.hasMatch("zebra") && search.search("okapi").map { $0.id } == ["own-1"])
    #expect(!search.equipmentChoices.contains(.equipment("Zebra")))

    try catalog.delete("own-1")
    search.update(to: catalog)
    #expect(!search.hasMatch("okapi"))
    #expect(search.search("").count == catalog.library.count)
  }

  @Test("A merged custom exercise is not listed, and is again when the merge is undone")
  func merged() throws {
    var catalog = Self.catalog
    try catalog.save(Exercise(id: "own-1", name: "Zebra Press"))
    var search = ExerciseSearch(catalog)
    try catalog.merge("own-1", into: "barbell-bench-press")
    search.update(to: catalog)
    #expect(!search.hasMatch("zebra"))
    catalog.undoMerge(of: "own-1")
    search.update(to: catalog)
    #expect(search.hasMatch("zebra"))
  }

  @Test("Updating step by step gives the same search as making it anew")
  func incremental() throws {
    var catalog = Self.catalog
    var search = ExerciseSearch(catalog)
    for number in 0..<14 {
      let id = ExerciseID("own-\(number % 9)")
      switch number % 7 {
      case 5: try catalog.delete(id)
      case 6: catalog.hide(id)
      default: try catalog.save(Exercise(id: id, name: "Bench Variant \(number)"))
      }
      search.update(to: catalog)
      let anew = ExerciseSearch(catalog)
      for query in ["", "bench", "variant 1", "press"] {
        #expect(Array(search.search(query)) == Array(anew.search(query)))
      }
    }
  }

  @Test("Results keep telling the truth after the catalog has changed")
  func oldResults() throws {
    var catalog = Self.catalog
    try catalog.save(Exercise(id: "own-1", name: "Zebra Press"))
    var search = ExerciseSearch(catalog)
    let results = search.search("zebra")
    try catalog.delete("own-1")
    search.update(to: catalog)
    #expect(results.map { $0.id } == ["own-1"])
  }
}
