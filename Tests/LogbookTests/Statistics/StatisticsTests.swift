import CivilTime
import Journal
import Loads
import Testing
import Training

@testable import Logbook

private let rules = IndexRules(
  canonical: { $0 == "%" ? "~" : $0 },
  muscles: { exercise in
    switch exercise {
    case "barbell-row": [.upperBack, .lats, .biceps]
    case "row/cable": [.lats]
    case "~", "%": [.quads, .glutes]
    default: []
    }
  })

private let seeds: [UInt64] = (0..<12).map { 0x57A7_0000 + $0 }

/// A logbook that is edited, merged with another device's and told to remove things, at random.
private struct Life {
  var draw: Draw
  var book = Logbook(1)
  private var other = Logbook(2)

  init(seed: UInt64) {
    draw = Draw(seed: seed)
  }

  mutating func step(_ number: Int) throws {
    let known = book.sessions.map { $0.id }
    switch draw.below(8) {
    case 0, 1, 2: _ = try book.save(draw.training(id: "s\(number)"), now: now)
    case 3 where !known.isEmpty:
      _ = try book.remove(DocumentID(session: draw.pick(known)), now: now)
    case 4:
      _ = try book.undoRemoval(of: DocumentID(session: Session.ID("s\(number / 2)")), now: now)
    case 5:
      // Another device trains and edits too, and both exchange what they have.
      for place in 0..<draw.below(4) {
        _ = try other.save(draw.training(id: "o\(number)-\(place)"), now: now)
      }
      if let shared = other.sessions.first {
        var shared = shared
        draw.edit(&shared)
        _ = try other.save(shared, now: now)
      }
      exchange(&book, &other)
    default:
      guard !known.isEmpty, var session = book.session(draw.pick(known)) else { return }
      draw.edit(&session)
      _ = try book.save(session, now: now)
    }
  }
}

@Test(
  "Statistics that follow equal statistics from scratch, whatever is edited or merged",
  arguments: seeds)
func statisticsFollow(seed: UInt64) throws {
  var life = Life(seed: seed)
  var statistics = Statistics(rules: rules)
  for number in 0..<25 {
    try life.step(number)
    if life.draw.once(in: 3) { continue }
    statistics.follow(life.book)
    let index = Statistics(of: life.book, rules: rules).index
    guard statistics.index == index else {
      Issue.record("Statistics differ after step \(number), seed \(seed)")
      return
    }
  }
}

@Test("Statistics say what a look through every session says", arguments: seeds)
func statisticsAreRight(seed: UInt64) throws {
  var life = Life(seed: seed)
  for number in 0..<25 { try life.step(number) }
  let all = life.book.sessions
  var statistics = Statistics(rules: rules)
  statistics.follow(life.book)
  let today = LocalDate.trainingDay(of: lastMorning)
  #expect(
    statistics.index.totals == TrainingTotals(of: all, muscles: rules.muscles), "seed \(seed)")

  let days = Session.trainingDays(of: all)
  #expect(statistics.dayStreak(today: today) == Streak.days(days, today: today))
  #expect(
    statistics.weekStreak(today: today, firstWeekday: .monday)
      == Streak.weeks(days, today: today, firstWeekday: .monday))

  let step: (ExerciseID) -> Mass = { _ in Mass(thousandths: 2_500, .kilogram) }
  #expect(
    LiftTrend.shown(statistics.trends(now: lastMorning, increment: step), limit: 9)
      == LiftTrend.shown(
        LiftTrend.all(
          in: all, now: lastMorning, increment: step, canonical: rules.canonical), limit: 9))

  let recovery = statistics.recovery(at: lastMorning)
  let slow = MuscleRecovery(after: all, at: lastMorning, muscles: rules.muscles)
  for muscle in Muscle.allCases {
    #expect((recovery.fatigue(muscle) - slow.fatigue(muscle)).magnitude < 1e-9, "seed \(seed)")
    #expect(
      statistics.lastTrained(muscle)?.id
        == MuscleHistory.lastTrained(muscle, in: all, muscles: rules.muscles)?.id, "seed \(seed)")
  }
}

@Test(
  "Records are those that a look through every set finds, after edits, imports and merges",
  arguments: seeds)
func recordsAreRight(seed: UInt64) throws {
  var life = Life(seed: seed)
  for number in 0..<25 { try life.step(number) }
  var statistics = Statistics(rules: rules)
  statistics.follow(life.book)
  let all = life.book.sessions.flatMap { $0.recordEntries(canonical: rules.canonical) }
  for session in life.book.sessions {
    let expected = session.recordEntries(canonical: rules.canonical).filter { exercise, entry in
      let earlier = all.filter {
        $0.exercise == exercise && $0.entry.mode == entry.mode
          && $0.entry.standing.kind == entry.standing.kind
          && $0.entry.at.milliseconds < entry.at.milliseconds
      }
      return entry.standing.kind.isRecordable && !earlier.isEmpty
        && earlier.allSatisfy { $0.entry.standing < entry.standing }
    }.map { $0.entry.set }
    #expect(statistics.records(in: session).map { $0.set } == expected, "seed \(seed)")
  }
  let board = statistics.board(limit: .max)
  for row in board {
    #expect(life.book.session(row.entry.session)?.isTrained == true)
    let better = all.filter {
      $0.exercise == row.exercise && $0.entry.mode == row.entry.mode
        && $0.entry.standing.kind == row.kind && row.entry.standing < $0.entry.standing
        && life.book.session($0.entry.session)?.isTrained == true
    }
    #expect(better.isEmpty, "seed \(seed)")
  }
}

@Test(
  "A slot's history found by the index is the one found by looking through every session",
  arguments: seeds)
func historiesAreRight(seed: UInt64) throws {
  var life = Life(seed: seed)
  for number in 0..<25 { try life.step(number) }
  var statistics = Statistics(rules: rules)
  statistics.follow(life.book)
  for exercise in ["barbell-row", "row/cable", "~", "%"] as [ExerciseID] {
    let slot = Slot(id: "slot", exercise: ExerciseReference(id: exercise, name: ""))
    let share = SlotShare(of: slot)
    #expect(
      statistics.history(of: share, limit: .max)
        == share.history(in: life.book.sessions, limit: .max, canonical: rules.canonical),
      "seed \(seed)")
  }
}

@Test("Statistics that were left alone for long begin anew and are right again")
func statisticsCatchUp() throws {
  var life = Life(seed: 1)
  var statistics = Statistics(of: life.book, rules: rules)
  for number in 0..<600 {
    _ = try life.book.save(life.draw.training(id: "s\(number % 50)"), now: now)
  }
  statistics.follow(life.book)
  #expect(statistics.index == Statistics(of: life.book, rules: rules).index)
  #expect(statistics.index != TrainingIndex(rules: rules))
}
