import CivilTime
import Loads
import Testing

@testable import Training

private func cycleSlot(_ max: Int64 = 100_000) -> Slot {
  var slot = slot(reps: RepRange(5, 5))
  slot.trainingMax = TrainingMax(kilograms(max), since: clock.adding(seconds: -86_400 * 400))
  return slot
}

/// So many weeks of a cycle, each "+" set with these reps.
private func weeks(_ count: Int, plus: Int) -> [Performance] {
  (0..<count).map { week in
    let table = PercentageCycle.fiveThreeOne.weeks[week % 4]
    return done(60_000, table.map { $0.isPlus ? plus : $0.reps }, daysAgo: (count - week) * 7)
  }.reversed()
}

private func loads(_ suggestion: Suggestion?) -> [String] {
  suggestion?.rows.map { $0.weight.text + "×" + String($0.reps) + ($0.kind == .amrap ? "+" : "") }
    ?? []
}

@Test(
  "5/3/1 opens each week with its shares of the training max, to the nearest rung, ties to the lighter"
)
func fiveThreeOneWeeks() {
  let cycle = prescription(cycleSlot(), rule: .cycle(.fiveThreeOne))
  #expect(loads(cycle.suggestion(from: [])) == ["65×5", "75×5", "85×5+"])
  #expect(loads(cycle.suggestion(from: weeks(1, plus: 5))) == ["70×3", "80×3", "90×3+"])
  #expect(loads(cycle.suggestion(from: weeks(2, plus: 5))) == ["75×5", "85×3", "95×1+"])
  #expect(loads(cycle.suggestion(from: weeks(3, plus: 5))) == ["40×5", "50×5", "60×5"])
  let tie = prescription(cycleSlot(75_000), rule: .cycle(.fiveThreeOne))
  #expect(
    loads(tie.suggestion(from: [])) == ["47.5×5", "55×5", "62.5×5+"], "48.75 and 56.25 and 63.75")
}

@Test(
  "At the end of a cycle the training max goes a step up if every + set reached its number, else it stays"
)
func fiveThreeOneRises() {
  let cycle = prescription(cycleSlot(), rule: .cycle(.fiveThreeOne))
  let risen = cycle.suggestion(from: weeks(4, plus: 5))
  #expect(risen?.action == .increaseWeight)
  #expect(
    risen?.reason
      == .cycleWeek(number: 1, of: 4, trainingMax: Mass(thousandths: 102_500, .kilogram)))
  let same = cycle.suggestion(from: weeks(4, plus: 4))
  #expect(same?.reason == .cycleWeek(number: 1, of: 4, trainingMax: Mass(100, .kilogram)))
  #expect(loads(same) == ["65×5", "75×5", "85×5+"])
}

@Test("A training max is exact and rises exactly, whatever the rungs are")
func trainingMaxIsExact() {
  let cycle = prescription(cycleSlot(87_300), rule: .cycle(.fiveThreeOne))
  #expect(
    cycle.suggestion(from: weeks(4, plus: 5))?.reason
      == .cycleWeek(number: 1, of: 4, trainingMax: Mass(thousandths: 89_800, .kilogram)))
  #expect(
    TrainingMax.usual(fromLoad: Mass(100, .kilogram), reps: 5)?.text(in: .kilogram, decimals: 3)
      == "105")
}

@Test("A cycle without a training max says so")
func trainingMaxMissing() {
  let cycle = prescription(slot(reps: RepRange(5, 5)), rule: .cycle(.fiveThreeOne))
  #expect(cycle.suggestion(from: [])?.reason == .trainingMaxMissing)
}

@Test("A Greyskull session opens with its last set to failure, and a cycle with its plus set open")
func programRowsOpen() {
  let greyskull = SlotOpening(
    prescription(slot(reps: RepRange(5, 5)), rule: .greyskull(.greyskull)),
    history: [done(60_000, [5, 5, 6])])
  #expect(greyskull.rows.map { $0.kind } == [.work, .work, .failure])
  #expect(greyskull.rows.allSatisfy { $0.aim == 5 && $0.numbers.weight.text == "62.5" })
  let cycle = SlotOpening(prescription(cycleSlot(), rule: .cycle(.fiveThreeOne)), history: [])
  #expect(cycle.rows.map { $0.numbers.weight.text } == ["65", "75", "85"])
  #expect(cycle.rows.map { $0.target } == [RepRange(5, 5), RepRange(5, 5), RepRange(5, 5)])
  #expect(cycle.rows.map { $0.kind } == [.work, .work, .amrap])
}

@Test(
  "Triple progression goes from base to added sets to the next weight, and back off after three misses"
)
func triplePath() {
  let rule = ProgressionRule.triple(maximumSets: 4, .standard)
  let triple = prescription(slot(), rule: rule)
  var history: [Performance] = []
  var path: [String] = []
  for day in (1...14).reversed() {
    guard let next = triple.suggestion(from: history) else { break }
    let reps = next.rows.map { $0.reps }
    path.append(next.weight.text + ":" + reps.map { String($0) }.joined(separator: ","))
    history.insert(
      done(next.weight.mass.nanograms / 1_000_000_000, reps, daysAgo: day, aims: reps), at: 0)
  }
  #expect(
    path.prefix(11) == [
      "0:8,8,8", "0:8,8,8", "0:8,8,8", "0:8,8,8", "0:8,8,8", "0:8,8,8", "0:8,8,8", "0:8,8,8",
      "0:8,8,8", "0:8,8,8", "0:8,8,8",
    ], "Without a load it does not climb")
  history = [done(40_000, [8, 8, 8], daysAgo: 20, aims: [8, 8, 8])]
  path = []
  for day in (1...11).reversed() {
    guard let next = triple.suggestion(from: history) else { break }
    let reps = next.rows.map { $0.reps }
    path.append(next.weight.text + ":" + reps.map { String($0) }.joined(separator: ","))
    history.insert(
      done(next.weight.mass.nanograms / 1_000_000_000, reps, daysAgo: day, aims: reps), at: 0)
  }
  #expect(
    path == [
      "40:9,9,9", "40:10,10,10", "40:11,11,11", "40:12,12,12", "40:12,12,12,8", "40:12,12,12,9",
      "40:12,12,12,10", "40:12,12,12,11", "40:12,12,12,12", "42.5:8,8,8", "42.5:9,9,9",
    ])
}

@Test(
  "Triple progression backs off after three sessions that did not get better, not while they do")
func tripleBacksOff() {
  let triple = prescription(slot(), rule: .triple(maximumSets: 5, .standard))
  let aims = [10, 10, 10]
  let stuck = (1...3).map { done(40_000, [9, 9, 9], daysAgo: $0, aims: aims) }
  #expect(triple.suggestion(from: stuck)?.action == .deload)
  let better =
    [done(40_000, [10, 10, 9], daysAgo: 1, aims: [10, 10, 10])]
    + (2...3).map { done(40_000, [8, 8, 8], daysAgo: $0, aims: aims) }
  #expect(triple.suggestion(from: better)?.action == .repeatLoad)
}

@Test(
  "Time progression falls back to nine tenths after three short sessions, never under five seconds")
func timeBacksOff() {
  func held(_ seconds: Int, aim: Int, daysAgo: Int) -> Performance {
    Performance(
      session: Identifier("s\(daysAgo)"), start: clock,
      rows: [Performance.Row(SetNumbers(seconds: seconds))], aims: [aim])
  }
  let time = prescription(
    slot(sets: 1, reps: .none), rule: .time(.standard), mode: .duration)
  #expect(time.suggestion(from: [held(60, aim: 60, daysAgo: 1)])?.seconds == 65)
  #expect(
    time.suggestion(from: (1...3).map { held(5, aim: 6, daysAgo: $0) })?.seconds == 5)
  #expect(
    time.suggestion(from: (1...3).map { held(4, aim: 5, daysAgo: $0) })?.reason == .lightestAlready)
}
