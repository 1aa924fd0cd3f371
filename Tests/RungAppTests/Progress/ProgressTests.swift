import CivilTime
import Logbook
import PatchedScreen
import Testing
import Training

@testable import RungApp

extension Phone {
  /// The tab Progress with what was done, on Monday 2 March 2026.
  static func progress(
    _ done: [Done], language: String = "en-GB", firstWeekday: Int64 = 2
  ) throws -> Phone {
    let shelf = Shelf()
    try shelf.keep(done)
    return Phone(shelf).start(
      language: language, hash: Route.progress.hash, firstWeekday: firstWeekday)
  }

  /// What a screen reader says of a slider over a chart.
  func reading(_ id: String) -> String? {
    screen.element(id)?.attributes["aria-valuetext"]
  }

  /// The words of a row of a table under the first word in it.
  func tableRow(_ head: String) -> String? {
    screen.root.all.first { $0.tag == "tr" && $0.text.hasPrefix(head) }?.text
  }

  /// What stands for the trained weeks, for those who don't see them.
  var gridLabel: String? {
    screen.root.all.first { $0.attributes["class"] == "weeks-grid" }?.attributes["aria-label"]
  }
}

@Suite("The tab Progress")
struct ProgressTests {
  private let bench: ExerciseID = "barbell-bench-press"

  /// Three sets of eight.
  private func session(_ day: String, _ load: Double) -> Done {
    Done(
      exercise: bench, day: day,
      sets: [kilograms(load, 8), kilograms(load, 8), kilograms(load, 8)])
  }

  @Test("says what will stand there before anything was done, and takes a weighing already")
  func empty() {
    let phone = Phone.withPlan()
    phone.go("#/progress")
    #expect(phone.reads("Once you have trained, your streaks, volume, muscles and records"))
    #expect(phone.section("training").isEmpty)
    #expect(phone.section("records").isEmpty)
    #expect(phone.section("body-weight").contains("Weigh yourself now and then"))
    #expect(phone.section("measurements").contains("Girths of waist, arms and more"))
  }

  @Test("is reached by its tab, and leads to all sessions, as Today does")
  func ways() throws {
    let phone = try Phone.progress([session("2026-02-25", 60)])
    #expect(phone.screen.element("main")?.all.contains { $0.text == "Progress" } == true)
    let links = phone.screen.root.all.filter { $0.tag == "a" && $0.text == "All sessions" }
    #expect(links.map { $0.attributes["href"] } == ["#/history"])
    phone.go("#/history")
    let tab = phone.screen.root.all.first { $0.attributes["aria-current"] == "page" }
    #expect(tab?.attributes["href"] == "#/progress")
    phone.go("#/today")
    #expect(
      phone.screen.root.all.contains { $0.text == "All sessions" && $0.tag == "a" })
  }

  @Test("shows one session in every part")
  func one() throws {
    let phone = try Phone.progress([session("2026-02-25", 60)])
    #expect(phone.reads("Weeks in a row 1 best 1 Days in a row 0 best 1"))
    #expect(phone.section("training").contains("Last 30 days 1,440 kg"))
    #expect(!phone.section("training").contains("Against"))
    #expect(phone.reading("training-reader") == "2 Mar 2026: 0 kg")
    #expect(phone.tableRow("Chest") == "Chest 3 of 14 Light")
    #expect(phone.tableRow("Quads") == "Quads 0 of 14 Untouched")
    #expect(
      phone.section("muscles").contains(
        "Falling behind: Shoulders, Lats, Glutes, Quads, Hamstrings"))
    let drawn = phone.screen.root.all.filter { $0.tag == "use" && $0.attributes["class"] != nil }
    func marks(_ shape: String) -> [String?] {
      drawn.filter { $0.attributes["href"]?.hasSuffix("#" + shape) == true }
        .map { $0.attributes["class"] }
    }
    #expect(marks("front-chest") == ["muscle level-1"])
    #expect(marks("front-chest-hatch") == ["behind"])
    #expect(marks("back-lats") == ["muscle level-0"])
    #expect(phone.gridLabel == "Days trained in 16 weeks: 1")
    #expect(phone.section("lifts").isEmpty)
    #expect(phone.section("recovery").contains("Ready Chest, Shoulders"))
    #expect(phone.section("recovery").contains("An estimate from the sets of the last 30 days."))
    #expect(
      phone.section("records")
        == "Records Barbell Bench Press 25 Feb 2026 · 1RM about 76 kg 60 kg × 8")
  }

  @Test("draws volume, sets or reps a day over a time that can be chosen")
  func window() throws {
    let phone = try Phone.progress([
      session("2026-03-01", 62.5), session("2026-02-25", 60), session("2026-02-20", 50),
      session("2026-01-10", 40),
    ])
    // 1,500 + 1,440 + 1,200 against the 960 of 10 January.
    #expect(
      phone.section("training").contains("Last 30 days 4,140 kg Against 30 before +331 %"))
    let slider = try #require(phone.screen.element("training-reader"))
    phone.dom(slider, "key", key: "ArrowLeft")
    #expect(phone.reading("training-reader") == "1 Mar 2026: 1,500 kg")
    phone.choose("7 days")
    #expect(phone.section("training").contains("Last 7 days 2,940 kg"))
    #expect(phone.section("training").contains("Against 7 before +145 %"))
    #expect(phone.section("training").contains("The line is the average of 3 days."))
    #expect(phone.reading("training-reader") == "2 Mar 2026: 0 kg")
    phone.choose("Sets")
    #expect(phone.section("training").contains("Last 7 days 6 Against 7 before +100 %"))
    phone.choose("Reps")
    phone.choose("90 days")
    #expect(phone.section("training").contains("Last 90 days 96"))
    #expect(!phone.section("training").contains("Against"))
    let again = try #require(phone.screen.element("training-reader"))
    phone.dom(again, "key", key: "Home")
    #expect(phone.reading("training-reader") == "3 Dec 2025: 0 reps")
    phone.tap("As a table")
    let rows = phone.screen.root.all.filter { $0.tag == "tr" && $0.text.contains("reps") }
    #expect(rows.count == 90)
    #expect(phone.tableRow("10 Jan 2026") == "10 Jan 2026 24 reps")
  }

  @Test("is right by the week that opens on the person's first weekday, and in pounds")
  func weekAndUnit() throws {
    let done = [session("2026-03-01", 60), session("2026-02-22", 60)]
    let monday = try Phone.progress(done)
    #expect(monday.reads("Weeks in a row 2 best 2"))
    let sunday = try Phone.progress(done, language: "en-US", firstWeekday: 1)
    #expect(sunday.reads("Weeks in a row 2 best 2"))
    #expect(sunday.section("training").contains("Last 30 days 6,349 lb"))
    for (phone, rows) in [
      (monday, ["2 Mar 2026 0", "23 Feb 2026 1", "16 Feb 2026 1"]),
      (sunday, ["1 Mar 2026 1", "22 Feb 2026 1", "15 Feb 2026 0"]),
    ] {
      #expect(phone.gridLabel == "Days trained in 16 weeks: 2")
      let table = try #require(
        phone.screen.root.all.last { $0.tag == "summary" && $0.text == "As a table" })
      phone.dom(table, "tap")
      for row in rows { #expect(phone.section("consistency").contains(row), "\(row)") }
    }
  }

  @Test("names the lifts that go up, hold and go down, and leads to them and back")
  func lifts() throws {
    var done: [Done] = []
    for (day, week) in [("02-02", 0.0), ("02-09", 1), ("02-16", 2), ("02-23", 3)] {
      for (exercise, load) in [
        (bench, 60 + 5 * week), ("barbell-back-squat", 100), ("deadlift", 140 - 10 * week),
      ] as [(ExerciseID, Double)] {
        done.append(Done(exercise: exercise, day: "2026-" + day, sets: [kilograms(load, 5)]))
      }
    }
    let phone = try Phone.progress(done)
    #expect(phone.section("lifts").contains("Barbell Bench Press ▲ Going up"))
    #expect(phone.section("lifts").contains("Barbell Back Squat Holding"))
    #expect(phone.section("lifts").contains("Deadlift ▼ Going down"))
    phone.go("#/exercise/deadlift")
    let back = phone.screen.root.all.first { $0.name == "Back to your progress" }
    #expect(back?.attributes["href"] == "#/progress")
  }

  @Test("lists the eight newest records, one that the library does not know by its stored name")
  func records() throws {
    var done = (1...8).map { number in
      Done(exercise: bench, day: "2026-01-0\(number)", sets: [kilograms(100 - Double(number), 5)])
    }
    done.append(Done(exercise: "of-another-app", day: "2026-02-01", sets: [kilograms(20, 15)]))
    let phone = try Phone.progress(done)
    #expect(
      phone.section("records")
        == "Records A lift 1 Feb 2026 20 kg × 15 "
        + "Barbell Bench Press 1 Jan 2026 · 1RM about 115.5 kg 99 kg × 5")
  }

  @Test("works nothing out before it is looked at, and then follows what changes")
  func follows() throws {
    let shelf = Shelf()
    try shelf.keep([session("2026-02-25", 60), session("2026-02-26", 60)])
    let phone = Phone(shelf).start()
    #expect(phone.state.overview.statistics == nil)
    phone.go("#/progress")
    #expect(phone.reads("Days in a row 0 best 2"))
    let basis = phone.state.overview.basis
    phone.tap("Add a weighing")
    phone.tap("Save")
    #expect(phone.state.overview.basis == basis, "a weighing changes no session")
    phone.go("#/history/past-2026-02-26-barbell-bench-press")
    phone.tap("Delete this session")
    #expect(phone.state.overview.basis == basis, "nothing is worked out for a tab that is not seen")
    phone.go("#/progress")
    #expect(phone.reads("Days in a row 0 best 1"))
    phone.tap("Undo")
    #expect(phone.reads("Days in a row 0 best 2"))
    let state = phone.state
    let fresh = Statistics(of: state.logbook, rules: IndexRules(state.catalog))
    #expect(state.overview.statistics?.index == fresh.index)
  }

  @Test("holds ten years")
  func tenYears() throws {
    let first = try LocalDate(parsing: "2016-03-07")
    let done = (0...130).map { session(first.adding(days: 28 * $0).text, 60 + Double($0 % 4) * 5) }
    let phone = try Phone.progress(done)
    #expect(phone.reads("Weeks in a row 1 best 1"))
    phone.choose("90 days")
    #expect(phone.reading("training-reader") == "2 Mar 2026: 0 kg")
    #expect(phone.gridLabel == "Days trained in 16 weeks: 4")
  }
}
