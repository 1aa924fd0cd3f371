import LibraryFiles
import Testing
import Training

@Suite("Reading the compact library file")
struct ExerciseLibraryTests {
  private let header = """
    rung exercise library 1
    strength|core
    weightReps|duration
    squat|hinge
    Quads|Lower Back
    Barbell|Bench
    ez


    """

  private func library(_ entries: String) throws -> ExerciseLibrary {
    try ExerciseLibrary(bytes: Array((header + entries).utf8))
  }

  @Test("An entry is read with every word its letters stand for")
  func entry() throws {
    let library = try library("a-lift\tA Lift\tBABBAA\tBA\tAB\tLift (A)|Ä\n")
    #expect(
      library["a-lift"]
        == Exercise(
          id: "a-lift", name: "A Lift", otherNames: ["Lift (A)", "Ä"], category: .core,
          mode: .weightReps, muscleLabels: ["Lower Back", "Quads"], equipment: [.barbell, .bench],
          laterality: .perSide, pattern: .hinge, resistance: .external, bar: .ez))
  }

  @Test("A merged id stands for its entry and does not count as one")
  func merges() throws {
    let library = try library(
      "b\tB\tAAAAA.\tA\t\t\nd\tD\tAAAAA.\tA\t\t\n\na\td\nc\tb\n")
    #expect(library.count == 2)
    #expect(library.canonical("a") == "d" && library["c"]?.id == "b")
    #expect(library.canonical("e") == "e" && library["e"] == nil)
    #expect(library.merged.map { $0.loser } == ["a", "c"])
    let catalog = ExerciseCatalog(library: library, hiddenIDs: ["a"])
    #expect(!catalog.isListed("a") && catalog.isListed("d"))
    #expect(catalog.spellings(of: "d") == ["a", "d"])
  }

  @Test("An empty library is no error")
  func empty() throws {
    #expect(try library("").count == 0)
    #expect(ExerciseLibrary.empty["a"] == nil)
    #expect(ExerciseLibrary.empty.cues(of: "a").isEmpty)
  }

  @Test(
    "Anything else is refused",
    arguments: ["", "\n", "\n\n", "{}", "<!doctype html>", "rung exercise library 2\n\n"])
  func refused(text: String) {
    #expect(throws: ExerciseLibraryError.notALibrary) {
      try ExerciseLibrary(bytes: Array(text.utf8))
    }
  }

  @Test("A word of a newer version is named")
  func unknownWord() {
    let text = header.replacing("squat", with: "levitation")
    #expect(throws: ExerciseLibraryError.unknownWord("levitation")) {
      try ExerciseLibrary(bytes: Array(text.utf8))
    }
  }

  @Test("Damaged entries are read as far as they go and never trap")
  func damaged() throws {
    let whole = Array((header + "a-lift\tA Lift\tBABBAA\tBA\tAB\tLift (A)\n\nold\ta-lift\n").utf8)
    for length in header.utf8.count..<whole.count {
      let library = try ExerciseLibrary(bytes: Array(whole.prefix(length)))
      for index in 0..<library.count { _ = library.exercise(at: index) }
      _ = library["old"]
    }
    let letters = try library("a\tA\t?!~\u{1}\u{7F}\t~!A\t~\t|||\n")
    #expect(letters["a"]?.muscleLabels == ["Quads"] && letters["a"]?.otherNames == [])
  }

  @Test("Cues of another library are refused, one's own are found by id")
  func cues() throws {
    let library = try library("b\tB\tAAAAA.\tA\t\t\nd\tD\tAAAAA.\tA\t\t\n")
    #expect(!library.hasCues && library.cues(of: "b").isEmpty)
    let withCues = try library.withCues(bytes: Array("One.|Two.\nThree.\n".utf8))
    #expect(withCues.cues(of: "b") == ["One.", "Two."] && withCues.cues(of: "d") == ["Three."])
    #expect(withCues.hasCues && withCues.cues(of: "x").isEmpty)
    #expect(throws: ExerciseLibraryError.linesOfAnotherLibrary) {
      try library.withCues(bytes: Array("One.\n".utf8))
    }
  }

  @Test("A name in another language is shown, the English one still counts as another name")
  func names() throws {
    let library = try library("b\tB\tAAAAA.\tA\t\tBee\nd\tD\tAAAAA.\tA\t\t\n")
      .withNames(bytes: Array("Beh|Bä\n\n".utf8))
    #expect(library["b"]?.name == "Beh" && library["b"]?.otherNames == ["B", "Bee", "Bä"])
    #expect(library["d"]?.name == "D" && library.name(at: 1) == "D")
  }
}
