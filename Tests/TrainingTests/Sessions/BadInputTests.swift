import CivilTime
import Loads
import Testing

@testable import Training

@Test("Numbers that can't be are refused, with the range that can")
func absurdNumbers() {
  var floor = TrainingFloor(.init("bench"), .init("run", at: 0, mode: .cardio))
  let set = SessionSet.ID("bench0")
  let ceiling = Mass(1000, .kilogram)
  func refusal(_ numbers: SetNumbers, _ id: SessionSet.ID) -> NumberError? {
    do {
      try floor.session.dial(id, numbers, ladder: floor.ladder)
      return nil
    } catch {
      guard case .number(let reason) = error else { return nil }
      return reason
    }
  }
  func heavy(_ kilograms: Int64) -> SetNumbers {
    SetNumbers(weight: Weight(Mass(kilograms, .kilogram), .kilogram))
  }
  #expect(refusal(SetNumbers(reps: 101), set) == .reps(0...100))
  #expect(refusal(SetNumbers(reps: -1), set) == .reps(0...100))
  #expect(refusal(SetNumbers(seconds: 3_601), set) == .seconds(0...3_600))
  #expect(refusal(heavy(1_001), set) == .weight(.zero...ceiling))
  #expect(refusal(heavy(-1), set) == .weight(.zero...ceiling))
  #expect(refusal(heavy(1_000), set) == nil)
  let run = SessionSet.ID("run0")
  #expect(refusal(SetNumbers(seconds: 86_401), run) == .seconds(0...86_400))
  #expect(refusal(SetNumbers(incline: -4_001), run) == .incline(-4_000...4_000))
  #expect(refusal(SetNumbers(level: 10_001), run) == .level(0...10_000))
  let far = Distance(micrometres: 1_000_000_000_001, unit: .kilometre)
  #expect(refusal(SetNumbers(distance: far), run) == .distance(0...1_000_000_000_000))
}

@Test("A correction raises what is below the least to it, and refuses what is above the most")
func corrections() throws {
  var floor = TrainingFloor(.init("bench"))
  try floor.log("bench0")
  try floor.session.correct(
    Identifier("bench0"), SetNumbers(weight: kilogramsOf(-5), reps: -2), ladder: floor.ladder)
  #expect(
    floor.session.set(Identifier("bench0"))?.log?.numbers == SetNumbers(weight: kilogramsOf(0)))
  #expect(throws: SessionError.number(.reps(0...100))) {
    try floor.session.correct(Identifier("bench0"), SetNumbers(reps: 200), ladder: floor.ladder)
  }
}

private func kilogramsOf(_ count: Int64) -> Weight { Weight(Mass(count, .kilogram), .kilogram) }

@Test("Ids that are not there, or there already, are refused")
func wrongIDs() throws {
  var floor = TrainingFloor(.init("bench"))
  let before = floor.session
  let nowhere = SessionSet.ID("nowhere")
  #expect(throws: SessionError.noSuchSet(nowhere)) { try floor.session.unlog(nowhere) }
  #expect(throws: SessionError.noSuchExercise(Identifier("nowhere"))) {
    try floor.session.addSet(to: Identifier("nowhere"), newID: nowhere)
  }
  #expect(throws: SessionError.idInUse("bench1")) {
    try floor.session.addSet(to: Identifier("bench"), newID: Identifier("bench1"))
  }
  #expect(floor.session == before)
  try floor.log("bench0")
  #expect(throws: SessionError.idInUse("bench1")) {
    try floor.session.continueSet(Identifier("bench0"), newID: Identifier("bench1"))
  }
}

@Test("Of two sets that have one id, the first is meant")
func duplicateIDs() throws {
  var floor = TrainingFloor(.init("bench", rows: 2))
  floor.session.exercises[0].sets[1].id = Identifier("bench0")
  try floor.session.log(Identifier("bench0"), now: floor.now, ladder: floor.ladder)
  #expect(floor.session.exercises[0].sets.map { $0.isLogged } == [true, false])
}

@Test("An exercise nobody knows keeps its name, logs, and counts")
func unknownExercises() throws {
  var session = Session(id: Identifier("s"), title: "Freestyle Session", start: clock)
  var drawn = 0
  session.addExercise(
    ExerciseReference(id: "made by a newer version", name: "Zercher Carry"),
    newID: {
      drawn += 1
      return "n\(drawn)"
    })
  #expect(session.exercises[0].mode == .weightReps)
  try session.log(session.sets[0].id, now: clock, ladder: LoadLadder(evenScale()))
  #expect(session.effortCount == 1)
  #expect(session.exercises[0].exercise.name == "Zercher Carry")
  #expect(session.recordEntries().map { $0.entry.standing.kind } == [.unloaded])
}

@Test("An empty plan, and an empty session, are only empty")
func emptyPlans() {
  let routine = Routine(id: Identifier("p"), name: "Empty", createdAt: clock)
  #expect(routine.due(on: .trainingDay(of: clock), progress: RoutineProgress()) == .rest)
  #expect(routine.nextInRotation(after: nil) == nil)
  #expect(Routine.shown(of: []) == nil)
  let session = Session(id: Identifier("s"), title: "", start: clock)
  #expect(session.nextSet() == nil)
  #expect(session.currentExercise() == nil)
  #expect(SessionSummary(of: session, at: clock).best.isEmpty)
}

@Test("A rating outside the scale is refused, and a warm-up is not rated")
func wrongRatings() throws {
  var floor = TrainingFloor(.init("bench"))
  floor.session.exercises[0].sets[0].plan.kind = .warmUp
  try floor.log("bench0")
  try floor.log("bench1")
  #expect(throws: SessionError.notRated(Identifier("bench0"))) { try floor.rate("bench0", .easy) }
  #expect(throws: SessionError.number(.effort(1...1_000))) {
    try floor.session.rate(
      Identifier("bench1"), EffortRating(hundredths: 1_001, scale: .perceivedExertion),
      ladder: floor.ladder)
  }
}
