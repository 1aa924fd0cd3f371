import Loads
import Testing

@testable import Training

private let heavy = slot("heavy", sets: 2, reps: RepRange(3, 5))
private let light = slot("light", sets: 3, reps: RepRange(8, 12))
private let medium = slot("medium", sets: 3, reps: RepRange(5, 8))

private func plan(_ days: [[Slot]]) -> Routine {
  Routine(
    id: Identifier("plan"), name: "Plan", createdAt: clock,
    days: days.enumerated().map {
      Day(id: Identifier("day\($0.offset)"), name: "Day", slots: $0.element)
    })
}

private func share(_ slot: Slot, _ routine: Routine, day: Int = 0) -> SlotShare {
  SlotShare(of: slot, in: routine.days[day], of: routine, canonical: { $0 })
}

private func weights(_ share: SlotShare, _ sessions: [Session]) -> [[String]] {
  share.history(in: sessions, canonical: { $0 }).map {
    $0.rows.map { $0.numbers.weight.text }
  }
}

@Test("Rows of a repeated exercise go to the slots in order, by range and by the sets a slot holds")
func attribution() {
  let session = finishedSession([
    (100_000, 4, nil), (100_000, 5, nil), (70_000, 10, nil), (70_000, 9, nil), (70_000, 7, nil),
  ])
  let routine = plan([[heavy, light]])
  #expect(weights(share(heavy, routine), [session]) == [["100", "100"]])
  #expect(weights(share(light, routine), [session]) == [["70", "70", "70"]])
}

@Test("Equal ranges share by the sets each slot holds")
func attributionByCount() {
  let first = slot("first", sets: 2)
  let second = slot("second", sets: 2)
  let session = finishedSession([
    (60_000, 10, nil), (60_000, 10, nil), (50_000, 10, nil), (50_000, 10, nil), (50_000, 10, nil),
  ])
  let routine = plan([[first, second]])
  #expect(weights(share(first, routine), [session]) == [["60", "60"]])
  #expect(weights(share(second, routine), [session]) == [["50", "50", "50"]])
}

@Test("A row that names its slot belongs there, whatever its reps")
func namedRows() {
  let session = finishedSession([(70_000, 10, "light"), (100_000, 10, "heavy")])
  let routine = plan([[heavy, light]])
  #expect(weights(share(heavy, routine), [session]) == [["100"]])
  #expect(weights(share(light, routine), [session]) == [["70"]])
}

@Test(
  "A heavy and a light day each follow their own history; days with ranges in common follow the newest"
)
func heavyAndLightDays() {
  let sessions = [
    finishedSession([(100_000, 5, "heavy")], daysAgo: 3),
    finishedSession([(70_000, 10, "light")], daysAgo: 1),
    finishedSession([(72_500, 11, nil)], daysAgo: 2),
  ]
  let apart = plan([[heavy], [light]])
  #expect(weights(share(heavy, apart), sessions) == [["100"]])
  #expect(weights(share(light, apart, day: 1), sessions) == [["70"], ["72.5"]])

  let near = plan([[medium], [light]])
  #expect(weights(share(medium, near), sessions) == [["70"], ["72.5"], ["100"]])
}

@Test("A slot can be told whose past it goes by")
func historyIsSettable() {
  let sessions = [
    finishedSession([(100_000, 5, "heavy")], daysAgo: 3),
    finishedSession([(70_000, 10, "light")], daysAgo: 1),
  ]
  var anywhere = heavy
  anywhere.history = .anywhere
  #expect(weights(share(anywhere, plan([[anywhere], [light]])), sessions) == [["70"], ["100"]])
  var own = medium
  own.history = .own
  #expect(weights(share(own, plan([[own], [light]])), sessions).isEmpty)
}

@Test(
  "Running sessions, deload weeks and what does not count are no performance; warm-ups and drops are no part of one"
)
func whatIsNoPerformance() {
  let whole = finishedSession([(20_000, 8, nil), (60_000, 8, nil), (50_000, 6, nil)])
  let share = SlotShare(of: slot())
  var marked = whole
  marked.exercises[0].sets[0].plan.kind = .warmUp
  marked.exercises[0].sets[2].plan.continues = marked.exercises[0].sets[1].id
  #expect(weights(share, [marked]) == [["60"]])

  var running = whole
  running.end = nil
  var light = whole
  light.planDay = PlanDay(
    routine: Identifier("p"), routineName: "P", day: Identifier("d"), deload: DeloadWeek())
  var uncounted = whole
  uncounted.counts = false
  var discarded = whole
  discarded.discard(at: clock)
  for session in [running, light, uncounted, discarded] {
    #expect(share.performance(in: session, canonical: { $0 }) == nil)
  }
}

@Test("Merged exercises have one history, and a swapped row counts as what it was done as")
func canonicalHistory() {
  let old = finishedSession([(60_000, 8, nil)], exercise: "bench-old", daysAgo: 2)
  var swapped = finishedSession([(40_000, 8, nil)])
  swapped.exercises[0].sets[0].log?.exercise = "press"
  let history = SlotShare(of: slot()).history(in: [old, swapped]) {
    $0 == "bench-old" ? "bench" : $0
  }
  #expect(history.map { $0.session.text } == ["d2"])
}
