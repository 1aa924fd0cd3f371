import LibraryFiles
import Testing
import Training
import VectorCases

@Suite("Searching the library")
struct ExerciseSearchTests {
  static let catalog = ExerciseCatalog(library: LibraryFiles.library)
  static let search = ExerciseSearch(catalog)

  @Test("The rows of the vectors hold among all exercises", arguments: searchVectors)
  func vectors(row: SearchVector) {
    #expect(row.actual(in: Self.search, of: Self.catalog) == row.expected)
  }

  @Test("Every beginning finds something", arguments: searchableBeginnings)
  func everyBeginning(word: String) {
    #expect(beginnings(of: word, withoutAnswerIn: Self.search) == "")
  }

  @Test("A muscle in the singular finds its exercises")
  func hamstring() {
    #expect(Self.search.search("hamstring").count >= 10)
  }

  @Test("The scores of the vectors' overhead presses hold, the usual one is listed first")
  func overheadPress() {
    let hits = Self.search.search("ohp")
    #expect(hits.first == hit("overhead-press", 85, in: hits))
    #expect(hits.contains { $0.id == "seated-barbell-overhead-press" && $0.score.points == 85 })
  }

  @Test(
    "What is typed as another name lists that exercise first",
    arguments: [
      ("bench press", "barbell-bench-press"), ("squat", "barbell-back-squat"),
      ("deadlift", "deadlift"), ("military press", "overhead-press"),
      ("skull crusher", "skullcrusher-barbell"), ("rdl", "romanian-deadlift-barbell"),
      ("pec deck", "pec-deck"), ("dips", "chest-dip"), ("chinups", "chin-up"),
      ("seated row", "seated-cable-row"), ("incline db press", "incline-dumbbell-press"),
      ("lat pull down", "lat-pulldown"), ("hip abductor", "hip-abductor-machine"),
      ("bicep curl", "dumbbell-curl"), ("treadmill", "running-treadmill"),
      ("leg curl", "lying-leg-curl-machine"), ("calf raise", "standing-calf-raise-bodyweight"),
      ("bss", "bulgarian-split-squat-dumbbell"), ("tgu", "kettlebell-turkish-get-up"),
    ] as [(String, ExerciseID)])
  func first(query: String, id: ExerciseID) {
    let first = Self.search.search(query).first?.id
    #expect(first == id)
  }

  @Test("Every exercise is found by each word of its name")
  func ownWords() {
    var exercisesByWord: [String: [Exercise]] = [:]
    for exercise in Self.catalog.all {
      for word in exercise.name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        exercisesByWord[word.lowercased(), default: []].append(exercise)
      }
    }
    for (word, exercises) in exercisesByWord {
      let found = Set(Self.search.search(word).map { $0.id })
      let missing = exercises.filter { !found.contains($0.id) }
      #expect(missing.isEmpty, "\(word)")
    }
  }

  @Test("An exercise's own name lists it first")
  func ownName() {
    for exercise in Self.catalog.all {
      let first = Self.search.search(exercise.name).first?.id
      #expect(first == exercise.id, "\(exercise.name)")
    }
  }

  @Test("An exercise's other names list it among the first")
  func otherNames() {
    // Every fifth, as each search costs milliseconds without optimisation.
    for index in stride(from: 0, to: Self.catalog.library.count, by: 5) {
      let exercise = Self.catalog.library.exercise(at: index)
      for name in exercise.otherNames {
        let isListed = Self.search.search(name).prefix(3).contains { $0.id == exercise.id }
        #expect(isListed, "\(name) of \(exercise.name)")
      }
    }
  }

  @Test("Nothing typed lists everything from A to Z, all alike")
  func everything() {
    let hits = Self.search.search(" - ")
    #expect(hits.count == Self.catalog.library.count)
    #expect(hits.allSatisfy { $0.score == .everything })
    let names = hits.map { Self.catalog.exercise($0.id, storedName: "").name.lowercased() }
    #expect(names.first == "21s curl" && names.last == "zottman curl")
  }

  @Test(
    "Whether anything answers",
    arguments: [
      ("underwater basket weaving", false), ("bench", true), ("卧推", false), ("бенч", false),
      ("\u{0}bench\u{0}", true), ("bénch", true), ("be\u{301}nch", true), ("BENCH", true),
      ("x", true), ("bench x", false),
    ])
  func hasMatch(text: String, answer: Bool) {
    let hasMatch = Self.search.hasMatch(text)
    let isFound = !Self.search.search(text).isEmpty
    #expect(hasMatch == answer && isFound == answer)
  }

  @Test("Signs alone are nothing typed; what is typed without end is looked at as far as 256 bytes")
  func strangeInput() {
    let all = Self.catalog.library.count
    #expect(Self.search.search("🏋️‍♀️ · – \u{FF01}").count == all)
    let endless = Self.search.search(String(repeating: "bench ", count: 10_000) + "zzz")
    #expect(!endless.isEmpty)
  }

  private func hit(_ id: ExerciseID, _ points: Int, in hits: SearchResults) -> SearchHit? {
    hits.first { $0.id == id && $0.score.points == points }
  }
}
