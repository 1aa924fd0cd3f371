public import Training

/// A row of section 10: what is typed, and the named entries that answer, with their scores.
public struct SearchVector: Sendable {
  /// What is typed.
  public let query: String
  /// The named entries in the order in which they are listed, each with its score.
  public let answers: [(name: String, points: Int)]

  init(_ query: String, _ answers: [(String, Int)]) {
    self.query = query
    self.answers = answers.map { (name: $0.0, points: $0.1) }
  }

  /// What the vectors ask for, as text.
  public var expected: String {
    answers.map { $0.name + " " + String($0.points) }.joined(separator: ", ")
  }

  /// The same text from a search, other entries left out.
  public func actual(in search: ExerciseSearch, of catalog: ExerciseCatalog) -> String {
    var lines: [String] = []
    for hit in search.search(query) {
      let name = catalog.exercise(hit.id, storedName: "").name
      if answers.contains(where: { $0.name == name }) {
        lines.append(name + " " + String(hit.score.points))
      }
    }
    return lines.joined(separator: ", ")
  }
}

/// The rows that name entries of the library, in the order in which the rules list equals.
public let searchVectors: [SearchVector] = [
  SearchVector(
    "lat pull down",
    [
      ("V-Bar Lat Pulldown", 70), ("Wide Grip Lat Pulldown", 70), ("Close Grip Lat Pulldown", 70),
      ("Single Arm Lat Pulldown", 70),
    ]),
  SearchVector(
    "pulldown",
    [
      ("V-Bar Lat Pulldown", 85), ("Wide Grip Lat Pulldown", 85), ("Close Grip Lat Pulldown", 85),
      ("Single Arm Lat Pulldown", 85), ("Straight Arm Cable Pulldown", 85),
    ]),
  SearchVector("db press", [("Incline Dumbbell Press", 85), ("Dumbbell Bench Press", 80)]),
  SearchVector("hs chest press", [("Hammer Strength Wide Chest Press", 80)]),
  SearchVector("ez bar", [("EZ-Bar Preacher Curl", 95)]),
  SearchVector("ezbar", [("EZ-Bar Preacher Curl", 95)]),
  SearchVector("flies", [("Dumbbell Fly", 85), ("Incline Dumbbell Fly", 85)]),
  SearchVector("fli", [("Dumbbell Fly", 80), ("Incline Dumbbell Fly", 80)]),
  SearchVector("calv", [("Standing Calf Raise", 80)]),
  SearchVector(
    "press bench",
    [
      ("Barbell Bench Press", 80), ("Dumbbell Bench Press", 80),
      ("Incline Barbell Bench Press", 80), ("Incline Dumbbell Press", 50),
    ]),
  SearchVector("bicep curl", [("Dumbbell Hammer Curl", 50), ("EZ-Bar Preacher Curl", 50)]),
  SearchVector("push up", [("Push-Up", 100)]),
  SearchVector("pushup", [("Push-Up", 100)]),
  SearchVector("glute", [("Sumo Deadlift", 50), ("Conventional Deadlift", 50)]),
  SearchVector("ext rot", [("Cable External Rotation", 85)]),
  SearchVector("ham", [("Dumbbell Hammer Curl", 85)]),
]

/// Rows about made-up entries, and the one whose order other names decide in the real library.
private let searchVectorsOfMadeUpEntries: [SearchVector] = [
  SearchVector(
    "ohp", [("Seated Barbell Overhead Press", 85), ("Standing Barbell Overhead Press", 85)]),
  SearchVector("rdl", [("Romanian Deadlift With Pause", 95)]),
  SearchVector("leg ext", [("Leg Extension", 100), ("Leg Extension With Pause", 95)]),
]

/// Words of which every beginning of two letters or more finds something.
public let searchableBeginnings = ["calves", "flies", "quadriceps", "abdominals"]

let searchCases: [VectorCase] =
  (searchVectors + searchVectorsOfMadeUpEntries).map { vector in
    VectorCase("search " + vector.query, expects: vector.expected) {
      let catalog = searchVectorCatalog()
      return vector.actual(in: ExerciseSearch(catalog), of: catalog)
    }
  }
  + searchableBeginnings.map { word in
    VectorCase("search beginnings of " + word, expects: "") {
      beginnings(of: word, withoutAnswerIn: ExerciseSearch(searchVectorCatalog()))
    }
  }

/// The beginnings of a word, two letters or more, that nothing answers.
public func beginnings(of word: String, withoutAnswerIn search: ExerciseSearch) -> String {
  (2...word.utf8.count).map { String(word.prefix($0)) }.filter { !search.hasMatch($0) }
    .joined(separator: ", ")
}

private func searchVectorCatalog() -> ExerciseCatalog {
  ExerciseCatalog(
    library: .empty, customExercises: searchVectorEntries + madeUpSearchEntries)
}
