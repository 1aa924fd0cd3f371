import CivilTime
import Loads
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

@Suite("When a session was")
struct SessionDetailsTests {
  private func value(_ phone: Phone, _ id: String) -> String? {
    phone.screen.element(id)?.attributes["value"]
  }

  @Test("Title, date, start and length are changed in one step, and undone in one")
  func change() throws {
    let phone = try Phone.editing()
    let before = try #require(phone.past)
    phone.tap("Title, date and length")
    #expect(value(phone, "details-title") == "Push")
    #expect(value(phone, "details-date") == "2026-02-23")
    #expect(value(phone, "details-time") == "18:00")
    #expect(value(phone, "details-minutes") == "60")
    phone.type("  Bench ", into: "details-title")
    phone.type("2026-02-21", into: "details-date")
    phone.type("07:30", into: "details-time")
    phone.type("45", into: "details-minutes")
    phone.tap("Save")
    let moved = try #require(phone.past)
    #expect(moved.title == "Bench")
    #expect(moved.start.text == "2026-02-21T07:30:00+01:00")
    #expect(moved.end?.text == "2026-02-21T08:15:00+01:00")
    #expect(
      moved.loggedSets.compactMap { $0.log?.at.text } == [
        "2026-02-21T07:30:00+01:00", "2026-02-21T07:32:00+01:00", "2026-02-21T07:34:00+01:00",
      ])
    #expect(phone.restarted().past == moved)
    phone.tap("Undo")
    #expect(phone.past == before)
  }

  @Test("Nothing changed writes nothing")
  func unchanged() throws {
    let phone = try Phone.editing()
    let writes = phone.shelf.writes
    phone.tap("Title, date and length")
    phone.tap("Save")
    #expect(phone.shelf.writes == writes)
    #expect(phone.state.sheet == nil)
  }

  @Test(
    "What can't be is said, and can't be saved",
    arguments: [
      ("details-title", " \u{200B} ", "The session needs a title."),
      ("details-date", "", "The date can be from 1 Jan 1970 to 2 Mar 2026."),
      ("details-date", "2026-03-03", "The date can be from 1 Jan 1970 to 2 Mar 2026."),
      ("details-date", "1969-12-31", "The date can be from 1 Jan 1970 to 2 Mar 2026."),
      ("details-date", "2026-02-30", "The date can be from 1 Jan 1970 to 2 Mar 2026."),
      ("details-time", "24:00", "The start is a time of day from 0:00 to 23:59."),
      ("details-time", "7", "The start is a time of day from 0:00 to 23:59."),
      ("details-time", "-1:30", "The start is a time of day from 0:00 to 23:59."),
      ("details-minutes", "3", "The length can be 4 to 1440 minutes."),
      ("details-minutes", "1441", "The length can be 4 to 1440 minutes."),
      ("details-minutes", "1e9", "The length can be 4 to 1440 minutes."),
      ("details-minutes", "", "The length can be 4 to 1440 minutes."),
    ])
  func refused(field: String, typed: String, words: String) throws {
    let phone = try Phone.editing()
    let before = phone.past
    phone.tap("Title, date and length")
    phone.type(typed, into: field)
    #expect(phone.screen.element("refusal")?.text == words)
    #expect(phone.screen.element("save-details")?.isDisabled == true)
    #expect(phone.past == before)
  }

  @Test("A start or an end that lies ahead is refused")
  func ahead() throws {
    let phone = try Phone.editing()
    phone.tap("Title, date and length")
    phone.type("2026-03-02", into: "details-date")
    phone.type("18:01", into: "details-time")
    #expect(
      phone.screen.element("refusal")?.text
        == "The start lies ahead. It can be now at the latest.")
    phone.type("17:30", into: "details-time")
    #expect(phone.screen.element("refusal")?.text == "The length can be 4 to 30 minutes.")
    phone.type("30", into: "details-minutes")
    #expect(phone.screen.element("refusal") == nil)
  }

  @Test("A session that does not count is left out of the records")
  func counts() throws {
    let phone = try Phone.editing()
    phone.tap("Title, date and length")
    phone.choose("Counts for records and progress")
    phone.tap("Save")
    #expect(phone.past?.counts == false)
    phone.tap("Undo")
    #expect(phone.past?.counts == true)
  }

  @Test("A past session without a plan opens empty, is logged from its start, and does not run")
  func enterBlank() throws {
    let phone = try Phone.withPast(.bench())
    phone.tap("Month before")
    phone.tap("Tuesday 24 February 2026")
    phone.tap("Log a past session")
    phone.type("19:15", into: "details-time")
    phone.type("50", into: "details-minutes")
    phone.tap("Enter the sets")
    #expect(phone.hash.hasSuffix("/edit"))
    #expect(phone.session == nil)
    phone.tap("Add an exercise")
    phone.type("bench press", into: "exercise-search")
    phone.tap("Barbell Bench Press")
    #expect(phone.dialled == "60 × 8")
    phone.type("70", into: "weight")
    phone.tap("Log set 1 of 3")
    #expect(phone.dialled == "70 × 8")
    phone.tap("Log set 2 of 3")
    phone.tap("Done")
    let entered = try #require(phone.state.logbook.sessions.first)
    #expect(entered.loggedAfterwards)
    #expect(entered.title == "Freestyle Session")
    #expect(entered.start.text == "2026-02-24T19:15:00+01:00")
    #expect(entered.length(at: entered.start) == 3_000_000)
    #expect(
      entered.loggedSets.compactMap { $0.log?.at.milliseconds(since: entered.start) } == [0, 1])
    #expect(phone.reads("70 kg × 8"))
    #expect(phone.state.trainedSessions.count == 2)
    #expect(phone.restarted().state.logbook.session(entered.id) == entered)
  }

  @Test("A past session of a plan's day has its rows as they would have opened then")
  func enterPlanned() throws {
    let shelf = Shelf()
    try shelf.keep([
      .squat("2026-02-16", sets: [kilograms(100, 5), kilograms(100, 5), kilograms(100, 5)]),
      .squat("2026-02-27", sets: [kilograms(150, 5)]),
    ])
    let phone = Phone(shelf).start()
    phone.go("#/plan")
    phone.tap("Choose a plan")
    phone.tap("Add Full Body")
    phone.go("#/history")
    phone.tap("Month before")
    phone.tap("Friday 20 February 2026")
    phone.tap("Log a past session")
    let day = try #require(phone.state.routine?.days.first)
    phone.select(day.id.text, in: "details-day")
    phone.tap("Enter the sets")
    #expect(phone.screen.element("session-title")?.text == "A")
    #expect(phone.dialled == "100 × 5")
    phone.logSet()
    phone.tap("Done")
    let entered = try #require(phone.state.logbook.sessions.first { $0.loggedAfterwards })
    #expect(entered.planDay?.day == day.id)
    #expect(entered.start.date.text == "2026-02-20")
    #expect(entered.loggedSets.count == 1)
    #expect(phone.listed == ["20 Fri A 1 set · 1 h 0 min 500 kg"])
  }

  @Test("Left with nothing logged it is not kept, however it is left")
  func leftEmpty() throws {
    for way in 0..<3 {
      let phone = try Phone.withPast(.bench())
      phone.tap("Sunday 1 March 2026")
      phone.tap("Log a past session")
      phone.tap("Enter the sets")
      switch way {
      case 0: phone.tap("Done")
      case 1: phone.go("#/today")
      default: phone.tap("Delete this session")
      }
      #expect(phone.state.trainedSessions.count == 1)
      #expect(phone.state.logbook.sessions.allSatisfy { $0.isTrained || $0.isDiscarded })
      #expect(phone.session == nil)
    }
  }

  @Test("Repeat now starts with the same exercises and numbers, and is refused while one runs")
  func repeating() throws {
    let phone = try Phone.withPast(.bench())
    phone.go("#/history/past-2026-02-23-barbell-bench-press")
    phone.tap("Repeat now")
    #expect(phone.hash == "#/session")
    #expect(phone.session?.title == "Push")
    #expect(phone.dialled == "60 × 8")
    #expect(phone.session?.sets.map { $0.plan.numbers.reps } == [8, 8, 7])
    let running = phone.session
    phone.go("#/history/past-2026-02-23-barbell-bench-press")
    phone.tap("Repeat now")
    #expect(phone.reads("A session is running. Finish it first; nothing was started."))
    #expect(phone.session == running)
    #expect(phone.state.logbook.sessions.count == 2)
  }
}
