import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("How a session ends")
struct EndingTests {
  @Test("Finishing with sets open asks first; what is logged is kept")
  func finishEarly() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("Finish")
    #expect(phone.reads("Finish with 13 sets open?"))
    phone.tap("Go on")
    #expect(phone.session != nil)
    phone.tap("Finish")
    phone.tap("Finish session")
    #expect(phone.session == nil)
    #expect(phone.state.trainedSessions.first?.loggedSets.count == 1)
  }

  @Test("Finishing with nothing logged keeps nothing, without asking")
  func finishEmpty() {
    let phone = Phone.training()
    phone.tap("Finish")
    #expect(phone.session == nil)
    #expect(phone.state.trainedSessions.isEmpty)
    #expect(phone.reads("Nothing was logged, so nothing is kept."))
    #expect(phone.reads("Start A"))
  }

  @Test("A session whose sets all lie before its start, after the clock was set back, still ends")
  func clockSetBack() {
    let phone = Phone.training()
    phone.clock -= 3_600_000
    phone.logSet()
    let stale = phone.restarted(after: 14 * 3_600_000)
    #expect(stale.session == nil)
    #expect(stale.state.trainedSessions.first?.loggedSets.count == 1)
    #expect(stale.state.trainedSessions.first?.end == stale.state.trainedSessions.first?.start)
  }

  @Test("Training another day of the plan than the due one is enough for today")
  func anotherDay() {
    let phone = Phone.withPlan()
    let days = phone.state.routine?.days ?? []
    phone.go("#/plan/" + (days.count > 1 ? days[1].id.text : ""))
    phone.tap("Start B")
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.go("#/today")
    #expect(phone.reads("Done today"))
    #expect(!phone.reads("Start A"))
  }

  @Test("Discarding asks, and Undo brings the whole session back")
  func discard() {
    let phone = Phone.training()
    phone.logSet()
    phone.logSet()
    let before = phone.session?.exercises
    phone.tap("Discard session")
    #expect(phone.reads("2 logged sets are taken out"))
    phone.tap("Discard 2 sets")
    #expect(phone.session == nil)
    #expect(phone.restarted().session == nil)
    phone.shelf.tabs = [phone]
    phone.tap("Undo")
    #expect(phone.session?.exercises == before)
    #expect(phone.hash == "#/session")
    #expect(phone.restarted().session == phone.session)
  }

  @Test("The way back from a discard goes away by itself after eight seconds")
  func toast() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("Discard session")
    phone.tap("Discard 1 set")
    phone.wait(seconds: 7)
    #expect(phone.reads("A discarded"))
    phone.wait(seconds: 2)
    #expect(!phone.reads("A discarded"))
    #expect(phone.asked("ticks").last?["on"]?.bool == false)
  }

  @Test("A session left open for more than twelve hours ended with its last set")
  func stale() {
    let phone = Phone.training()
    phone.logSet()
    let last = phone.session?.lastLog
    let kept = phone.restarted(after: 11 * 3_600_000)
    #expect(kept.session != nil)
    let fresh = kept.restarted(after: 2 * 3_600_000)
    #expect(fresh.session == nil)
    #expect(fresh.state.trainedSessions.first?.end == last)
    #expect(fresh.restarted().state.trainedSessions.first?.end == last)
  }

  @Test("A session left open for more than twelve hours without a set is discarded")
  func staleEmpty() {
    let phone = Phone.training()
    phone.pocket(seconds: 13 * 3_600)
    #expect(phone.session == nil)
    #expect(phone.state.trainedSessions.isEmpty)
    #expect(phone.restarted().state.logbook.sessions.first?.isDiscarded == true)
  }

  @Test("After ninety minutes without a set it asks, and can end with the last one")
  func ninetyMinutes() {
    let phone = Phone.training()
    phone.logSet()
    let last = phone.session?.lastLog
    phone.pocket(seconds: 5_400)
    #expect(!phone.reads("Are you still training?"))
    phone.pocket(seconds: 1)
    #expect(phone.reads("Are you still training?"))
    phone.tap("Still training")
    #expect(phone.session != nil)
    let fresh = phone.restarted(after: 1_000)
    #expect(fresh.reads("Are you still training?"))
    fresh.tap("It ended at 18:01")
    #expect(fresh.state.trainedSessions.first?.end == last)
  }

  @Test("Minimised stays minimised over a restart, open stays open")
  func minimised() {
    let phone = Phone.training()
    #expect(phone.restarted(hash: "").hash == "#/session")
    phone.shelf.tabs = [phone]
    phone.tap("Minimise the session")
    #expect(phone.hash == "#/today")
    let fresh = phone.restarted(hash: "")
    #expect(fresh.screen.element("log") == nil)
    #expect(fresh.reads("Go on"))
    fresh.tap("Open A, 0 of 14 sets")
    #expect(fresh.screen.element("log") != nil)
    #expect(fresh.restarted(hash: "").screen.element("log") != nil)
  }

  @Test(
    "Every door to a session leads to the set that is due",
    arguments: ["#/session", "#/start-today", "#/freestyle"])
  func doors(hash: String) {
    let phone = Phone.training()
    phone.tap("Minimise the session")
    let fresh = phone.restarted(hash: hash)
    #expect(fresh.screen.element("log") != nil)
    #expect(fresh.state.logbook.sessions.count == 1)
  }

  @Test("A deleted session comes back with Undo")
  func delete() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    let before = phone.state.trainedSessions
    phone.go("#/history/" + (before.first?.id.text ?? ""))
    phone.tap("Delete this session")
    #expect(phone.reads("No sessions yet"))
    phone.tap("Undo")
    #expect(phone.state.trainedSessions == before)
    #expect(phone.restarted().state.trainedSessions == before)
  }

  @Test("Warm-ups, drops and open sets are no sets in any count")
  func oneCount() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    phone.tap("More for")
    phone.tap("Add a warm-up")
    phone.tap("Log warm-up")
    phone.tap("Discard session")
    #expect(phone.reads("The logged warm-ups are taken out of your history."))
    phone.tap("Keep it")
    phone.logSet()
    phone.tap("More for")
    phone.tap("Drop set")
    phone.tap("Log drop 1a")
    phone.tap("Discard session")
    #expect(phone.reads("The logged set is taken out"))
    phone.tap("Keep it")
    phone.tap("Finish")
    #expect(phone.reads("1 of 14 sets are logged."))
    phone.tap("Finish session")
    phone.go("#/history")
    #expect(phone.reads("1 set ·"))
  }

  @Test("The rows of a past session are numbered without those that were not done")
  func numbering() throws {
    let phone = Phone.training()
    phone.logSet()
    phone.logSet()
    phone.tap("Set 1 is logged, undo")
    let session = try #require(phone.session)
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.go(Route.pastSession(session.id).hash)
    #expect(phone.reads("Barbell Back Squat 1 set 1 5 reps"))
  }
}
