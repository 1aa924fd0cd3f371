import CivilTime
import Loads
import Logbook
import SampleLogbook
import Training
import Typing

/// What is measured: one piece of work, done to one of several things at a time.
struct Work {
  var name: String
  /// What the rules of the project ask for, in milliseconds, natively and in the browser alike.
  var budget: Double
  /// How many different things it can be done to.
  var variants: Int
  /// How often it is done at once, so that a clock can tell.
  var batch: Int
  /// Does it; gives a number that depends on all of it, so that none is left out.
  var run: (Int) -> Int
}

/// A logbook of many sets, with a session that has just begun.
final class TrainingWorld {
  let sets: Int
  private let catalog: ExerciseCatalog
  private let sample: SampleLogbook
  private let search: ExerciseSearch
  private var book: Logbook
  private var statistics: Statistics
  private var running: Session
  private var index: TrainingIndex
  private var now: Instant
  private let scales = LoadScales(unit: .kilogram)

  init?(library bytes: [UInt8], sets: Int) {
    guard let library = try? ExerciseLibrary(bytes: bytes),
      let lastDay = LocalDate(year: 2026, month: 3, day: 11)
    else { return nil }
    catalog = ExerciseCatalog(library: library)
    search = ExerciseSearch(
      ExerciseCatalog(library: library, customExercises: customExercises(200)))
    sample = SampleLogbook(SampleLogbook.Wish(sets: sets, lastDay: lastDay), catalog: catalog)
    guard let book = try? sample.logbook() else { return nil }
    self.book = book
    let rules = IndexRules(catalog)
    statistics = Statistics(of: book, rules: rules)
    index = TrainingIndex(newestFirst: book.sessions, rules: rules)
    now = Instant(
      lastDay.adding(days: 1), millisecondOfDay: 64_800_000, offsetSeconds: 3_600)
    running = Session(freestyle: Session.ID("running"), title: "", start: now)
    self.sets = sample.sessions.reduce(0) { $0 + $1.loggedSets.count }
    running = open(0)
    // Half of it is done: what is measured is a set in the middle.
    for _ in 0..<running.sets.count / 2 {
      guard let row = running.nextSet() else { break }
      now = now.adding(seconds: 150)
      try? running.log(row.id, now: now, ladder: ladder(of: row))
    }
    now = now.adding(seconds: 150)
    index.replace(nil, with: running)
    _ = try? self.book.save(running, now: now.milliseconds)
    statistics.follow(self.book)
  }

  var work: [Work] {
    [
      Work(
        name: "open a session with all suggestions", budget: 5, variants: routine.days.count,
        batch: 1
      ) { self.open($0).sets.count },
      Work(name: "statistics from scratch", budget: 100, variants: 1, batch: 1) { _ in
        let fresh = Statistics(of: self.book, rules: self.index.rules)
        return fresh.index.totals.days.count + self.look(at: fresh)
      },
      Work(
        name: "log a set: session, statistics, records", budget: 0.2, variants: 1, batch: 20
      ) { _ in self.logAndTakeBack() },
      Work(name: "log a set and write its cells as well", budget: 0, variants: 1, batch: 10) { _ in
        self.logAndTakeBackStored()
      },
      Work(name: "every figure of the progress screen", budget: 0, variants: 1, batch: 1) { _ in
        self.look(at: self.statistics)
      },
      Work(
        name: "search: a keystroke over the library and 200 more", budget: 1,
        variants: keystrokes.count, batch: 1
      ) { self.search.search(keystrokes[$0]).count },
    ]
  }

  private var routine: Routine { sample.routines[sample.routines.count - 1] }

  private func open(_ number: Int) -> Session {
    let day = routine.days[number]
    let openings = day.slots.map { slot in
      statistics.opening(
        of: Prescription(slot, of: routine, catalog: catalog, scales: scales),
        share: SlotShare(of: slot, in: day, of: routine, canonical: { catalog.canonical($0) }))
    }
    var drawn = 0
    return Session(
      id: Session.ID("running"), start: now, day: day, of: routine, openings: openings,
      newID: {
        drawn += 1
        return "set" + String(drawn)
      })
  }

  /// Two changes: a set is logged, and taken back so that the next can begin where this one did.
  private func logAndTakeBack() -> Int {
    guard let row = running.nextSet() else { return 0 }
    var found = 0
    change(&found) { session throws(SessionError) in
      try session.log(row.id, now: self.now, ladder: self.ladder(of: row))
    }
    change(&found) { session throws(SessionError) in try session.unlog(row.id) }
    return found
  }

  private func change(
    _ found: inout Int, _ edit: (inout Session) throws(SessionError) -> Void
  ) {
    let before = running
    do { try edit(&running) } catch { return }
    index.replace(before, with: running)
    found += running.records(canonical: index.rules.canonical) { self.index.records[$0] }.count
  }

  private func logAndTakeBackStored() -> Int {
    guard let row = running.nextSet() else { return 0 }
    var found = 0
    do throws(SessionError) {
      try running.log(row.id, now: now, ladder: ladder(of: row))
      found += save()
      try running.unlog(row.id)
      found += save()
    } catch {
      return -1
    }
    return found
  }

  private func save() -> Int {
    _ = try? book.save(running, now: now.milliseconds)
    statistics.follow(book)
    return statistics.records(in: running).count
  }

  private func ladder(of row: SessionSet) -> LoadLadder {
    let exercise = catalog.exercise(row.plan.exercise, storedName: "")
    return LoadLadder(scales.scale(of: exercise).scale, mode: exercise.mode)
  }

  private func look(at statistics: Statistics) -> Int {
    let today = LocalDate.trainingDay(of: now)
    let grid = statistics.grid(today: today, firstWeekday: .monday)
    let trends = statistics.trends(now: now) { _ in Mass(thousandths: 2_500, .kilogram) }
    let recovery = statistics.recovery(at: now)
    return statistics.dayStreak(today: today).longest
      + statistics.weekStreak(today: today, firstWeekday: .monday).longest
      + grid.columns.count + LiftTrend.shown(trends).count
      + Muscle.allCases.count { recovery.readiness($0) == .ready }
      + statistics.coverage(today: today).behind.count + statistics.board().count
      + statistics.index.totals.window(days: 90, ending: today).count
      + statistics.index.totals.weeklySessionCounts(ending: today).count
  }
}
