import Testing
import Training

@Suite("Muscles and their labels")
struct MuscleTests {
  @Test("There are seventeen, their weekly targets add up to 188")
  func targets() {
    #expect(Muscle.allCases.count == 17)
    #expect(Muscle.allCases.reduce(0) { $0 + $1.weeklySetTarget } == 188)
  }

  @Test("Regions and sides are those of the body map")
  func places() {
    #expect(BodyRegion.allCases.map { $0.label } == ["Upper Body", "Back", "Core", "Lower Body"])
    #expect(
      Muscle.allCases.filter { $0.region == .back } == [.lats, .upperBack, .traps, .lowerBack])
    #expect(Muscle.allCases.filter { $0.region == .core } == [.abs, .obliques])
    let back: [Muscle] = [
      .rearDelts, .triceps, .lats, .upperBack, .traps, .lowerBack, .glutes, .hamstrings, .calves,
    ]
    #expect(Set(Muscle.allCases.filter { $0.side == .back }) == Set(back))
  }

  @Test("A muscle's own label stands for it, whatever its case", arguments: Muscle.allCases)
  func ownLabel(muscle: Muscle) {
    #expect(Muscle(label: muscle.label) == muscle)
    #expect(Muscle(label: muscle.label.uppercased()) == muscle)
  }

  @Test(
    "Labels of other apps fold",
    arguments: [
      ("Serratus", .chest), ("Front Delts", .shoulders), ("rotator cuff", .shoulders),
      ("Posterior Deltoids", .rearDelts), ("Arms", .biceps), ("Grip", .forearms), ("Core", .abs),
      ("Lower Abs", .abs), ("Back", .upperBack), ("Rhomboids", .upperBack),
      ("Lower Traps", .traps), ("Spine", .lowerBack), ("Hips", .glutes), ("Abductors", .glutes),
      ("Hip Flexors", .quads), ("Legs", .quads), ("Posterior Chain", .hamstrings),
      ("Inner Thighs", .adductors),
    ] as [(String, Muscle)])
  func folding(label: String, muscle: Muscle) {
    #expect(Muscle(label: label) == muscle)
  }

  @Test(
    "Other labels stand for none",
    arguments: labelsWithoutMuscle + ["", " Chest", "Chest ", "Che", "Chests", "Neck"])
  func none(label: String) {
    #expect(Muscle(label: label) == nil)
  }

  @Test("An exercise's muscles are its folded labels in order, each once")
  func ofExercise() {
    let exercise = Exercise(
      id: "x", name: "X", muscleLabels: ["Upper Chest", "Neck", "Triceps", "Chest", "Front Delts"])
    #expect(exercise.muscles == [.chest, .triceps, .shoulders])
  }
}
