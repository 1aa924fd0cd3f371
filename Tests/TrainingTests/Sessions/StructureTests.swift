import CivilTime
import Loads
import Testing

@testable import Training

private let press = ExerciseReference(id: "press", name: "Press", mode: .weightReps)

@Test(
  "A swap leaves logged rows under the old exercise and opens the others with the new one's numbers"
)
func swapSplitsTheCard() throws {
  var floor = TrainingFloor(.init("bench", rows: 3))
  try floor.log("bench0")
  let card = try floor.session.swap(
    Identifier("bench"), for: press,
    rows: [SetNumbers(weight: floor.ladder.weight(Mass(40, .kilogram)), reps: 9)],
    newID: Identifier("new"))
  #expect(card == Identifier("new"))
  #expect(floor.weights("bench") == ["100"])
  #expect(floor.weights("new") == ["40", "40"])
  let swapped = try #require(floor.session.exercise(Identifier<SessionExercise>("new")))
  #expect(swapped.slot == Identifier("bench-slot"))
  #expect(
    swapped.sets.allSatisfy { $0.plan.exercise == "press" && $0.plan.target == RepRange(8, 10) })
  #expect(floor.session.set(Identifier("bench0"))?.log?.exercise == "bench")
}

@Test("A swap before anything is done keeps the card in its place")
func swapInPlace() throws {
  var floor = TrainingFloor(.init("bench", rows: 2), .init("row"))
  try floor.session.swap(Identifier("bench"), for: press, rows: [], newID: Identifier("new"))
  #expect(floor.session.exercises.map { $0.exercise.id } == ["press", "row"])
  #expect(floor.session.exercises[0].sets.map { $0.numbers.reps } == [10, 10])
}

@Test("A superset is done in rounds, in the order of its cards, and rests when a round is full")
func supersetsAlternate() throws {
  var floor = TrainingFloor(
    .init("bench", rows: 2, group: "A", rest: 60), .init("row", rows: 3, group: "A", rest: 120),
    .init("curl", rows: 1))
  var order: [String] = []
  var rests: [Int64] = []
  while let next = floor.session.nextSet() {
    order.append(next.id.text)
    try floor.log(next.id.text)
    rests.append((floor.session.rest?.total ?? 0) / 1000)
    floor.pass(30)
  }
  #expect(order == ["bench0", "row0", "bench1", "row1", "row2", "curl0"])
  #expect(rests == [0, 120, 0, 120, 120, 90])
}

@Test("The tapped card is next while it is unfinished, then the first unfinished one")
func focusDecides() throws {
  var floor = TrainingFloor(.init("bench", rows: 1), .init("row", rows: 1), .init("curl", rows: 1))
  #expect(floor.session.nextSet(preferred: Identifier("row"))?.id == Identifier("row0"))
  try floor.log("row0")
  #expect(floor.session.nextSet(preferred: Identifier("row"))?.id == Identifier("bench0"))
  #expect(floor.session.upNext(after: Identifier("bench"))?.id == Identifier("curl"))
  try floor.log("bench0")
  try floor.log("curl0")
  #expect(floor.session.currentExercise()?.id == Identifier("curl"))
}

@Test(
  "Turning to another card drops a start announced elsewhere; looking at a finished one does not")
func focusDropsStarts() throws {
  var floor = TrainingFloor(.init("bench", rows: 2), .init("row", rows: 1))
  try floor.log("row0")
  try floor.session.announceStart(of: Identifier("bench0"), at: floor.now, now: floor.now)
  try floor.session.focus(Identifier("row"))
  #expect(floor.session.announced != nil)
  try floor.session.unlog(Identifier("row0"))
  try floor.session.focus(Identifier("row"))
  #expect(floor.session.announced == nil)
}

@Test("The load carries to the rows left in the slot, and returns where nobody touched it since")
func carryAndBack() throws {
  var floor = TrainingFloor(.init("bench", rows: 4))
  try floor.log("bench1", at: "105 kg")
  #expect(floor.weights("bench") == ["100", "105", "105", "105"])
  var numbers = try #require(floor.session.set(Identifier("bench2"))).numbers
  numbers.reps = 6
  try floor.session.dial(Identifier("bench2"), numbers, ladder: floor.ladder)
  try floor.unlog("bench1")
  #expect(floor.weights("bench") == ["100", "105", "105", "100"])
}

@Test("A hold carries its seconds too")
func holdsCarrySeconds() throws {
  var floor = TrainingFloor(.init("plank", rows: 2, at: 0, mode: .duration, seconds: 45))
  try floor.session.dial(Identifier("plank0"), SetNumbers(seconds: 60), ladder: floor.ladder)
  try floor.session.log(Identifier("plank0"), now: floor.now, ladder: floor.ladder)
  #expect(floor.session.set(Identifier("plank1"))?.numbers.seconds == 60)
}

@Test("Where rows are listed one by one, carry moves rungs and not the weight")
func listedRowsCarryRungs() throws {
  var floor = TrainingFloor(.init("bench", rows: 3))
  for (row, weight) in [100, 90, 80].enumerated() {
    let load = Weight(Mass(Int64(weight), .kilogram), .kilogram)
    floor.session.exercises[0].sets[row].plan.opening = load
    floor.session.exercises[0].sets[row].plan.numbers.weight = load
  }
  try floor.log("bench0", at: "105 kg")
  #expect(floor.weights("bench") == ["105", "95", "85"])
  try floor.log("bench1", at: "95 kg")
  #expect(floor.weights("bench") == ["105", "95", "85"])
  try floor.unlog("bench1")
  try floor.unlog("bench0")
  #expect(floor.weights("bench") == ["105", "90", "80"])
}

@Test("Undoing a set undoes the drops done beneath it")
func undoTakesDropsAlong() throws {
  var floor = TrainingFloor(.init("bench", rows: 2))
  try floor.log("bench0")
  try floor.session.continueSet(Identifier("bench0"), newID: Identifier("drop"))
  try floor.log("drop", at: "80 kg")
  #expect(floor.session.continuation(Identifier("drop")) == .drop)
  try floor.unlog("bench0")
  #expect(floor.session.loggedSets.isEmpty)
  #expect(floor.session.set(Identifier("drop"))?.isContinuation == true)
  #expect(throws: SessionError.notLogged(Identifier("bench0"))) { try floor.log("drop") }
}

@Test("The same load after a few breaths is a cluster; a separated row is a set of its own")
func clustersAndSeparation() throws {
  var floor = TrainingFloor(.init("bench", rows: 2))
  try floor.log("bench0")
  try floor.session.continueSet(Identifier("bench0"), newID: Identifier("more"))
  #expect(floor.session.continuation(Identifier("more")) == .cluster)
  try floor.log("more", reps: 3)
  #expect(floor.session.effortCount == 1)
  try floor.session.separate(Identifier("more"))
  #expect(floor.session.effortCount == 2)
  #expect(floor.session.set(Identifier("more"))?.numbers.reps == 3)
}

@Test("Another gym brings the loads still to do to its nearest rungs and leaves the rest alone")
func gymChangeSnapsOpenRows() throws {
  var floor = TrainingFloor(.init("bench", rows: 3), .init("dip", rows: 1, at: 0))
  try floor.log("bench0")
  let pounds = LoadLadder(.uniform(UniformScale(unit: .pound, increment: Mass(5, .pound))))
  floor.session.snapOpenRows(of: "bench", to: pounds)
  floor.session.snapOpenRows(of: "dip", to: pounds)
  #expect(
    floor.session.exercises[0].sets.map { $0.numbers.weight.label } == [
      "100 kg", "220 lb", "220 lb",
    ])
  #expect(floor.weights("dip") == ["0"])
}

@Test("Only what is not planned and not begun can be taken out")
func removingExercises() throws {
  var floor = TrainingFloor(.init("bench"))
  var drawn = 0
  let added = floor.session.addExercise(
    press,
    newID: {
      drawn += 1
      return "p\(drawn)"
    })
  let card = try #require(added)
  #expect(throws: SessionError.notRemovable(Identifier("bench"))) {
    try floor.session.removeExercise(Identifier("bench"))
  }
  try floor.session.removeExercise(card)
  #expect(floor.session.exercises.count == 1)
}
