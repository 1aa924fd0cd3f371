import CivilTime
import JSONCoding
import Journal
import LibraryFiles
import Loads
import Logbook
import PatchedScreen
import SampleLogbook
import Testing
import Training

@testable import RungApp

@Suite("The history")
struct HistoryListTests {
  @Test("The calendar marks the trained days and today, in words too")
  func marks() throws {
    let phone = try Phone.withPast(.bench(), .bench("2026-03-01"), .squat("2026-03-01"))
    #expect(phone.screen.element("calendar-title")?.text == "March 2026")
    let trained = phone.day("Sunday 1 March 2026")
    #expect(trained?.name == "Sunday 1 March 2026, 2 sessions")
    #expect(trained?.children.first?.attributes["class"] == "dot done")
    let today = phone.day("Monday 2 March 2026")
    #expect(today?.name == "Monday 2 March 2026")
    #expect(today?.attributes["aria-current"] == "date")
    #expect(today?.children.first?.attributes["class"] == "dot")
    #expect(phone.day("Tuesday 3 March 2026") == nil)
    phone.tap("Month before")
    #expect(phone.screen.element("calendar-title")?.text == "February 2026")
    #expect(phone.day("Monday 23 February 2026")?.name == "Monday 23 February 2026, 1 session")
    phone.tap("Month after")
    #expect(phone.screen.control("Month after", answering: "tap") == nil)
  }

  @Test("The weeks begin as the region has it", arguments: [(1, "Sunday"), (2, "Monday")])
  func weekdays(first: Int64, name: String) throws {
    let phone = try Phone.withPast(.bench(), firstWeekday: first)
    let heads = phone.screen.root.all.filter { $0.tag == "th" }
    #expect(heads.count == 7)
    #expect(heads.first?.name == name)
  }

  @Test("A session after midnight and one in the hour that clocks skip keep their days")
  func clocks() throws {
    let shelf = Shelf()
    try shelf.keep([.bench("2026-03-28"), .squat("2026-03-29")])
    let phone = Phone(shelf, at: Phone.moment("2026-03-30T01:30:00+02:00"))
    phone.start(hash: "#/history")
    // The night belongs to the day before, until four.
    #expect(phone.day("Sunday 29 March 2026")?.attributes["aria-current"] == "date")
    #expect(phone.day("Saturday 28 March 2026")?.name == "Saturday 28 March 2026, 1 session")
    #expect(phone.day("Monday 30 March 2026") == nil)
  }

  @Test("The month before January is December of the year before")
  func yearEnd() throws {
    let phone = try Phone.withPast(.bench("2025-12-31"), .squat("2026-01-01"))
    for _ in 0..<2 { phone.tap("Month before") }
    #expect(phone.screen.element("calendar-title")?.text == "January 2026")
    #expect(phone.day("Thursday 1 January 2026")?.name.hasSuffix("1 session") == true)
    phone.tap("Month before")
    #expect(phone.screen.element("calendar-title")?.text == "December 2025")
    #expect(phone.day("Wednesday 31 December 2025")?.name.hasSuffix("1 session") == true)
    #expect(phone.listed == ["31 Wed Push 3 sets · 1 h 0 min 1,380 kg"])
    phone.select("2026", in: "history-year")
    #expect(phone.screen.element("calendar-title")?.text == "March 2026")
  }

  @Test("A tapped day shows what was done on it; tapped again, all sessions are back")
  func tappedDay() throws {
    let phone = try Phone.withPast(.bench("2026-03-01"), .squat("2026-02-28"))
    #expect(phone.listed.count == 2)
    phone.tap("Sunday 1 March 2026")
    #expect(phone.listed == ["1 Sun Push 3 sets · 1 h 0 min 1,380 kg"])
    #expect(phone.day("Sunday 1 March 2026")?.attributes["aria-pressed"] == "true")
    phone.tap("Monday 2 March 2026")
    #expect(phone.listed.isEmpty)
    #expect(phone.reads("Nothing was logged on this day."))
    phone.tap("Monday 2 March 2026")
    #expect(phone.listed.count == 2)
  }

  @Test("Sessions are narrowed by plan, exercise and words in notes, all at once")
  func filters() throws {
    let phone = Phone.training()
    phone.tap("Add a note")
    phone.type("Kälte im Keller", into: "note-text")
    phone.tap("Felt flat")
    phone.tap("Done")
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.go("#/freestyle")
    phone.tap("Add an exercise")
    phone.type("leg press", into: "exercise-search")
    phone.tap("Leg Press")
    phone.logSet()
    phone.tap("Finish")
    phone.tap("Finish session")
    phone.go("#/history")
    phone.tap("Filter")
    #expect(phone.listed.count == 2)
    phone.type("kalte", into: "history-search")
    #expect(phone.listed.count == 1)
    #expect(phone.reads("1 session Clear the filter"))
    phone.type("flat KELLER", into: "history-search")
    #expect(phone.listed.first?.hasPrefix("2 Mon A ") == true)
    phone.select("leg-press", in: "history-exercise")
    #expect(phone.listed.isEmpty)
    #expect(phone.reads("No session fits. Ask for less, or clear the filter."))
    phone.tap("Monday 2 March 2026")
    #expect(phone.listed.count == 2)
    phone.tap("Monday 2 March 2026")
    phone.type("", into: "history-search")
    #expect(phone.listed.count == 1)
    #expect(phone.listed.first?.contains("Freestyle Session") == true)
    phone.select("", in: "history-exercise")
    #expect(phone.screen.control("Clear the filter", answering: "tap") == nil)
    let plan = try #require(phone.state.routine)
    phone.select(plan.id.text, in: "history-plan")
    #expect(phone.listed.count == 1)
    #expect(phone.day("Monday 2 March 2026")?.name == "Monday 2 March 2026, 1 session")
    phone.tap("Clear the filter")
    #expect(phone.listed.count == 2)
  }

  @Test("Ten years open with few nodes, and reach back through the calendar and bit by bit")
  func tenYears() throws {
    let lastDay = try #require(LocalDate(year: 2026, month: 3, day: 1))
    let shelf = Shelf()
    try shelf.keep(
      (0..<1_200).map { place in
        .bench(lastDay.adding(days: -3 * place).text, sets: [kilograms(60, 8)])
      })
    let phone = Phone(shelf).start(hash: "#/history")
    let trained = phone.state.trainedSessions.count
    #expect(trained == 1_200)
    #expect(phone.listed.count >= HistoryScreen.step)
    #expect(phone.listed.count < HistoryScreen.step + 31)
    #expect(phone.screen.root.all.count < 2_500)
    let first = try #require(phone.state.trainedSessions.last?.trainingDay())
    phone.select(String(first.year + 1), in: "history-year")
    #expect(phone.screen.element("calendar-title")?.text == "March \(first.year + 1)")
    #expect(phone.screen.root.all.count < 2_500)
    var seen = phone.listed.count
    while phone.screen.control("Show more", answering: "tap") != nil {
      phone.tap("Show more")
      #expect(phone.listed.count > seen)
      #expect(phone.listed.count <= seen + HistoryScreen.step + 31)
      seen = phone.listed.count
    }
    let until = try #require(LocalDate(year: first.year + 1, month: 4, day: 1))
    #expect(seen == phone.state.trainedSessions.count { $0.trainingDay() < until })
  }

  @Test("A made-up logbook with notes and plans is listed month by month, as it was trained")
  func madeUp() throws {
    let lastDay = try #require(LocalDate(year: 2026, month: 3, day: 1))
    let sample = SampleLogbook(
      SampleLogbook.Wish(sets: 1_500, lastDay: lastDay),
      catalog: ExerciseCatalog(library: LibraryFiles.library))
    let shelf = Shelf()
    let book = try sample.logbook()
    for id in book.journal.documents.keys {
      shelf.rows[id.text] = Shelf.Row(text: book.journal.row(for: id) ?? "", revision: "kept")
    }
    let phone = Phone(shelf).start(hash: "#/history")
    while phone.screen.control("Show more", answering: "tap") != nil { phone.tap("Show more") }
    let trained = sample.sessions.filter { $0.isTrained }
    #expect(phone.listed.count == trained.count)
    let noted = trained.first { !$0.note.text.isEmpty }
    phone.tap("Filter")
    phone.type(noted?.note.text ?? "", into: "history-search")
    let found = phone.state.history.list.months.flatMap { $0.sessions.map { $0.id } }
    #expect(noted.map { found.contains($0.id) } == true)
    #expect(found.count < trained.count)
  }

  @Test("Without any session the calendar is there to enter one")
  func empty() {
    let phone = Phone.withPlan()
    phone.go("#/history")
    #expect(phone.reads("No sessions yet"))
    #expect(phone.screen.control("Filter", answering: "tap") == nil)
    phone.tap("Sunday 1 March 2026")
    phone.tap("Log a past session")
    #expect(phone.screen.element("details-date")?.attributes["value"] == "2026-03-01")
  }
}
