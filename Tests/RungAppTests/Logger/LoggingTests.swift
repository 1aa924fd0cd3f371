import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Logging")
struct LoggingTests {
  @Test("A whole session, from the first set to the history")
  func wholeSession() {
    let phone = Phone.training()
    var count = 0
    while phone.session?.nextSet() != nil, count < 30 {
      phone.logSet()
      phone.wait(seconds: 2)
      count += 1
    }
    #expect(count == 14)
    #expect(phone.reads("All 14 sets done."))
    phone.tap("Finish session")
    #expect(phone.reads("A, done"))
    #expect(phone.hash.hasPrefix("#/summary/"))
    phone.go("#/history")
    #expect(phone.reads("March 2026 1 session"))
    let fresh = phone.restarted(hash: "#/history")
    #expect(fresh.screen.html == phone.screen.html)
    #expect(fresh.state.logbook.sessions == phone.state.logbook.sessions)
    fresh.go("#/today")
    #expect(fresh.reads("Done today"))
  }

  @Test("A weight carries to the sets left, and comes back when the log is taken back")
  func carry() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    let before = phone.session
    phone.logSet()
    #expect(phone.reads("Change set 1: 60 kg × 5"))
    #expect(phone.dialled == "60 × 5")
    #expect(phone.reads("3 60 kg × 5–8"))
    phone.tap("Set 1 is logged, undo")
    #expect(phone.session == before)
    #expect(phone.dialled == "60 × 5")
    #expect(phone.reads("3 5–8 reps"))
  }

  @Test("Taking a log back works after a restart too")
  func undoAfterRestart() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    let before = phone.session
    phone.logSet()
    let fresh = phone.restarted()
    fresh.tap("Set 1 is logged, undo")
    #expect(fresh.session == before)
  }

  @Test("A correction changes only the numbers, and a cancelled one nothing")
  func correct() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("Solid")
    let before = phone.session?.loggedSets.first
    phone.wait(seconds: 5)
    phone.tap("Change set 1")
    phone.tap("One rep more")
    phone.tap("One rep more")
    phone.tap("Cancel")
    #expect(phone.session?.loggedSets.first == before)
    phone.tap("Change set 1")
    phone.type("70", into: "weight")
    phone.tap("One rep more")
    phone.tap("Save set 1")
    let after = phone.session?.loggedSets.first
    #expect(phone.reads("Change set 1: 70 kg × 6"))
    #expect(after?.log?.at == before?.log?.at)
    #expect(after?.effort == before?.effort)
    #expect(phone.restarted().session == phone.session)
  }

  @Test("What still stands in a field counts when the button is tapped straight after typing")
  func openField() throws {
    let phone = Phone.training()
    let type = { (text: String, id: String) in
      phone.dom(try #require(phone.screen.element(id)), "input", value: text)
    }
    try type("62,5", "weight")
    phone.tap("Log set 1")
    #expect(phone.reads("62.5 kg × 5"))
    phone.tap("Change set 1")
    try type("7", "reps")
    phone.tap("Save set 1")
    #expect(phone.reads("62.5 kg × 7"))
    try type("80", "weight")
    phone.tap("One rung up")
    #expect(phone.dialled == "82.5 × 5")
  }

  @Test("A second tap on one log button logs one set")
  func doubleTap() throws {
    let phone = Phone.training()
    let button = try #require(phone.screen.element("log"))
    phone.dom(button, "tap")
    let first = phone.session?.loggedSets.count
    #expect(first == 1)
    phone.tap("Set 1 is logged, undo")
    #expect(phone.session?.hasLogged == false)
  }

  @Test("Each log is in the store at once, the persistence asked for once")
  func storedAtOnce() {
    let phone = Phone.training()
    for count in 1...3 {
      phone.logSet()
      #expect(phone.restarted().session?.loggedSets.count == count)
      phone.shelf.tabs = [phone]
    }
    #expect(phone.asked("persist").count == 1)
  }

  @Test("A logged set shows what it did against last time")
  func gain() {
    let phone = Phone.training()
    phone.type("60", into: "weight")
    for _ in 0..<3 { phone.logSet() }
    phone.tap("Finish")
    phone.tap("Finish session")
    let next = phone.restarted(after: 7 * 86_400_000, hash: "#/today")
    next.tap("Start A")
    #expect(next.reads("was 60 × 5"))
    next.type("62.5", into: "weight")
    next.logSet()
    #expect(next.reads("▲ more: 2.5 kg"))
    #expect(next.restarted().reads("▲ more: 2.5 kg"))
  }

  @Test("The exercise turned to stays in hand over a restart")
  func focus() {
    let phone = Phone.training()
    phone.tap("Barbell Row")
    #expect(phone.screen.element("exercise-in-hand")?.text == "Barbell Row")
    let fresh = phone.restarted()
    #expect(fresh.screen.element("exercise-in-hand")?.text == "Barbell Row")
    #expect(fresh.screen.html == phone.screen.html)
  }

  @Test("An exercise is added, found by another name, and taken out again")
  func addExercise() {
    let phone = Phone.training()
    phone.tap("Add an exercise")
    phone.type("rdl", into: "exercise-search")
    phone.tap("Romanian Deadlift")
    #expect(phone.screen.element("exercise-in-hand")?.text.contains("Romanian Deadlift") == true)
    #expect(phone.restarted().screen.html == phone.screen.html)
    phone.shelf.tabs = [phone]
    phone.tap("More for")
    phone.tap("Remove the exercise")
    #expect(phone.session?.exercises.count == 5)
    phone.tap("Add an exercise")
    phone.type("xyzzy", into: "exercise-search")
    #expect(phone.reads("Nothing is called “xyzzy”"))
  }

  @Test("Sets are added and removed, the last one stays")
  func addAndRemoveSets() {
    let phone = Phone.training()
    phone.tap("More for")
    phone.tap("Add a set")
    #expect(phone.reads("Log set 1 of 4"))
    for _ in 0..<3 {
      phone.tap("More for")
      phone.tap("Remove set")
    }
    #expect(phone.reads("Log set 1 of 1"))
    phone.tap("More for")
    #expect(!phone.reads("Remove set"))
  }
}
