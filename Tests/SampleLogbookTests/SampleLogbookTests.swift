import CivilTime
import JSONCoding
import LibraryFiles
import Loads
import Logbook
import SampleLogbook
import Testing
import Training

private let catalog = ExerciseCatalog(library: LibraryFiles.library)
private let lastDay = LocalDate(year: 2026, month: 3, day: 11)!

private func sample(_ sets: Int, seed: UInt64 = 1) -> SampleLogbook {
  SampleLogbook(SampleLogbook.Wish(sets: sets, seed: seed, lastDay: lastDay), catalog: catalog)
}

private func count(_ sample: SampleLogbook) -> Int {
  sample.sessions.reduce(0) { $0 + $1.loggedSets.count }
}

/// A few years of one person, looked at by several tests.
private let years = sample(4_000)

@Suite("A made-up logbook")
struct SampleLogbookTests {
  @Test("It is as large as asked, to the session", arguments: [1, 100, 1_000])
  func size(sets: Int) throws {
    let sample = sample(sets)
    let first = try #require(sample.sessions.first)
    #expect(count(sample) >= sets)
    #expect(count(sample) - first.loggedSets.count < sets)
  }

  @Test("One seed gives one logbook, another seed another one")
  func seeds() throws {
    #expect(sample(300).sessions == sample(300).sessions)
    #expect(try sample(300).copy() == sample(300).copy())
    #expect(sample(300).sessions != sample(300, seed: 2).sessions)
  }

  @Test("The last session is in the last week, and the sessions are in order and apart")
  func time() {
    let starts = years.sessions.map { $0.start.milliseconds }
    #expect(starts == starts.sorted())
    let days = years.sessions.map { $0.trainingDay() }
    #expect(Set(days).count == days.count)
    #expect((days.last?.dayCount(to: lastDay)).map { (0..<7).contains($0) } == true)
    #expect(years.sessions.allSatisfy { $0.isTrained && !$0.isStale(at: $0.start) })
  }

  @Test("Weeks are missed, some are light, programs and units change, and people travel")
  func life() {
    let weeks = Set(
      years.sessions.map { Week(containing: $0.trainingDay(), startingOn: .monday).start })
    let span = years.sessions[0].trainingDay().dayCount(to: lastDay) / 7
    #expect(weeks.count < span)
    #expect(years.sessions.contains { $0.planDay?.deload != nil })
    #expect(years.routines.count > 3)
    #expect(years.routines.filter { $0.isActive }.count == 1)
    let units = Set(
      years.sessions.flatMap { $0.loggedSets }.compactMap { $0.log?.numbers.weight.unit })
    #expect(units == [.kilogram, .pound])
    #expect(Set(years.sessions.map { $0.start.offsetSeconds }).count >= 3)
    #expect(
      years.sessions.contains { $0.start.hour < 4 }, "A night still belongs to the day before")
  }

  @Test("There are warm-ups, drops, offers, notes in many scripts and ratings in several scales")
  func variety() {
    let sets = years.sessions.flatMap { $0.sets }
    #expect(sets.contains { $0.isWarmUp && $0.isLogged })
    #expect(sets.contains { $0.isContinuation })
    #expect(sets.contains { !$0.isLogged })
    #expect(Set(sets.compactMap { $0.effort?.scale }).count >= 2)
    let records = years.sessions.flatMap { $0.offers.values.compactMap { $0.record?.outcome } }
    #expect(Set(records) == [.taken, .declined])
    let notes = years.sessions.flatMap { session in
      [session.note.text] + session.exercises.map { $0.note.text }
        + session.sets.map { $0.note.text }
    }.filter { !$0.isEmpty }
    #expect(Set(notes).count >= 15)
    #expect(notes.contains { $0.unicodeScalars.contains { $0.value > 0x3000 } })
  }

  @Test("Every load is a rung that the equipment can be set to, and the lifts go up over the years")
  func plausible() throws {
    var first: [ExerciseID: Mass] = [:]
    var last: [ExerciseID: Mass] = [:]
    for session in years.sessions {
      for card in session.exercises {
        for set in card.sets {
          guard let log = set.log else { continue }
          let exercise = try #require(catalog.exercise(log.exercise))
          let scale = LoadScales(unit: log.numbers.weight.unit).scale(of: exercise).scale
          #expect(
            LoadLadder(scale, mode: log.mode).snap(log.numbers.weight.mass)
              == log.numbers.weight.mass)
          guard set.isEffort, log.mode == .weightReps else { continue }
          first[log.exercise] = first[log.exercise] ?? log.numbers.weight.mass
          last[log.exercise] = log.numbers.weight.mass
        }
      }
    }
    let bench = try #require(first["barbell-bench-press"])
    #expect(try #require(last["barbell-bench-press"]) > bench)
  }

  @Test("Its copy is a saved copy as the app makes them")
  func copy() throws {
    let sample = sample(200)
    let json = try JSON(reading: try sample.copy())
    #expect(json["format"]?.string == "rung-copy")
    #expect(json["version"]?.int64 == 1)
    let documents = try #require(json["documents"]?.array)
    #expect(documents.count == sample.sessions.count + sample.routines.count)
    #expect(try sample.logbook().sessions == sample.sessions.reversed())
  }
}
