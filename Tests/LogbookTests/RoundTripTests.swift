import CivilTime
import Loads
import Testing
import Training

@testable import Logbook

@Suite("What is stored reads as it was")
struct RoundTripTests {
  @Test("Any session", arguments: 0..<120 as Range<UInt64>)
  func session(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    let session = draw.session()
    var book = Logbook(1)
    #expect(try book.save(session, now: now))
    #expect(book.session(session.id) == session, "seed \(seed)")
    #expect(book.restarted(as: 2).session(session.id) == session, "seed \(seed), restarted")
    #expect(try !book.save(session, now: now), "seed \(seed): saving the same writes nothing")
  }

  @Test("Any plan", arguments: 0..<120 as Range<UInt64>)
  func routine(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    let routine = draw.routine()
    var book = Logbook(1)
    #expect(try book.save(routine, now: now))
    #expect(book.routine(routine.id) == routine, "seed \(seed)")
    #expect(book.restarted(as: 2).routine(routine.id) == routine, "seed \(seed), restarted")
    #expect(try !book.save(routine, now: now), "seed \(seed): saving the same writes nothing")
  }

  @Test("Any settings", arguments: 0..<50 as Range<UInt64>)
  func settings(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    var book = Logbook(1)
    for _ in 0..<3 {
      var settings = Settings()
      settings.unit = draw.maybe { $0.pick(MassUnit.allCases) }
      settings.firstWeekday = draw.maybe { $0.pick(Weekday.allCases) }
      settings.dayStart = draw.maybe { $0.below(24) }
      settings.rest = draw.maybe { $0.below(Settings.longestRest + 1) }
      settings.startsRest = draw.maybe { $0.once(in: 2) }
      settings.asksEffort = draw.maybe { $0.once(in: 2) }
      settings.name = draw.maybe { $0.text() }
      settings.goalWeight = draw.maybe { Weight(Mass(Int64(1 + $0.below(900)), .kilogram), .pound) }
      _ = try book.save(settings, now: now)
      #expect(book.settings == settings, "seed \(seed)")
      #expect(book.restarted(as: 2).settings == settings, "seed \(seed), restarted")
    }
  }

  @Test(
    "Any edit of a session, also one that brings removed rows back",
    arguments: 0..<80 as Range<UInt64>)
  func edits(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    var book = Logbook(1)
    var session = draw.session()
    _ = try book.save(session, now: now)
    var removed: [SessionSet] = []
    for step in 0..<12 {
      draw.edit(&session, removed: &removed)
      _ = try book.save(session, now: now)
      #expect(book.session(session.id) == session, "seed \(seed), step \(step)")
    }
    #expect(book.restarted(as: 2).session(session.id) == session, "seed \(seed), restarted")
  }

  @Test("Any edit of a plan", arguments: 0..<80 as Range<UInt64>)
  func planEdits(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    var book = Logbook(1)
    var routine = draw.routine()
    _ = try book.save(routine, now: now)
    for step in 0..<12 {
      draw.edit(&routine)
      _ = try book.save(routine, now: now)
      #expect(book.routine(routine.id) == routine, "seed \(seed), step \(step)")
    }
    #expect(book.restarted(as: 2).routine(routine.id) == routine, "seed \(seed), restarted")
  }
}

extension Draw {
  /// One edit, as a screen or a file could make it.
  fileprivate mutating func edit(_ session: inout Session, removed: inout [SessionSet]) {
    let card = session.exercises.isEmpty ? nil : below(session.exercises.count)
    switch below(10) {
    case 0: session.exercises.insert(self.card(), at: below(session.exercises.count + 1))
    case 1: session.exercises.shuffle(using: &random)
    case 2: session.note = note()
    case 3: session.rest = maybe { $0.rest() }
    case 4:
      if let card { session.exercises.remove(at: card) }
    case 5:
      if let card { session.exercises[card].sets.append(set()) }
    case 6:
      if let card, !session.exercises[card].sets.isEmpty {
        let row = session.exercises[card].sets.remove(at: below(session.exercises[card].sets.count))
        for index in session.exercises[card].sets.indices
        where session.exercises[card].sets[index].plan.continues == row.id {
          session.exercises[card].sets[index].plan.continues = nil
        }
        removed.append(row)
      }
    case 7:
      if let card, var row = removed.popLast() {
        row.plan.continues = nil
        if once(in: 2) { row.note = Note() }
        if once(in: 2) {
          row.log = nil
          row.effort = nil
          row.heartRate = nil
        }
        session.exercises[card].sets.insert(
          row, at: below(session.exercises[card].sets.count + 1))
      }
    case 8:
      if let card, !session.exercises[card].sets.isEmpty {
        let row = below(session.exercises[card].sets.count)
        session.exercises[card].sets[row].log = maybe { $0.log() }
        session.exercises[card].sets[row].effort = nil
      }
    default: session.carries[SessionSet.ID(id())] = carry()
    }
    settle(&session)
  }

  /// Takes out what reading would settle.
  private mutating func settle(_ session: inout Session) {
    for card in session.exercises.indices {
      var above: Set<SessionSet.ID> = []
      for row in session.exercises[card].sets.indices {
        let set = session.exercises[card].sets[row]
        if let parent = set.plan.continues, !above.contains(parent) {
          session.exercises[card].sets[row].plan.continues = nil
        }
        above.insert(set.id)
      }
    }
    settleEnd(of: &session)
  }

  fileprivate mutating func edit(_ routine: inout Routine) {
    let day = routine.days.isEmpty ? nil : below(routine.days.count)
    switch below(7) {
    case 0: routine.days.insert(self.day(), at: below(routine.days.count + 1))
    case 1: routine.days.shuffle(using: &random)
    case 2: routine.rule = rule()
    case 3:
      if let day { routine.days.remove(at: day) }
    case 4:
      if let day { routine.days[day].slots.insert(slot(), at: 0) }
    case 5:
      if let day { routine.days[day].slots.shuffle(using: &random) }
    default:
      if let day, !routine.days[day].slots.isEmpty {
        if once(in: 2) {
          routine.days[day].slots.removeLast()
        } else {
          routine.days[day].slots[0].weight = weight()
        }
      }
    }
  }
}
