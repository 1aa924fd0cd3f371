import CivilTime
import JSONCoding
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("A plan as a file")
struct SharedPlanTests {
  private func shared(by phone: Phone) throws -> String {
    phone.openPlan()
    phone.forget()
    phone.tap("Share this plan")
    let file = try #require(phone.asked("download").first)
    #expect(file["name"]?.string == "rung-plan-full-body-3.json")
    return try #require(file["text"]?.string)
  }

  private func open(_ text: String, on phone: Phone, from sheet: String? = "Add a plan") {
    if let sheet {
      phone.go("#/plan")
      phone.tap(sheet)
      phone.forget()
      phone.tap("Add a plan from a file")
      #expect(phone.asked("choose-file").count == 1)
    }
    phone.send(["event": "file", "name": "plan.json", "text": .string(text)])
  }

  @Test("is added beside the plans there are, as often as it is opened, and opened to be looked at")
  func roundTrip() throws {
    let text = try shared(by: Phone.withPlan())
    let other = Phone.withPlan(Shelf(starts: 50))
    let own = other.planned
    open(text, on: other)
    let added = try #require(other.state.logbook.routines.first { $0.id != own.id })
    #expect(other.state.logbook.routine(own.id) == own)
    #expect(added.name == own.name)
    #expect(
      added.days.map { $0.slots.map { $0.exercise } }
        == own.days.map { $0.slots.map { $0.exercise } })
    #expect(Set(added.days.map { $0.id }).isDisjoint(with: own.days.map { $0.id }))
    #expect(!added.isActive)
    #expect(other.hash == "#/plan/edit/" + added.id.text)
    #expect(other.reads("Full Body 3× was added. Your other plans are as they were."))
    open(text, on: other)
    #expect(other.state.logbook.routines.count == 3)
    #expect(other.restarted().state.logbook.routines == other.state.logbook.routines)
  }

  @Test("has names as their fields take them: long ones are cut, days without one are counted")
  func names() throws {
    let phone = Phone.withPlan()
    let long = String(repeating: "n", count: 10_000)
    open(
      #"{"format":"rung-plan","version":1,"name":"\#(long)","days":[{"name":" ","slots":[]},{"name":"B","slots":[]}]}"#,
      on: phone)
    let added = try #require(phone.state.logbook.routines.first { $0.days.count == 2 })
    #expect(added.name == String(repeating: "n", count: 80))
    #expect(added.days.map { $0.name } == ["Day 1", "B"])
  }

  @Test("with more sets than the editor allows is refused")
  func manySets() {
    let phone = Phone.withPlan()
    open(
      #"{"format":"rung-plan","version":1,"days":[{"name":"A","slots":[{"exercise":"deadlift","sets":21}]}]}"#,
      on: phone)
    #expect(phone.state.logbook.routines.count == 1)
    #expect(phone.reads("asks for numbers that nobody can train"))
  }

  @Test("is known for what it is wherever a file is chosen")
  func elsewhere() throws {
    let text = try shared(by: Phone.withPlan())
    let other = Phone.withPlan(Shelf(starts: 50))
    open(text, on: other, from: nil)
    #expect(other.state.logbook.routines.count == 2)
  }

  @Test(
    "that is none, or that nobody can train, changes nothing and says so",
    arguments: [
      ("", "no plan shared by Rung"), ("{}", "no plan shared by Rung"),
      (#"{"format":"rung-copy","version":1,"documents":[]}"#, "no plan shared by Rung"),
      (#"{"format":"rung-plan","version":2,"days":[]}"#, "from a newer Rung"),
      (#"{"format":"rung-plan","version":1,"days":[]}"#, "a plan has from 1 to 100 days"),
      (
        #"{"format":"rung-plan","version":1,"days":[{"name":"A","slots":[{"sets":3}]}]}"#,
        "exercise 1 of A can’t be read"
      ),
      (
        #"{"format":"rung-plan","version":1,"days":[{"name":"A","slots":[{"exercise":"plank-bodyweight","seconds":99999999}]}]}"#,
        "asks for numbers that nobody can train"
      ),
      (
        #"{"format":"rung-plan","version":1,"days":[{"name":"A","slots":[{"exercise":"deadlift","reps":[1,2000000000]}]}]}"#,
        "asks for numbers that nobody can train"
      ),
    ])
  func refused(text: String, sentence: String) {
    let phone = Phone.withPlan()
    let rows = phone.shelf.rows
    open(text, on: phone)
    #expect(phone.reads("Nothing was added: "))
    #expect(phone.reads(sentence), "\(phone.screen.text)")
    #expect(phone.shelf.rows == rows)
    #expect(phone.state.logbook.routines.count == 1)
  }

  @Test("without names shows and trains like any other")
  func nameless() throws {
    let text =
      #"{"format":"rung-plan","version":1,"days":[{"slots":[{"exercise":"own-unknown","name":"Sled"}]}]}"#
    let phone = Phone.withPlan()
    open(text, on: phone)
    let added = try #require(phone.state.logbook.routines.last)
    #expect(added.name == "My plan")
    phone.go("#/plan/\(added.days[0].id.text)/edit")
    phone.tap("Sled")
    phone.tap("Sets up")
    #expect(phone.state.logbook.routine(added.id)?.days[0].slots[0].sets == 4)
  }
}
