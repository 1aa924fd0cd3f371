import CivilTime
import Loads
import Testing

@testable import Training

@Test("Pauses are no part of a session's length, and two that overlap count once")
func pausesDoNotCount() throws {
  var floor = TrainingFloor(.init("bench"))
  let start = floor.now
  try floor.log("bench0")
  floor.pass(600)
  floor.session.pause(at: floor.now)
  floor.pass(300)
  floor.session.resume(at: floor.now)
  floor.session.pauses.append(
    Pause(start: start.adding(seconds: 700), end: start.adding(seconds: 1000)))
  floor.pass(300)
  #expect(floor.session.length(at: floor.now) == 800_000)
  floor.session.pause(at: floor.now)
  floor.pass(60)
  #expect(floor.session.length(at: floor.now) == 800_000)
  #expect(try floor.session.finish(at: floor.now) == .finished)
  #expect(!floor.session.isPaused)
}

@Test("A set that arrives after the end extends the session; finishing twice is refused")
func lateSetsExtend() throws {
  var floor = TrainingFloor(.init("bench"))
  try floor.log("bench0")
  floor.pass(60)
  #expect(try floor.session.finish(at: floor.now) == .finished)
  floor.session.exercises[0].sets[1].log = SetLog(
    exercise: "bench", mode: .weightReps, numbers: SetNumbers(reps: 8),
    at: floor.now.adding(seconds: 90))
  #expect(floor.session.endedAt == floor.now.adding(seconds: 90))
  #expect(throws: SessionError.notRunning) { try floor.session.finish(at: floor.now) }
}

@Test("A discard hides what it names; a set it did not know brings the session back with just that")
func discardIsVoidedByUnknownSets() throws {
  var floor = TrainingFloor(.init("bench"))
  try floor.log("bench0")
  floor.session.discard(at: floor.now)
  #expect(floor.session.isDiscarded)
  #expect(!floor.session.isRunning)
  floor.session.exercises[0].sets[1].log = SetLog(
    exercise: "bench", mode: .weightReps, numbers: SetNumbers(reps: 8), at: floor.now)
  #expect(!floor.session.isDiscarded)
  #expect(floor.session.cameBack)
  #expect(floor.session.shown.sets.map { $0.id.text } == ["bench1"])
}

@Test("A stale session closes at its last set, or is discarded when empty")
func staleSessionsClose() throws {
  var floor = TrainingFloor(.init("bench"))
  floor.pass(600)
  try floor.log("bench0")
  let last = floor.now
  floor.pass(5_401)
  #expect(floor.session.asksWhetherItEnded(at: floor.now))
  #expect(floor.session.closeIfStale(at: floor.now) == nil)
  floor.pass(43_200)
  #expect(floor.session.closeIfStale(at: floor.now) == .finished)
  #expect(floor.session.end == last)

  var empty = TrainingFloor(.init("bench"))
  empty.pass(43_201)
  #expect(empty.session.closeIfStale(at: empty.now) == .discarded)
  #expect(empty.session.isDiscarded)
}

@Test("A finished session moves to another start with every moment in it; its end can be set")
func movingASession() throws {
  var floor = TrainingFloor(.init("bench"))
  #expect(throws: SessionError.stillRunning) { try floor.session.move(to: floor.now) }
  floor.pass(60)
  try floor.log("bench0")
  floor.pass(60)
  _ = try floor.session.finish(at: floor.now)
  let day = floor.session.start.adding(seconds: -86_400)
  try floor.session.move(to: day)
  #expect(floor.session.lastLog == day.adding(seconds: 60))
  #expect(floor.session.end == day.adding(seconds: 120))
  try floor.session.setEnd(day.adding(seconds: 1800))
  #expect(floor.session.length(at: floor.now) == 1_800_000)
  #expect(throws: SessionError.endBeforeStart) { try floor.session.setEnd(day.adding(seconds: -1)) }
}

@Test("A session entered afterwards counts its sets in milliseconds from the start")
func enteredAfterwards() throws {
  let floor = TrainingFloor(.init("bench", rows: 3))
  var session = try Session(
    afterwards: Identifier("past"), title: "Push", start: floor.now,
    end: floor.now.adding(seconds: 3600))
  session.exercises = floor.session.exercises
  for row in ["bench0", "bench1", "bench2"] {
    try session.logAfterwards(Identifier(row), ladder: floor.ladder)
  }
  #expect(
    session.loggedSets.compactMap { $0.log?.at.milliseconds(since: floor.now) } == [0, 1, 2])
  #expect(session.rest == nil)
  #expect(session.isTrained)
}

@Test(
  "The usual rest is the upper median of the gaps; a drop has none, an announced start ends one")
func typicalRest() throws {
  var floor = TrainingFloor(.init("bench", rows: 4))
  try floor.log("bench0")
  try floor.session.continueSet(Identifier("bench0"), newID: Identifier("drop"))
  floor.pass(10)
  try floor.log("drop", at: "80 kg")
  floor.pass(100)
  try floor.log("bench1")
  floor.pass(150)
  try floor.session.announceStart(of: Identifier("bench2"), at: floor.now, now: floor.now)
  floor.pass(30)
  try floor.log("bench2")
  #expect(floor.session.typicalRest == 150)
}

@Test("A summary has density from a minute on, and the hardest set")
func summary() throws {
  var floor = TrainingFloor(.init("bench", rows: 2))
  try floor.log("bench0", reps: 10)
  try floor.rate("bench0", .hard)
  #expect(SessionSummary(of: floor.session, at: floor.now).density == nil)
  floor.pass(120)
  try floor.log("bench1", reps: 10, at: "90 kg")
  try floor.rate("bench1", .hard)
  let summary = SessionSummary(of: floor.session, at: floor.now)
  #expect(summary.volume.text(in: .kilogram, decimals: 0) == "1900")
  #expect(summary.density?.text(in: .kilogram, decimals: 0) == "950")
  #expect(summary.hardest == Identifier("bench0"))
  #expect(summary.sets == 2)
}
