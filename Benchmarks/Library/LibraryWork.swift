import Training
import Typing

/// Opens the library, makes the search over it and 200 custom exercises, and answers one keystroke.
struct LibraryWork {
  var library = ExerciseLibrary.empty
  var catalog = ExerciseCatalog(library: .empty)
  var search = ExerciseSearch(ExerciseCatalog(library: .empty))

  mutating func open(_ bytes: [UInt8]) -> Int {
    guard let opened = try? ExerciseLibrary(bytes: bytes) else { return -1 }
    library = opened
    return library.count
  }

  mutating func makeSearch() -> Int {
    catalog = ExerciseCatalog(library: library, customExercises: customExercises(200))
    search = ExerciseSearch(catalog)
    return search.search("").count
  }

  /// Answers one keystroke and makes the rows of a screen.
  func answer(_ number: Int) -> Int {
    let hits = search.search(keystrokes[number])
    var length = 0
    for hit in hits.prefix(20) {
      length += catalog.exercise(hit.id, storedName: "").name.utf8.count
    }
    return hits.count + length
  }

  /// Adds one custom exercise to the search.
  mutating func addCustomExercise(_ number: Int) -> Int {
    try? catalog.save(
      Exercise(id: ExerciseID("more-" + String(number)), name: "Press " + String(number)))
    search.update(to: catalog)
    return catalog.customExercises.count
  }
}
