import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Anything on screen, in any order")
struct RandomWalkTests {
  @Test(
    "never stops the app, and a restart shows the same logbook", arguments: 0..<8 as Range<UInt64>)
  func walk(seed: UInt64) {
    var random = Randomness(seed: seed)
    var phone = Phone.withPlan()
    for step in 0..<150 {
      act(on: phone, &random)
      guard step % 5 == 4 else { continue }
      let fresh = Phone(phone.shelf, at: phone.clock).start(hash: phone.hash)
      #expect(
        fresh.state.logbook.sessions == phone.state.logbook.sessions, "seed \(seed), step \(step)")
      #expect(
        fresh.state.logbook.routines == phone.state.logbook.routines, "seed \(seed), step \(step)")
      #expect(fresh.state.settings == phone.state.settings, "seed \(seed), step \(step)")
      #expect(
        fresh.state.logbook.body.weighings == phone.state.logbook.body.weighings
          && fresh.state.logbook.body.measurements == phone.state.logbook.body.measurements,
        "seed \(seed), step \(step)")
      #expect(fresh.session == phone.session, "seed \(seed), step \(step)")
      #expect(fresh.state.device == phone.state.device, "seed \(seed), step \(step)")
      phone.shelf.tabs = [phone]
      if random.next() % 4 == 0 {
        phone = fresh
        phone.shelf.tabs = [phone]
      }
    }
    expectSound(phone, seed: seed)
  }

  private func act(on phone: Phone, _ random: inout Randomness) {
    func draw(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    phone.clock += Int64(draw(draw(30) == 0 ? 40_000_000 : 90_000))
    switch draw(12) {
    case 0: phone.send(["event": "tick"])
    case 1: phone.pocket(seconds: Int64(draw(200)))
    case 2:
      var hashes = [
        "#/today", "#/plan", "#/progress", "#/history", "#/session", "#/start-today", "#/x",
        "#/library", "#/exercise/barbell-back-squat",
        phone.state.routine.map { Route.planEdit($0.id).hash } ?? "#/plan",
        phone.state.routine?.days.first.map { Route.planDayEdit($0.id).hash } ?? "#/plan",
      ]
      for session in phone.state.trainedSessions.prefix(2) {
        hashes += [Route.pastSession(session.id).hash, Route.editSession(session.id).hash]
      }
      phone.go(hashes[draw(hashes.count)])
    case 3:
      let fields = phone.screen.controls.filter { $0.events.contains("input") }
      if let field = fields.isEmpty ? nil : fields[draw(fields.count)] {
        let texts = ["60", "7,5", "abc", "", "99999", "12", "squat", "0"]
        phone.type(texts[draw(texts.count)], into: field.attributes["id"] ?? "")
      }
    default:
      let controls = phone.screen.controls
      guard !controls.isEmpty else { return }
      let control = controls[draw(controls.count)]
      // The rarer ends of a session would otherwise cut every walk short.
      if control.name.hasPrefix("Discard") || control.name.hasPrefix("Finish"), draw(4) > 0 {
        return
      }
      let kinds = control.events.sorted()
      let kind = kinds[draw(kinds.count)]
      phone.dom(
        control, kind, value: control.isChecked ? "false" : "true",
        key: draw(2) == 0 ? "ArrowUp" : "ArrowDown")
    }
  }

  /// What holds of every logbook, however it came about.
  private func expectSound(_ phone: Phone, seed: UInt64) {
    for session in phone.state.logbook.sessions {
      let ids = session.sets.map { $0.id }
      #expect(Set(ids).count == ids.count, "seed \(seed): a row is there twice")
      for card in session.exercises where !session.isDiscarded {
        #expect(!card.sets.isEmpty, "seed \(seed): a card without rows")
      }
      if let end = session.end, let last = session.lastLog {
        #expect(end >= last, "seed \(seed): a set after the end")
      }
    }
    #expect(phone.state.outbox.isEmpty, "seed \(seed): something never reached the store")
  }
}
