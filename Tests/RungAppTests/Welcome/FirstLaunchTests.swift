import CivilTime
import JSONCoding
import Journal
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("The first launch")
struct FirstLaunchTests {
  @Test("Looking at it stores nothing and asks for nothing")
  func looking() {
    let phone = Phone().start()
    phone.choose("Upper / Lower, ")
    phone.choose("Pounds")
    #expect(phone.reads("Start with Upper / Lower"))
    #expect(phone.shelf.writes == 0)
    #expect(phone.asked("persist").isEmpty)
  }

  @Test("Beginning stores the plan and no guess", arguments: ["en-GB", "en-US", "de-DE", "sw"])
  func noGuess(language: String) {
    let phone = Phone.withPlan(language: language)
    #expect(phone.shelf.rows.keys.map { $0.prefix(8) } == ["routine:"])
    #expect(phone.state.settings == Settings())
    #expect(phone.asked("persist").count == 1)
    #expect(phone.reads("Start A"))
  }

  @Test("What was chosen is stored, and only that")
  func chosen() {
    let phone = Phone().start(language: "en-US", firstWeekday: 1)
    phone.choose("Kilograms")
    phone.tap("Start with Full Body")
    let settings = phone.state.logbook.journal[Settings.document]
    #expect(settings?.children(of: .root) == ["unit"])
    #expect(phone.restarted().state.settings.unit == .kilogram)
  }

  @Test("The unit of the region is used until another is chosen")
  func region() {
    let american = Phone.withPlan(language: "en-US")
    american.tap("Start A")
    #expect(american.screen.element("weight")?.name == "Weight in pounds")
    let british = Phone.withPlan(language: "en-GB")
    british.tap("Start A")
    #expect(british.screen.element("weight")?.name == "Weight in kilograms")
  }

  @Test("A blank plan leads to Today with a freestyle session to start")
  func blank() {
    let phone = Phone().start()
    phone.choose("A blank plan")
    phone.tap("Start with a blank plan")
    #expect(phone.reads("Nothing planned"))
    phone.tap("Freestyle session")
    #expect(phone.reads("Add an exercise to begin."))
  }

  @Test(
    "Every template can be begun with and trained", arguments: Welcome.templates.map { $0.name })
  func templates(name: String) {
    let phone = Phone().start()
    phone.choose(name + ", ")
    phone.tap("Start with " + name)
    phone.tap("Start ")
    #expect(phone.session?.exercises.isEmpty == false)
    #expect(phone.restarted().session == phone.session)
  }
}
