import LibraryFiles
import Testing

@testable import Training

/// Rules that every entry of Library/exercises.txt must keep.
@Suite("The exercise library")
struct LibraryDataTests {
  let library = LibraryFiles.library
  let exercises: [Exercise]

  init() {
    exercises = (0..<library.count).map { LibraryFiles.library.exercise(at: $0) }
  }

  @Test("There are at least 600 exercises")
  func size() {
    #expect(library.count >= 600)
  }

  @Test("Ids are unique, kebab-case and in byte order")
  func ids() {
    let ids = exercises.map { $0.id }
    #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    for id in ids {
      #expect(id.text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)")
    }
  }

  @Test("Every id finds its entry")
  func lookup() {
    for (index, exercise) in exercises.enumerated() {
      #expect(library.index(of: exercise.id) == index)
      #expect(library[exercise.id] == exercise)
      #expect(library.muscles(at: index) == exercise.muscles)
    }
    #expect(library["no-such-exercise"] == nil)
    #expect(library[""] == nil)
  }

  @Test("Names are unique, trimmed and short")
  func names() {
    #expect(Set(exercises.map { TokenList(wordsOf: $0.name).squashed }).count == exercises.count)
    for exercise in exercises {
      #expect(exercise.name.wholeMatch(of: /\S(.*\S)?/) != nil)
      #expect(exercise.name.count <= 45, "\(exercise.name)")
    }
  }

  @Test(
    "Muscle labels are known, one to four, and the first stands for a muscle or for none on purpose"
  )
  func muscles() {
    for exercise in exercises {
      #expect((1...4).contains(exercise.muscleLabels.count), "\(exercise.id)")
      #expect(Set(exercise.muscleLabels).count == exercise.muscleLabels.count, "\(exercise.id)")
      for label in exercise.muscleLabels {
        #expect(Muscle(label: label) != nil || labelsWithoutMuscle.contains(label), "\(label)")
      }
    }
  }

  @Test("Every strength, core, bodyweight and plyometric exercise credits a muscle")
  func credit() {
    for exercise in exercises {
      let isCredited = !exercise.muscles.isEmpty || exercise.pattern == .neck
      switch exercise.category {
      case .strength, .core, .bodyweight, .plyometric: #expect(isCredited, "\(exercise.id)")
      case .mobility, .cardio, .warmUp: break
      }
    }
  }

  @Test("Cardio credits no muscle with sets")
  func cardio() {
    for exercise in exercises where exercise.category == .cardio {
      #expect(exercise.muscles.isEmpty, "\(exercise.id)")
    }
  }

  @Test("Every muscle is the first of some strength exercise")
  func coverage() {
    let primary = Set(exercises.compactMap { $0.muscles.first })
    #expect(primary.count == Muscle.allCases.count)
  }

  @Test(
    "Two to four cues each, short sentences, in every language as many",
    arguments: ["library-cues.txt", "library-cues.de.txt"])
  func cues(file: String) throws {
    let translated = try library.withCues(bytes: LibraryFiles.bytes(of: file))
    for exercise in exercises {
      let cues = translated.cues(of: exercise.id)
      #expect((2...4).contains(cues.count), "\(exercise.id)")
      #expect(cues.count == library.cues(of: exercise.id).count, "\(exercise.id)")
      for cue in cues {
        #expect((8...110).contains(cue.count), "\(exercise.id): \(cue)")
        #expect(cue.last == "." && cue.first?.isLowercase == false, "\(exercise.id): \(cue)")
      }
    }
  }

  @Test("Mode, category, resistance and bar agree")
  func consistency() {
    for exercise in exercises {
      #expect((exercise.category == .cardio) == (exercise.mode == .cardio), "\(exercise.id)")
      #expect((exercise.mode == .assistedReps) == (exercise.resistance == .assisted))
      #expect((exercise.bar != nil) == exercise.equipment.contains(.barbell), "\(exercise.id)")
      #expect(exercise.pattern != nil)
      if exercise.mode == .weightReps { #expect(!exercise.equipment.isEmpty, "\(exercise.id)") }
    }
  }

  @Test("Equipment that decides a scale is named as the scales name it")
  func equipment() {
    let named: [Equipment] = [
      .machine, .cable, .kettlebell, .dumbbell, .barbell, .plate, .band, .bench,
    ]
    for equipment in named {
      #expect(exercises.contains { $0.equipment.contains(equipment) })
    }
  }

  @Test("All categories, patterns and bars are used")
  func vocabulary() {
    #expect(Set(exercises.map { $0.category }).count == ExerciseCategory.allCases.count)
    #expect(Set(exercises.compactMap { $0.pattern }).count == MovementPattern.allCases.count)
    #expect(Set(exercises.compactMap { $0.bar }).count == BarKind.allCases.count)
    #expect(Set(exercises.map { $0.mode }).count == TrackingMode.allCases.count)
  }
}
