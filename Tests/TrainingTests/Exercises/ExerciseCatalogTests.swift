import LibraryFiles
import Testing
import Training

@Suite("The catalog: exercises of one's own, hidden and merged ones")
struct ExerciseCatalogTests {
  @Test("A custom exercise keeps its id exactly as written")
  func exactIDs() throws {
    var catalog = ExerciseCatalog(library: LibraryFiles.library)
    try catalog.save(Exercise(id: " Custom-A ", name: "Mine"))
    #expect(catalog.exercise(" Custom-A ")?.name == "Mine")
    #expect(catalog.exercise("custom-a") == nil && catalog.exercise("Custom-A") == nil)
  }

  @Test("An unknown id shows the stored name and mode, or else itself")
  func placeholder() {
    let catalog = ExerciseCatalog(library: LibraryFiles.library)
    let stored = catalog.exercise("gone", storedName: "Old Lift", storedMode: .duration)
    #expect(stored.name == "Old Lift" && stored.mode == .duration && stored.id == "gone")
    #expect(catalog.exercise("gone", storedName: "").name == "gone")
    #expect(!catalog.isListed("gone"))
  }

  @Test("Exercises of the library can't be edited, deleted or merged away")
  func library() {
    var catalog = ExerciseCatalog(library: LibraryFiles.library)
    #expect(throws: ExerciseCatalogError.belongsToLibrary("plank-bodyweight")) {
      try catalog.save(Exercise(id: "plank-bodyweight", name: "Mine"))
    }
    #expect(throws: ExerciseCatalogError.belongsToLibrary("plank-bodyweight")) {
      try catalog.delete("plank-bodyweight")
    }
    #expect(throws: ExerciseCatalogError.belongsToLibrary("plank-bodyweight")) {
      try catalog.merge("plank-bodyweight", into: "side-plank")
    }
  }

  @Test("A merged exercise stands for the other one, through several steps, and undo takes it back")
  func merging() throws {
    var catalog = ExerciseCatalog(
      library: LibraryFiles.library,
      customExercises: [Exercise(id: "a", name: "A"), Exercise(id: "b", name: "B")])
    try catalog.merge("a", into: "b")
    try catalog.merge("b", into: "barbell-bench-press")
    #expect(catalog.canonical("a") == "barbell-bench-press")
    #expect(catalog.areSame("a", "b") && !catalog.areSame("a", "deadlift"))
    #expect(catalog.exercise("a")?.name == "Barbell Bench Press")
    #expect(catalog.spellings(of: "b") == ["a", "b", "barbell-bench-press"])
    #expect(!catalog.isListed("a") && catalog.isListed("barbell-bench-press"))
    catalog.undoMerge(of: "b")
    #expect(catalog.canonical("a") == "b" && catalog.exercise("a")?.name == "B")
  }

  @Test("A merge needs two different exercises that exist")
  func refusedMerges() throws {
    var catalog = ExerciseCatalog(
      library: LibraryFiles.library,
      customExercises: [Exercise(id: "a", name: "A"), Exercise(id: "b", name: "B")])
    #expect(throws: ExerciseCatalogError.sameAlready("a", "a")) {
      try catalog.merge("a", into: "a")
    }
    #expect(throws: ExerciseCatalogError.unknown("c")) { try catalog.merge("a", into: "c") }
    try catalog.merge("a", into: "b")
    #expect(throws: ExerciseCatalogError.sameAlready("b", "a")) {
      try catalog.merge("b", into: "a")
    }
  }

  @Test("Merges of two devices that form a ring have one answer, whoever is asked")
  func ring() {
    let customExercises = ["c", "a", "b", "d"].map { Exercise(id: ExerciseID($0), name: $0) }
    let catalog = ExerciseCatalog(
      library: .empty, customExercises: customExercises,
      merges: ["a": "b", "b": "c", "c": "a", "d": "c"])
    for id: ExerciseID in ["a", "b", "c", "d"] {
      #expect(catalog.canonical(id) == "a")
    }
    #expect(catalog.isListed("a") && !catalog.isListed("b") && !catalog.isListed("d"))
  }

  @Test("A merge into an exercise that was deleted is void")
  func danglingMerge() throws {
    var catalog = ExerciseCatalog(
      library: .empty,
      customExercises: [Exercise(id: "a", name: "A"), Exercise(id: "b", name: "B")])
    try catalog.merge("a", into: "b")
    try catalog.delete("b")
    #expect(catalog.canonical("a") == "a" && catalog.isListed("a"))
  }

  @Test("Logged sets keep their mode, slots follow the exercise")
  func modes() throws {
    var catalog = ExerciseCatalog(
      library: .empty, customExercises: [Exercise(id: "a", name: "A", mode: .duration)])
    #expect(catalog.modeOfSet("a", stored: .weightReps) == .weightReps)
    #expect(catalog.modeOfSet("a", stored: nil) == .duration)
    #expect(catalog.modeOfSet("gone", stored: nil) == .weightReps)
    #expect(catalog.modeOfSlot("a", stored: .weightReps) == .duration)
    #expect(catalog.modeOfSlot("gone", stored: .assistedReps) == .assistedReps)
    #expect(catalog.modeOfSlot("gone", stored: nil) == .weightReps)
    try catalog.save(Exercise(id: "a", name: "A", mode: .weightReps))
    #expect(catalog.modeOfSlot("a", stored: .duration) == .weightReps)
  }
}
