import Training

/// What a person types into the search box, letter by letter.
let keystrokes: [String] = {
  let queries = [
    "bench press", "lat pull down", "incline db press", "rdl", "leg ext", "hamstring curl",
    "single arm cable lateral raise", "zzz",
  ]
  var keystrokes = [""]
  for query in queries {
    for length in 1...query.utf8.count { keystrokes.append(String(query.prefix(length))) }
  }
  return keystrokes
}()

/// A logbook's own exercises, named like the ones people add.
func customExercises(_ count: Int) -> [Exercise] {
  (0..<count).map { number in
    Exercise(
      id: ExerciseID("custom-" + String(number)),
      name: "Seated Machine Press Variant " + String(number), otherNames: ["Old Gym Press"],
      muscleLabels: ["Chest", "Triceps"], equipment: [.machine])
  }
}

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
