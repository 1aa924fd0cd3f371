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

@Test("Below the bar nothing is logged; bodyweight and help keep their own limits")
func belowTheBar() throws {
  let plates = LoadLadder(.plates(.usual(.kilogram)))
  var floor = TrainingFloor(.init("bench", at: 0), .init("dip", at: 0, mode: .bodyweightReps))
  let range = Mass(20, .kilogram)...Mass(1_000, .kilogram)
  #expect(throws: SessionError.number(.weight(range))) {
    try floor.session.log(Identifier("bench0"), now: floor.now, ladder: plates)
  }
  #expect(floor.session.loggedSets.isEmpty)
  floor.session.snapOpenRows(of: "bench", to: plates)
  try floor.session.log(Identifier("bench0"), now: floor.now, ladder: plates)
  #expect(floor.session.loggedSets.first?.numbers.weight.label == "20 kg")
  #expect(throws: SessionError.number(.weight(range))) {
    try floor.session.correct(
      Identifier("bench0"), SetNumbers(weight: kilogramsOf(10)), ladder: plates)
  }
  let body = LoadLadder(.plates(.usual(.kilogram)), mode: .bodyweightReps)
  try floor.session.log(Identifier("dip0"), now: floor.now, ladder: body)
  let helped = LoadLadder(.plates(.usual(.kilogram)), mode: .assistedReps)
  #expect(helped.allowed == Mass(-1_000, .kilogram)...Mass(1_000, .kilogram))
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

@Test(
  "No text and no number from outside that is none becomes a weight: NaN and infinities are errors with the range"
)
func notANumber() {
  for text in ["NaN", "nan", "inf", "-inf", "Infinity", "1e400", "", " ", "0x1p3", "1,2,3"] {
    #expect(throws: (any Error).self, "\(text)") { try Weight(number: text, .kilogram) }
  }
  #expect(throws: TypedNumberError.notANumber(allowed: 0...100)) {
    try TypedNumber.parse("NaN", maximum: 100)
  }
  #expect(throws: TypedNumberError.outOfRange(allowed: 0...100)) {
    try TypedNumber.parse("1000000000000", maximum: 100)
  }
}

@Test("The largest numbers a row may hold add up without harm")
func largestNumbers() throws {
  var floor = TrainingFloor(.init("bench", rows: 100, at: 1_000, reps: 100))
  for row in 0..<100 { try floor.log("bench\(row)") }
  #expect(floor.session.volume == Volume(Mass(1_000, .kilogram), reps: 10_000))
  #expect(floor.session.repCount == 10_000)
  #expect(floor.session.recordEntries().count == 100)
  let index = TrainingIndex(of: [floor.session], rules: IndexRules(muscles: { _ in [.chest] }))
  #expect(index.records["bench"]?.best(.load, mode: .weightReps)?.numbers.reps == 100)
}

@Test(
  "A slot without a range asks for no reps, keeps the weight, and its rows open as they were done")
func slotsWithoutRange() {
  let plain = Slot(
    id: Identifier("s"), exercise: ExerciseReference(id: "bench", name: "Bench"), sets: 2,
    reps: .none)
  let prescription = Prescription(slot: plain, ladder: LoadLadder(evenScale()))
  let first = SlotOpening(prescription, history: [])
  #expect(first.rows.count == 2)
  #expect(first.rows.allSatisfy { !$0.target.isGiven && $0.numbers.weight.mass == .zero })
  let done = finishedSession([(60_000, 9, nil), (60_000, 8, nil)], exercise: "bench", daysAgo: 2)
  let share = SlotShare(of: plain)
  let next = SlotOpening(prescription, history: share.history(in: [done], canonical: { $0 }))
  #expect(next.suggestion?.action == .repeatLoad)
  #expect(next.rows.map { $0.numbers.weight.mass } == [Mass(60, .kilogram), Mass(60, .kilogram)])
}

@Test("A plan that names one id twice means the first, and a day without slots is none to train")
func doubledPlanIDs() {
  let routine = Routine(
    id: Identifier("p"), name: "P", createdAt: clock,
    days: [
      Day(id: Identifier("d"), name: "Empty"),
      Day(id: Identifier("d"), name: "Full", slots: [slot("s", "bench"), slot("s", "row")]),
    ])
  #expect(routine.day(Identifier("d"))?.name == "Empty")
  #expect(routine.trainingDays.map { $0.name } == ["Full"])
  #expect(routine.nextInRotation(after: nil)?.name == "Full")
  let day = routine.days[1]
  var drawn = 0
  let session = Session(
    id: Identifier("s"), start: clock, day: day, of: routine,
    openings: day.slots.map {
      SlotOpening(Prescription(slot: $0, ladder: LoadLadder(evenScale())), history: [])
    },
    newID: {
      drawn += 1
      return "n\(drawn)"
    })
  #expect(session.exercises.map { $0.id.text } == ["bench", "row"])
  #expect(Set(session.sets.map { $0.id }).count == session.sets.count)
}

@Test(
  "A plan may name exercises that nobody knows: they open as weight and reps under their stored name"
)
func unknownPlannedExercises() {
  let catalog = ExerciseCatalog(library: .empty)
  let lost = Slot(
    id: Identifier("s"), exercise: ExerciseReference(id: "gone", name: "Atlas Stone"))
  let prescription = Prescription(
    lost, of: nil, catalog: catalog, scales: LoadScales(unit: .kilogram))
  #expect(prescription.mode == .weightReps)
  #expect(SlotOpening(prescription, history: []).rows.count == 3)
  #expect(catalog.exercise("gone", storedName: "Atlas Stone").name == "Atlas Stone")
}

@Test("Cards and sets with one id in two sessions join without one of them standing twice")
func doubledIDsJoin() {
  var first = TrainingFloor(.init("bench", rows: 2)).session
  let second = TrainingFloor(.init("bench", rows: 2)).session
  first.join(second)
  #expect(first.exercises.count == 1)
  #expect(first.sets.map { $0.id.text } == ["bench0", "bench1"])
}
