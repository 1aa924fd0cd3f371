import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("A timed set")
struct HoldTests {
  private func atThePlank() -> Phone {
    let phone = Phone.training()
    phone.tap("Plank")
    return phone
  }

  @Test("It leads in for three seconds, counts up, and logs what was held")
  func hold() {
    let phone = atThePlank()
    phone.tap("Start the 45 s hold")
    #expect(phone.reads("3 Get set"))
    phone.wait(seconds: 2)
    #expect(phone.reads("1 Get set"))
    phone.wait(seconds: 1)
    #expect(phone.reads("0:00 of 45 s held"))
    phone.wait(seconds: 50)
    #expect(phone.reads("0:50 of 45 s held"))
    let fresh = phone.restarted()
    #expect(fresh.reads("0:50 of 45 s held"))
    fresh.tap("Stop and log")
    #expect(fresh.session?.loggedSets.first?.log?.numbers.seconds == 50)
    #expect(fresh.session?.loggedSets.first?.log?.startedAt != nil)
    #expect(fresh.reads("Change set 1: 50 s"))
  }

  @Test("Stopped before it began, it is no set")
  func tooEarly() {
    let phone = atThePlank()
    phone.tap("Start the 45 s hold")
    phone.wait(seconds: 3)
    phone.tap("Stop and log")
    #expect(phone.session?.hasLogged == false)
    #expect(phone.session?.announced == nil)
  }

  @Test("Cancelled, it gives the rest back that it stopped")
  func cancel() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("Plank")
    let rest = phone.session?.rest
    #expect(rest != nil)
    phone.tap("Start the 45 s hold")
    #expect(phone.session?.rest == nil)
    phone.wait(seconds: 5)
    phone.tap("Cancel the hold")
    #expect(phone.session?.rest == rest)
  }

  @Test("A typed time is taken when the hold is started straight after")
  func typedTime() throws {
    let phone = atThePlank()
    phone.dom(try #require(phone.screen.element("seconds")), "input", value: "30")
    phone.tap("Start the")
    #expect(phone.reads("of 30 s held") || phone.reads("Get set"))
    phone.wait(seconds: 4)
    #expect(phone.reads("of 30 s held"))
  }

  @Test("A folded hold shows what the plan asks for, not what was held last time")
  func foldedAim() {
    let phone = Phone.training()
    phone.tap("Plank")
    phone.type("96", into: "seconds")
    phone.tap("Log without the timer")
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.clock += 7 * 86_400_000
    phone.go("#/today")
    phone.tap("Start A")
    #expect(phone.reads("Plank 3 × 45 s"))
    phone.tap("Plank")
    #expect(phone.reads("Plank 3 × 45 s"))
    #expect(phone.screen.element("seconds")?.attributes["value"] == "96")
  }

  @Test(
    "Taking a set back on a finished card that is looked at keeps the card open, the set in hand")
  func reopened() {
    let phone = Phone.training()
    phone.tap("Plank")
    for _ in 0..<3 { phone.tap("Log without the timer") }
    phone.tap("Plank")
    #expect(phone.reads("Change set 2: 45 s"))
    phone.tap("Set 2 is logged, undo")
    #expect(phone.reads("Change set 1: 45 s"))
    #expect(phone.screen.element("card-in-hand")?.text.contains("Plank") == true)
  }
}
