import CivilTime
import Testing

@testable import Training

@Test("A paused rest keeps what is left, and goes on from there")
func pausedRest() throws {
  var floor = TrainingFloor(.init("bench"))
  try floor.log("bench0")
  floor.pass(30)
  floor.session.pauseRest(now: floor.now)
  floor.pass(500)
  #expect(floor.session.rest?.phase(at: floor.now) == .paused(remaining: 60_000))
  floor.session.resumeRest(now: floor.now)
  #expect(floor.session.rest?.phase(at: floor.now) == .running(remaining: 60_000))
  #expect(floor.session.rest?.total == 90_000)
  floor.pass(62)
  #expect(floor.session.rest?.phase(at: floor.now) == .over(since: 2_000))
  #expect(floor.session.rest?.isEndFresh(at: floor.now) == true)
  floor.pass(1)
  #expect(floor.session.rest?.isEndFresh(at: floor.now) == false)
}

@Test(
  "Rests have their own length after warm-ups, after drops, and after a set that missed its range")
func ownLengths() throws {
  var floor = TrainingFloor(.init("bench", rest: 120))
  floor.session.exercises[0].sets[0].plan.kind = .warmUp
  floor.rules.rest = RestLengths(
    standard: 90, afterWarmUp: 45, afterContinuation: 150, afterMiss: 180)
  func total() -> Int64 { (floor.session.rest?.total ?? 0) / 1000 }
  try floor.log("bench0")
  #expect(total() == 45)
  try floor.log("bench1")
  #expect(total() == 120)
  try floor.log("bench2", reps: 7)
  #expect(total() == 180)
  try floor.session.continueSet(Identifier("bench2"), newID: Identifier("drop"))
  try floor.log("drop", at: "80 kg")
  #expect(total() == 150)
}

@Test("No rest starts where its end is past already")
func lateLogsHaveNoRest() throws {
  var floor = TrainingFloor(.init("bench"))
  let then = floor.now
  floor.pass(91)
  try floor.session.log(Identifier("bench0"), at: then, now: floor.now, ladder: floor.ladder)
  #expect(floor.session.rest == nil)
}

@Test("A rest that was skipped does not come back with an undo")
func skippedRestsStayAway() throws {
  var floor = TrainingFloor(.init("bench"))
  try floor.log("bench0")
  floor.pass(20)
  try floor.log("bench1")
  floor.session.skipRest()
  try floor.unlog("bench1")
  #expect(floor.session.rest == nil)
}

@Test("Intervals run by themselves: rounds of work and rest, and no rest after the last")
func intervals() {
  let start = Instant(milliseconds: 0, offsetSeconds: 0)
  let run = IntervalRun(IntervalPlan(rounds: 3, work: 20, rest: 10), start: start)
  func phase(_ seconds: Int64) -> IntervalRun.Phase {
    run.phase(at: start.adding(seconds: seconds))
  }
  #expect(phase(-3) == .leadIn(remaining: 3_000))
  #expect(phase(0) == .work(round: 1, remaining: 20_000))
  #expect(phase(25) == .rest(round: 1, remaining: 5_000))
  #expect(phase(60) == .work(round: 3, remaining: 20_000))
  #expect(phase(80) == .done)
  #expect(run.nextChange(after: start.adding(seconds: 25)) == start.adding(seconds: 30))
  #expect(run.nextChange(after: start.adding(seconds: 80)) == nil)
  #expect(run.done(by: start.adding(seconds: 45)).rounds == 1)
  #expect(run.done(by: start.adding(seconds: 55)).rounds == 2)
  #expect(run.done(by: start.adding(seconds: 99)).seconds == 60)
  let empty = IntervalRun(IntervalPlan(rounds: 0, work: 0, rest: 0), start: start)
  #expect(empty.phase(at: start) == .done)
}
