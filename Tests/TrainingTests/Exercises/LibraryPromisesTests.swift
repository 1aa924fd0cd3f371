import LibraryFiles
import Testing
import Training
import VectorCases

/// Entries that plans, backups and the vectors rely on.
@Suite("What the library promises to others")
struct LibraryPromisesTests {
  let library = LibraryFiles.library

  @Test("Every exercise of a starter plan is there", arguments: StarterTemplate.all)
  func templates(template: StarterTemplate) {
    for id in template.days.flatMap({ $0.slots.map { $0.exercise } }) {
      #expect(library[id] != nil, "\(id)")
    }
  }

  @Test("The facts of the vectors hold, by name", arguments: searchVectorEntries)
  func facts(fact: Exercise) throws {
    let exercises = (0..<library.count).map { library.exercise(at: $0) }
    let entry = try #require(exercises.first { $0.name == fact.name })
    #expect(entry.muscleLabels == fact.muscleLabels)
    #expect(entry.equipment == fact.equipment)
    #expect(entry.category == fact.category)
  }

  @Test(
    "Ids that GymTrack's rules name are there with the mode they derive",
    arguments: [
      ("chest-dip", TrackingMode.bodyweightReps), ("hyper-extension", .bodyweightReps),
      ("tibialis-raise", .bodyweightReps), ("ghd-back-extension", .bodyweightReps),
      ("walking-lunge-weighted-vest", .weightReps), ("wrist-roller", .weightReps),
      ("plank-bodyweight", .duration), ("scaption-dumbbell", .weightReps),
    ] as [(ExerciseID, TrackingMode)])
  func gymTrack(id: ExerciseID, mode: TrackingMode) {
    #expect(library[id]?.mode == mode)
  }
}
