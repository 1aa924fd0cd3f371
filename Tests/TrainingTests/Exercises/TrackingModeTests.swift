import Testing
import Training

@Suite("What a set logs")
struct TrackingModeTests {
  @Test(
    "The mode of an exercise of GymTrack follows from its unit, equipment and two ids",
    arguments: [
      ("plank-bodyweight", "s", [], .duration), ("anything", "min", ["Barbell"], .duration),
      ("barbell-bench-press", "reps", ["Barbell", "Bench"], .weightReps),
      ("x", "reps", ["Band"], .weightReps), ("x", "reps", ["Plate"], .weightReps),
      ("x", "reps", ["barbell"], .bodyweightReps),
      ("chest-dip", "reps", ["Bench"], .bodyweightReps),
      ("hyper-extension", "reps", [], .bodyweightReps),
      ("walking-lunge-weighted-vest", "reps", [], .weightReps),
      ("wrist-roller", "reps", ["Wrist Roller"], .weightReps),
    ] as [(ExerciseID, String, [Equipment], TrackingMode)])
  func gymTrack(id: ExerciseID, unit: String, equipment: [Equipment], mode: TrackingMode) {
    #expect(TrackingMode.ofGymTrackExercise(id, unit: unit, equipment: equipment) == mode)
  }

  @Test("A new slot has 8 to 12 repetitions where repetitions are counted, else none")
  func ranges() {
    for mode in TrackingMode.allCases {
      #expect(mode.defaultRepRange == (mode.countsReps ? 8...12 : nil))
    }
    #expect(
      TrackingMode.allCases.filter { $0.countsReps } == [
        .weightReps, .bodyweightReps, .assistedReps,
      ])
    #expect(TrackingMode.allCases.filter { !$0.takesLoad } == [.duration, .cardio])
  }

  @Test("What an exercise works against follows from its mode unless it says otherwise")
  func resistance() {
    #expect(Exercise(id: "x", name: "X", mode: .assistedReps).resistance == .assisted)
    #expect(Exercise(id: "x", name: "X", mode: .duration).resistance == .bodyweight)
    #expect(Exercise(id: "x", name: "X", resistance: .bodyweight).resistance == .bodyweight)
    #expect(Exercise(id: "x", name: "X", equipment: [.barbell]).bar == .straight)
    #expect(Exercise(id: "x", name: "X", equipment: [.dumbbell]).bar == nil)
  }
}
