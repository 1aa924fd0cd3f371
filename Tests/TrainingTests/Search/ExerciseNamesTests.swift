import LibraryFiles
import Testing
import Training

@Suite("Exercises by the names others give them")
struct ExerciseNamesTests {
  static let catalog = ExerciseCatalog(library: LibraryFiles.library)
  static let names = ExerciseNames(catalog)

  @Test(
    "Every name in other apps' exports is somebody",
    arguments: [
      ExportedNames.strong, ExportedNames.hevy, ExportedNames.fitNotes, ExportedNames.others,
    ])
  func exports(list: String) {
    for name in listed(list) {
      #expect(Self.names[name] != nil, "\(name)")
    }
  }

  @Test("A name and every other name lead to their own exercise and to no other one")
  func uniqueness() {
    for exercise in Self.catalog.all {
      for name in [exercise.name] + exercise.otherNames {
        #expect(Self.names[name] == exercise.id, "\(name)")
      }
    }
  }

  @Test(
    "Capitals, punctuation, spaces, accents and the order of words do not matter",
    arguments: [
      ("  pull-up ", "pull-up"), ("PULLUPS", "pull-up"), ("Pull-ups", "pull-up"),
      ("Barbell Incline Bench Press", "incline-barbell-press"),
      ("Row, Barbell", "barbell-row"), ("DB Curl", "dumbbell-curl"),
      ("Überzüge", nil), ("Cable Pullover", "rope-straight-arm-pulldown"), ("", nil), ("–", nil),
      ("Cable Low High To Woodchop", nil),
    ] as [(String, ExerciseID?)])
  func forgiving(name: String, id: ExerciseID?) {
    #expect(Self.names[name] == id)
  }

  @Test(
    "A custom exercise comes before the library, and a merged one leads to what it was merged into")
  func customExercises() throws {
    var catalog = Self.catalog
    try catalog.save(Exercise(id: "mine", name: "Bench Press (Barbell)"))
    #expect(ExerciseNames(catalog)["bench press barbell"] == "mine")
    try catalog.merge("mine", into: "barbell-bench-press")
    #expect(ExerciseNames(catalog)["bench press barbell"] == "barbell-bench-press")
  }

  @Test("Names in German lead to the same exercises, the English ones still do")
  func german() throws {
    let library = try LibraryFiles.library.withNames(
      bytes: LibraryFiles.bytes(of: "library-names.de.txt"))
    let names = ExerciseNames(ExerciseCatalog(library: library))
    #expect(library["barbell-bench-press"]?.name == "Bankdrücken (Langhantel)")
    #expect(names["Bankdrücken (Langhantel)"] == "barbell-bench-press")
    #expect(names["bankdrucken langhantel"] == "barbell-bench-press")
    #expect(names["Bench Press (Barbell)"] == "barbell-bench-press")
    #expect(names["Barbell Bench Press"] == "barbell-bench-press")
    for index in 0..<library.count {
      #expect(names[library.name(at: index)] == library.id(at: index))
    }
    for name in listed(ExportedNames.german) { #expect(names[name] != nil, "\(name)") }
  }

  private func listed(_ names: String) -> [String] {
    names.split(separator: ";").map { name in
      String(name.drop { $0.isWhitespace })
    }
  }
}

extension ExerciseCatalog {
  var all: [Exercise] { (0..<library.count).map { library.exercise(at: $0) } }
}
