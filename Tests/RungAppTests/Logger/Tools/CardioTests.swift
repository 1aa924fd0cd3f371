import CivilTime
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("Cardio")
struct CardioTests {
  private func running() -> Phone {
    let phone = Phone.training()
    phone.tap("Add an exercise")
    phone.type("running", into: "exercise-search")
    phone.tap("Running")
    return phone
  }

  @Test("Time and distance are entered, pace and speed shown")
  func entered() {
    let phone = running()
    phone.type("20:30", into: "seconds")
    phone.type("3", into: "distance")
    #expect(phone.reads("6:50 min/km · 8.8 km/h"))
    phone.tap("Longer")
    phone.tap("Longer")
    phone.logSet()
    #expect(phone.reads("1 set · best 22:00 · 3 km · 8.2 km/h"))
  }

  @Test("The clock runs without a lead-in, over a restart, and stops into the time")
  func clock() {
    let phone = running()
    phone.tap("Start the clock")
    phone.wait(seconds: 90)
    #expect(phone.reads("1:30"))
    let fresh = phone.restarted(after: 30_000)
    fresh.wait(seconds: 1)
    fresh.tap("Stop the clock")
    #expect(fresh.screen.element("seconds")?.attributes["value"] == "2:01")
    #expect(fresh.session?.loggedSets.isEmpty == true)
    fresh.type("0.5", into: "distance")
    fresh.logSet()
    #expect(fresh.reads("best 2:01 · 0.5 km"))
  }

  @Test("Incline and level are one tap away and stay once used")
  func slope() {
    let phone = running()
    #expect(phone.screen.element("incline") == nil)
    phone.tap("+ incline")
    phone.tap("Incline up")
    phone.tap("Incline up")
    phone.type("7,5", into: "level")
    #expect(phone.screen.element("incline")?.attributes["value"] == "1")
    phone.type("10", into: "seconds")
    phone.logSet()
    #expect(phone.reads("10:00 · 1 % · level 7.5"))
    phone.tap("Running")
    phone.tap("Add a set")
    #expect(phone.screen.element("level") != nil)
    #expect(phone.restarted().screen.element("level") != nil)
  }

  @Test("Pounds go with miles")
  func miles() {
    let phone = Phone.training(language: "en-US")
    phone.tap("Add an exercise")
    phone.type("running", into: "exercise-search")
    phone.tap("Running")
    phone.type("20", into: "seconds")
    phone.type("2", into: "distance")
    #expect(phone.reads("10:00 min/mi · 6 mph"))
  }
}
