import CivilTime
import JSONCoding
import LibraryFiles
import Loads
import PatchedScreen
import Testing
import Training

@testable import RungApp

extension Phone {
  /// The words of a section of the page, by what labels it.
  func section(_ id: String) -> String {
    screen.root.all.first { $0.attributes["aria-labelledby"] == id }?.text ?? ""
  }

  /// A page of an exercise with what was done of it, on Monday 2 March 2026.
  static func page(
    of exercise: ExerciseID, _ done: [Done], own: [Exercise] = [], language: String = "en-GB"
  ) throws -> Phone {
    let shelf = Shelf()
    try shelf.keep(done, own: own)
    return Phone(shelf).start(language: language, hash: Route.exercise(exercise).hash)
  }

  /// What a screen reader says of the chart's slider.
  var read: String? { screen.element("chart-reader")?.attributes["aria-valuetext"] }
}

@Suite("The page of an exercise")
struct ExercisePageTests {
  private let bench: [Done] = [
    Done(
      exercise: "barbell-bench-press", day: "2026-02-23", title: "Push",
      sets: [kilograms(40, 10), kilograms(82.5, 5), kilograms(80, 8)], warmUps: 1),
    Done(
      exercise: "barbell-bench-press", day: "2026-02-16",
      sets: [kilograms(80, 8), kilograms(60, 15)]),
    Done(exercise: "barbell-bench-press", day: "2024-02-05", sets: [kilograms(70, 5)]),
  ]

  @Test("names the bests with their days, the rep maxes, and every session with its sets")
  func lift() throws {
    let phone = try Phone.page(of: "barbell-bench-press", bench)
    #expect(phone.screen.element("main")?.all.contains { $0.text == "Barbell Bench Press" } == true)
    #expect(phone.reads("Barbell · Bench"))
    #expect(
      phone.section("bests")
        == "Bests Estimated 1RM 80 kg × 8 · 16 Feb 2026 101.3 kg Heaviest 23 Feb 2026 "
        + "82.5 kg × 5 Best set volume 60 kg × 15 · 16 Feb 2026 900 kg Most reps 16 Feb 2026 "
        + "60 kg × 15")
    let table = phone.section("rep-maxes")
    #expect(table.contains("1 101.3 kg 82.5 kg × 5 2 95 kg 82.5 kg × 5"))
    #expect(table.contains("6 84.4 kg 80 kg × 8"))
    #expect(table.contains("10 76 kg 60 kg × 15"))
    #expect(
      phone.section("visits").hasPrefix(
        "Sessions 3 sessions 23 Feb 2026 Push Warm-up 40 kg × 10 · 82.5 kg × 5 · 80 kg × 8 "
          + "16 Feb 2026 Past 80 kg × 8 · 60 kg × 15"))
    let link = phone.screen.root.all.first { $0.text.hasPrefix("Heaviest 23 Feb") && $0.tag == "a" }
    #expect(link?.attributes["href"] == "#/history/past-2026-02-23-barbell-bench-press")
  }

  @Test("draws one of three measures over a time that can be chosen")
  func drawn() throws {
    let phone = try Phone.page(of: "barbell-bench-press", bench)
    #expect(phone.read == "23 Feb 2026: 101.3 kg")
    phone.choose("Top set")
    #expect(phone.read == "23 Feb 2026: 82.5 kg")
    phone.choose("Volume")
    #expect(phone.read == "23 Feb 2026: 1,053 kg")
    phone.choose("All")
    let slider = try #require(phone.screen.element("chart-reader"))
    phone.dom(slider, "key", key: "Home")
    #expect(phone.read == "5 Feb 2024: 350 kg")
    #expect(phone.screen.element("chart-reader")?.attributes["value"] == "0")
    phone.dom(slider, "key", key: "ArrowRight")
    #expect(phone.read == "16 Feb 2026: 1,540 kg")
    phone.dom(slider, "input", value: "400")
    #expect(phone.read == "5 Feb 2024: 350 kg")
    phone.tap("As a table")
    #expect(
      phone.section("progress").contains(
        "As a table Day Volume 23 Feb 2026 1,053 kg 16 Feb 2026 1,540 kg 5 Feb 2024 350 kg"))
    phone.choose("3 months")
    #expect(phone.read == "23 Feb 2026: 1,053 kg")
    #expect(!phone.section("progress").contains("350 kg"))
  }

  @Test(
    "says where nothing lies in the chosen time, and begins with all where the last year is empty")
  func longAgo() throws {
    let phone = try Phone.page(of: "barbell-bench-press", [bench[2]])
    #expect(phone.read == "5 Feb 2024: 81.7 kg")
    phone.choose("1 year")
    #expect(phone.read == nil)
    #expect(phone.reads("Nothing was done in this time."))
    phone.choose("All")
    #expect(phone.read == "5 Feb 2024: 81.7 kg")
  }

  @Test("shows pounds to who weighs in pounds, and each session as it was entered")
  func pounds() throws {
    let phone = try Phone.page(of: "barbell-bench-press", [bench[2]], language: "en-US")
    #expect(phone.read == "5 Feb 2024: 180 lb")
    #expect(phone.section("bests").contains("154 lb × 5"))
    // What was logged stands in its session as it was entered.
    #expect(phone.section("visits").contains("70 kg × 5"))
  }

  @Test("counts seconds of holds, reps of the body, less help, and ways")
  func otherModes() throws {
    let hold = try Phone.page(
      of: "plank-bodyweight",
      [
        Done(
          exercise: "plank-bodyweight", mode: .duration, day: "2026-02-23",
          sets: [kilograms(0, seconds: 45), kilograms(0, seconds: 60)])
      ])
    #expect(hold.section("bests") == "Bests Longest 23 Feb 2026 60 s")
    #expect(hold.read == "23 Feb 2026: 60 s")
    #expect(hold.section("rep-maxes") == "")
    #expect(hold.screen.control("Weights it has", answering: "tap") == nil)
    let body = try Phone.page(
      of: "pull-up",
      [
        Done(
          exercise: "pull-up", mode: .bodyweightReps, day: "2026-02-23",
          sets: [kilograms(0, 9), kilograms(10, 5)])
      ])
    #expect(
      body.section("bests") == "Bests Most reps 23 Feb 2026 9 reps Heaviest 23 Feb 2026 +10 kg × 5")
    #expect(body.read == "23 Feb 2026: 9 reps")
    body.choose("Top set")
    #expect(body.read == "23 Feb 2026: +10 kg")
    let helped = try Phone.page(
      of: "pull-up",
      [
        Done(
          exercise: "pull-up", mode: .assistedReps, day: "2026-02-16", sets: [kilograms(-25, 8)]),
        Done(
          exercise: "pull-up", mode: .assistedReps, day: "2026-02-23", sets: [kilograms(-20, 6)]),
      ])
    #expect(helped.read == "23 Feb 2026: −20 kg")
    #expect(helped.section("bests").hasPrefix("Bests Least help 23 Feb 2026 −20 kg × 6"))
    var run = SetNumbers(seconds: 1_500)
    run.distance = Distance(micrometres: 5_200_000_000, unit: .kilometre)
    let cardio = try Phone.page(
      of: "running", [Done(exercise: "running", mode: .cardio, day: "2026-02-23", sets: [run])])
    #expect(cardio.read == "23 Feb 2026: 25:00")
    cardio.choose("Distance")
    #expect(cardio.read == "23 Feb 2026: 5.2 km")
  }

  @Test("of one's own or a forgotten exercise goes by the name that was stored")
  func ownAndForgotten() throws {
    let done = Done(exercise: "own-x", day: "2026-02-23", sets: [kilograms(30, 8)])
    let own = Exercise(id: "own-x", name: "Log press", muscleLabels: ["Shoulders"])
    let phone = try Phone.page(of: "own-x", [done], own: [own])
    #expect(phone.reads("Yours · The body alone Log press"))
    #expect(phone.read == "23 Feb 2026: 38 kg")
    #expect(phone.asked("fetch").isEmpty)
    let forgotten = try Phone.page(of: "own-x", [done])
    #expect(forgotten.reads("A lift"))
    #expect(forgotten.read == "23 Feb 2026: 38 kg")
    let nothing = try Phone.page(of: "own-y", [done])
    #expect(nothing.reads("This exercise is not in the library, and nothing was logged with it."))
  }

  @Test("of two ids that are one exercise shows what was done under both")
  func merged() throws {
    let phone = try Phone.page(
      of: "own-x",
      [
        Done(exercise: "own-x", day: "2026-02-16", sets: [kilograms(50, 5)]),
        Done(exercise: "barbell-bench-press", day: "2026-02-23", sets: [kilograms(60, 5)]),
      ], own: [Exercise(id: "own-x", name: "Bench, mine")])
    #expect(phone.section("visits").hasPrefix("Sessions 1 session "))
    let catalog = phone.state.catalog
    phone.state.catalog = ExerciseCatalog(
      library: catalog.library, customExercises: Array(catalog.customExercises.values),
      merges: ["own-x": "barbell-bench-press"])
    phone.go("#/exercise/barbell-bench-press")
    #expect(phone.section("visits").hasPrefix("Sessions 2 sessions"))
  }

  @Test("pages its sessions, twenty at a time")
  func paged() throws {
    let days = (0..<50).map { LocalDate(dayNumber: 20_400).adding(days: $0 * 3).text }
    let phone = try Phone.page(
      of: "deadlift",
      days.map { Done(exercise: "deadlift", day: $0, sets: [kilograms(100, 5)]) })
    func rows() -> Int {
      phone.screen.root.all.count { $0.attributes["class"] == "detail sets-done" }
    }
    #expect(rows() == 20)
    phone.tap("Earlier sessions")
    #expect(rows() == 40)
    phone.tap("Earlier sessions")
    #expect(rows() == 50)
    #expect(phone.screen.control("Earlier sessions", answering: "tap") == nil)
  }

  @Test("fetches cues and figures once, and again at another page where that failed")
  func cues() throws {
    let phone = Phone.withPlan()
    let names = { phone.asked("fetch").map { $0["name"]?.string } }
    #expect(names().isEmpty)
    phone.go("#/exercise/deadlift")
    #expect(names() == ["library-cues.txt", "figure-of.txt"])
    #expect(phone.reads("Fetching how it is done."))
    for name in ["library-cues.txt", "figure-of.txt"] {
      phone.send(["event": "fetched", "name": .string(name), "text": .null])
    }
    #expect(phone.reads("How it is done could not be fetched."))
    phone.go("#/exercise/barbell-row")
    #expect(names().count == 4)
    let text = String(decoding: LibraryFiles.bytes(of: "library-cues.txt"), as: UTF8.self)
    phone.send(["event": "fetched", "name": "library-cues.txt", "text": .string(text)])
    for cue in LibraryFiles.library.cues(of: "barbell-row") { #expect(phone.reads(cue)) }
    phone.go("#/exercise/deadlift")
    #expect(
      names() == [
        "library-cues.txt", "figure-of.txt", "library-cues.txt", "figure-of.txt", "figure-of.txt",
      ])
    #expect(phone.reads(LibraryFiles.library.cues(of: "deadlift")[0]))
  }

  @Test("shows how the movement starts and ends, from a file that fits the library")
  func figures() throws {
    let phone = Phone.withPlan()
    phone.go("#/exercise/deadlift")
    let drawn = {
      phone.screen.root.all.filter { $0.tag == "use" }.compactMap { $0.attributes["href"] }
        .filter { $0.hasPrefix("figures/") }
    }
    let count = LibraryFiles.library.count
    let place = try #require(LibraryFiles.library.index(of: "deadlift"))
    for damaged in [
      "", "squat|pull", "squat\n00", "squat|pull\n" + String(repeating: "0", count: count),
    ] {
      phone.send(["event": "fetched", "name": "figure-of.txt", "text": .string(damaged)])
      #expect(drawn().isEmpty)
    }
    var digits = Array(repeating: "00", count: count)
    digits[place] = "01"
    phone.send([
      "event": "fetched", "name": "figure-of.txt",
      "text": .string("squat|pull\n" + digits.joined()),
    ])
    #expect(drawn() == ["figures/hinge.svg#pull-start", "figures/hinge.svg#pull-end"])
    digits[place] = "zz"
    phone.send([
      "event": "fetched", "name": "figure-of.txt",
      "text": .string("squat|pull\n" + digits.joined()),
    ])
    #expect(drawn().isEmpty)
  }

  @Test("is reached from the logger without leaving the session, and leads back to it")
  func fromLogger() {
    let phone = Phone.training()
    phone.logSet()
    phone.tap("More for Barbell Back Squat")
    phone.tap("About this exercise")
    #expect(phone.hash == "#/exercise/barbell-back-squat")
    #expect(phone.session?.loggedSets.count == 1)
    #expect(phone.screen.root.all.contains { $0.attributes["data-session"] == "minimised" })
    let back = phone.screen.root.all.first { $0.attributes["class"] == "icon-button back" }
    #expect(back?.name == "Back to the session")
    phone.go(back?.attributes["href"] ?? "")
    #expect(phone.screen.element("log") != nil)
    #expect(!phone.state.device.isMinimised)
    // From a past session it leads back there, from anywhere else to the Library.
    phone.tap("Finish")
    phone.tap("Finish session")
    let id = phone.state.trainedSessions.first?.id.text ?? ""
    phone.go("#/history/" + id)
    let name = phone.screen.root.all.first {
      $0.tag == "a" && $0.text == "Barbell Back Squat"
    }
    phone.go(name?.attributes["href"] ?? "")
    let other = phone.screen.root.all.first { $0.attributes["class"] == "icon-button back" }
    #expect(other?.attributes["href"] == "#/history/" + id)
    phone.go("#/today")
    phone.go("#/exercise/barbell-back-squat")
    let third = phone.screen.root.all.first { $0.attributes["class"] == "icon-button back" }
    #expect(third?.attributes["href"] == "#/library")
  }

  @Test("puts the weights right and pins a note, also for the session that runs")
  func choices() throws {
    let phone = Phone.training()
    phone.type("61", into: "weight")
    phone.go("#/exercise/barbell-back-squat")
    phone.tap("Weights it has")
    #expect(phone.reads("Weights of Barbell Back Squat"))
    phone.tap("5 kg")
    phone.tap("Use these weights")
    #expect(phone.reads("One rung 5 kg"))
    #expect(phone.session?.exercises[0].sets[0].numbers.weight.text == "60")
    phone.tap("Undo")
    #expect(phone.session?.exercises[0].sets[0].numbers.weight.text == "61")
    phone.tap("Note for every time")
    phone.type("Heels on the plate", into: "note-pinned")
    phone.tap("Done")
    #expect(phone.reads("Note for every time Heels on the plate"))
    phone.go("#/session")
    #expect(phone.reads("Heels on the plate"))
    #expect(phone.restarted(hash: "#/exercise/barbell-back-squat").reads("Heels on the plate"))
  }
}
