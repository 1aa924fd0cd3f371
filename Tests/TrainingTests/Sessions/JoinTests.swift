import CivilTime
import Testing

@testable import Training

private func phone() -> TrainingFloor {
  var floor = TrainingFloor(.init("bench", rows: 3), .init("row", rows: 2))
  floor.session.planDay = PlanDay(
    routine: Identifier("plan"), routineName: "Plan", day: Identifier("push"))
  return floor
}

/// The same day started on another device, with ids of its own.
private func tablet(later seconds: Int64) -> TrainingFloor {
  var floor = phone()
  floor.session.id = Identifier("tablet")
  floor.pass(seconds)
  floor.session.start = floor.now
  for card in floor.session.exercises.indices {
    for row in floor.session.exercises[card].sets.indices {
      let id = floor.session.exercises[card].sets[row].id.text
      floor.session.exercises[card].sets[row].id = Identifier("t-" + id)
    }
  }
  return floor
}

@Test(
  "Two devices that start one day within ten minutes are one session while one of them is empty")
func twins() throws {
  var phone = phone()
  var near = tablet(later: 600)
  #expect(phone.session.isTwin(of: near.session))
  #expect(!phone.session.isTwin(of: tablet(later: 601).session))
  try phone.log("bench0")
  #expect(phone.session.isTwin(of: near.session))
  try near.log("t-bench0")
  #expect(!phone.session.isTwin(of: near.session))
  #expect(!phone.session.isTwin(of: phone.session))
}

@Test(
  "Joined sessions have the logged rows of both in the order they were done, from the earliest start"
)
func joining() throws {
  var phone = phone()
  var tablet = tablet(later: 60)
  try phone.log("bench0", reps: 8)
  phone.pass(300)
  try phone.log("bench1", reps: 6)
  tablet.pass(120)
  try tablet.log("t-bench0", reps: 7)
  let start = phone.session.start
  var joined = tablet.session
  joined.join(phone.session)
  #expect(joined.start == start)
  #expect(joined.exercises.map { $0.exercise.id } == ["bench", "row"])
  #expect(joined.exercises[0].sets.map { $0.id.text } == ["bench0", "t-bench0", "bench1"])
  #expect(joined.exercises[1].sets.map { $0.id.text } == ["t-row0", "t-row1"])
  #expect(joined.loggedSets.count == 3)
}

@Test("Joining keeps drops beneath their sets, and exercises only one side had")
func joiningKeepsStructure() throws {
  var phone = phone()
  try phone.log("bench0")
  try phone.session.continueSet(Identifier("bench0"), newID: Identifier("drop"))
  try phone.log("drop", at: "80 kg")
  phone.session.exercises[0].note = Note("narrow grip")
  var drawn = 0
  phone.session.addExercise(
    ExerciseReference(id: "curl", name: "Curl", mode: .weightReps), sets: 1,
    newID: {
      drawn += 1
      return "c\(drawn)"
    })
  var tablet = tablet(later: 60)
  tablet.pass(200)
  try tablet.log("t-bench1")
  tablet.session.join(phone.session)
  #expect(
    tablet.session.exercises[0].sets.map { $0.id.text } == [
      "bench0", "drop", "t-bench1", "t-bench0",
    ])
  #expect(tablet.session.exercises[0].note.text == "narrow grip")
  #expect(tablet.session.exercises.map { $0.exercise.id } == ["bench", "row", "curl"])
}

@Test("The session opened is the one logged to last")
func openedSession() throws {
  var phone = phone()
  var tablet = tablet(later: 60)
  #expect(Session.opened(of: [phone.session, tablet.session])?.id == tablet.session.id)
  tablet.pass(60)
  try tablet.log("t-bench0")
  phone.pass(600)
  try phone.log("bench0")
  #expect(Session.opened(of: [phone.session, tablet.session])?.id == phone.session.id)
}

@Test("A start announced on a set that is done on the other side, or gives way there, is dropped")
func joiningDropsStarts() throws {
  var phone = phone()
  var tablet = tablet(later: 60)
  try phone.log("bench0")
  try phone.log("bench1")
  try phone.log("bench2")
  try tablet.session.announceStart(
    of: Identifier("t-bench0"), at: tablet.now, now: tablet.now)
  var joined = phone.session
  joined.join(tablet.session)
  #expect(joined.announced == nil)
  #expect(joined.set(Identifier("t-bench0")) == nil)
}
