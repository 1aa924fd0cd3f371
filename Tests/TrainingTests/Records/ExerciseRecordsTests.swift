import CivilTime
import Loads
import Testing

@testable import Training

private func session(
  _ name: String, daysAgo: Int, _ sets: [(weight: Int64, reps: Int)]
) -> Session {
  var session = finishedSession(
    sets.map { ($0.weight, $0.reps, nil) }, daysAgo: daysAgo)
  session.id = Identifier(name)
  return session
}

private func records(_ sessions: [Session]) -> ExerciseRecords {
  var records = ExerciseRecords()
  for session in sessions {
    for (_, entry) in session.recordEntries() { records.add(entry) }
  }
  return records
}

private func recordSets(_ session: Session, among sessions: [Session]) -> [String] {
  let all = records(sessions)
  return session.records(in: { _ in all }).map { $0.set.text }
}

@Test(
  "The first of a kind is a baseline, ties are none, and only what beats everything before is a record"
)
func whatIsARecord() {
  let first = session("a", daysAgo: 9, [(100_000, 5), (105_000, 5)])
  let tie = session("b", daysAgo: 6, [(105_000, 5), (100_000, 8)])
  let lesser = session("c", daysAgo: 3, [(102_500, 5)])
  let all = [first, tie, lesser]
  #expect(recordSets(first, among: all) == ["d9-1"])
  #expect(recordSets(tie, among: all) == ["d6-1"])
  #expect(recordSets(lesser, among: all).isEmpty)
}

@Test(
  "A correction in the past is a record no more, and later sets become ones, in any order of adding"
)
func correctionsReevaluate() {
  var first = session("a", daysAgo: 9, [(100_000, 5)])
  let second = session("b", daysAgo: 6, [(110_000, 5)])
  let third = session("c", daysAgo: 3, [(107_500, 5)])
  #expect(recordSets(third, among: [first, second, third]).isEmpty)
  #expect(records([third, first, second]) == records([first, second, third]))
  var index = records([first, second, third])
  index.removeSession(second.id, loggedFrom: second.start)
  #expect(index == records([first, third]))
  #expect(recordSets(third, among: [first, third]) == ["d3-0"])
  first.counts = false
  #expect(recordSets(third, among: [first, third]).isEmpty, "The baseline does not count")
}

@Test("Sets of more than twelve reps rank as twelve; what is beyond only breaks ties")
func surplusBreaksTies() {
  let standing = { (reps: Int) in
    Standing(
      SetNumbers(weight: kilograms(50_000), reps: reps), kind: .load, mode: .weightReps)
  }
  #expect(standing(12).map { $0.value } == standing(30).map { $0.value })
  #expect(standing(30)?.surplus == 18)
}

@Test(
  "Less help beats more, then more reps; past none the kinds are those of the body and of added weight"
)
func assistedRecords() throws {
  func standing(_ weight: Int64, _ reps: Int) -> Standing? {
    Standing.all(SetNumbers(weight: kilograms(weight), reps: reps), mode: .assistedReps).first
  }
  let more = try #require(standing(-20_000, 12))
  let less = try #require(standing(-15_000, 5))
  #expect(more < less)
  #expect(try #require(standing(-15_000, 5)) < #require(standing(-15_000, 6)))
  #expect(standing(0, 5)?.kind == .reps)
  #expect(standing(5_000, 5)?.kind == .load)
}

@Test("Carries rank by load, then by seconds or distance; cardio by longest and by farthest")
func otherRecords() {
  func standings(_ numbers: SetNumbers, _ mode: TrackingMode) -> [RecordKind] {
    Standing.all(numbers, mode: mode).map { $0.kind }
  }
  let far = Distance(micrometres: 40_000_000, unit: .metre)
  #expect(
    standings(SetNumbers(weight: kilograms(40_000), distance: far), .weightDistance) == [
      .loadedDistance
    ])
  #expect(
    standings(SetNumbers(weight: kilograms(40_000), seconds: 30), .weightDuration) == [
      .loadedDuration
    ])
  #expect(
    standings(SetNumbers(seconds: 30, distance: far), .cardio) == [.cardioTime, .cardioDistance])
  #expect(standings(SetNumbers(), .cardio).isEmpty)
}

@Test(
  "The board has finished sessions only, a tie belongs to the earliest, the newest row stands first"
)
func theBoard() {
  let first = session("a", daysAgo: 9, [(100_000, 5)])
  let tie = session("b", daysAgo: 6, [(100_000, 5)])
  var running = session("c", daysAgo: 3, [(120_000, 5)])
  running.end = nil
  let rows = records([first, tie, running]).rows(of: "bench") { $0 != running.id }
  #expect(rows.map { $0.entry.session } == [first.id])
  #expect(rows.first?.estimate()?.text(in: .kilogram, decimals: 1) == "116.7")
  let more = session("d", daysAgo: 1, [(100_000, 15)])
  #expect(records([more]).rows(of: "bench").first?.estimate() == nil, "Above twelve reps")
}

@Test("The table of rep maxima is the estimate the other way round")
func repMaxima() {
  let table = OneRepMax.repMaxima(of: Mass(140, .kilogram))
  #expect(table.count == 12)
  #expect(table[0] == Mass(140, .kilogram))
  #expect(table[11] == Mass(100, .kilogram))
}
