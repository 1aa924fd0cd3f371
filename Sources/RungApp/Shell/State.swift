import CivilTime
import Journal
import Loads
import Logbook
import Training

/// All that the app knows while it runs.
///
/// `update` is the only place where it changes.
///
/// There is one, and it is a class because of that: as a value its copies into the closures of views
/// and edits made up a tenth of the program that a phone has to load.
final class State {
  /// How far the app has come.
  enum Stage: Equatable {
    /// The page has not reported its start yet.
    case starting
    /// The store holds nothing and never did: the first launch.
    case welcome
    /// The logbook is open.
    case open
    /// The store can't be used; the app never goes on with an empty logbook instead.
    case trouble(Trouble)
  }

  var stage = Stage.starting
  var logbook: Logbook
  var catalog: ExerciseCatalog { didSet { kept.exercises = [:] } }
  /// The loads that exercises were found to have, by the id that stands for each.
  var corrections: [ExerciseID: LoadScale] = [:]
  /// The state of the logbook's choices that catalog and corrections follow.
  var choicesFollowed = 0
  var catalogue: Catalogue
  /// What is usual where the browser is.
  var region = Region(language: "en")
  var firstWeekdayOfRegion: Weekday?
  var device = DeviceMemory()
  var clock = Instant(milliseconds: 0, offsetSeconds: 0)
  var route = Route.today { didSet { leave(oldValue) } }
  var sheet: Sheet?
  var toast: Toast?
  var outbox = Outbox()
  /// What changed beside the running session.
  var others = OtherSessions()
  var aside: [SetAside] = []
  /// Whether the browser has promised to keep the data; nil before it was asked.
  var isPersisted = false
  /// Whether more rows of the store are on their way.
  var isLoading = false
  var updateWaits = false
  /// Whether the instance before this one stopped at a trap.
  var hasTrapped = false
  var dismissed: Set<Notice> = []
  var ids: Randomness
  var welcome = Welcome()
  var logger = Logger()
  /// The logger of the running session while a finished one is edited.
  var loggerAside: Logger?
  var history = HistoryScreen()
  var picker = ExercisePicker()
  var plan = PlanScreen()
  var library = LibraryScreen()
  /// The language whose words are being fetched.
  var wantedLanguage: DeviceMemory.Language??
  /// Whether the page is in the back.
  var isHidden = false
  var notifyPermission = NotifyPermission.missing
  /// Which figure shows how an exercise is done, once a page has asked.
  var exerciseFigures: ExerciseFigures?
  /// The exercise whose page is open, or was last.
  var page = ExercisePage()
  var overview = ProgressScreen()
  /// What is looked at and entered of the body.
  var bodyScreen = BodyScreen()
  /// How the slots of the day in front open.
  var dayOpenings = Openings()
  /// What is a record in the finished session in front.
  var pastRecords = SessionRecords()
  /// Whether the event that is handled was done in the logger.
  var answersLogger = false
  /// What was worked out from the logbook.
  var kept = Kept()
  /// What the host was last told about ticking, the screen and the page's name.
  var told = Told()

  init(replica: ReplicaID, seed: UInt64, catalog: ExerciseCatalog, catalogue: Catalogue) {
    logbook = Logbook(replica: replica, seed: seed)
    self.catalog = catalog
    self.catalogue = catalogue
    ids = Randomness(seed: ~seed)
  }
}

/// What the host was told last, so that it is told only what changes.
struct Told: Equatable {
  var ticksAt: Int64?
  var keepsAwake = false
  var title = ""
  var device: String?
  var theme: String?
  /// Whether the browser was asked to keep the data; asking twice would be nagging.
  var hasAskedToPersist = false
  /// The exercise whose page last asked for cues and figures.
  var howToFor: ExerciseID?
  /// The session that ran after the last event.
  var session: Session.ID?
  /// The finished session that was edited after the last event.
  var edited: Session.ID?
  /// The set in hand that was brought into view.
  var set: SessionSet.ID?
  /// When a hidden page asked to be woken.
  var alarm: Int64?
  /// The number on the app's icon; nothing as long as it may show what an earlier page said.
  var setsToGo: Int?
  var hasAskedToNotify = false
  /// The end of the rest that has been sounded, so that it is never sounded twice.
  var soundedRest: Instant?
}

// MARK: - What the person chose, or what is usual

extension State {
  var settings: Settings { logbook.settings }

  /// The unit that weights are shown in: the chosen one, else that of the region.
  var unit: MassUnit { settings.unit ?? region.unit }

  /// The weekday that weeks open with.
  var firstWeekday: Weekday {
    settings.firstWeekday ?? firstWeekdayOfRegion ?? region.firstWeekday
  }

  var dayStart: Int { settings.dayStart ?? LocalDate.usualTrainingDayStart }

  var asksEffort: Bool { settings.asksEffort ?? true }

  var loggingRules: LoggingRules {
    LoggingRules(
      restStart: settings.startsRest ?? true ? .automatic : .manual,
      rest: RestLengths(standard: settings.rest ?? Settings.usualRest),
      effortQuestion: asksEffort ? .asked : .off)
  }

  /// The training day it is now.
  var today: LocalDate { LocalDate.trainingDay(of: clock, startsAt: dayStart) }

  /// Never inlined: it is asked for at every word of every screen.
  @inline(never)
  var words: Words { Words(catalogue: catalogue, unit: unit) }
}

// MARK: - The logbook, as screens ask for it

extension State {
  /// The session that is open.
  var runningSession: Session? {
    let basis = sessionBasis
    if let known = kept.running[basis] { return known }
    let running = Session.opened(of: logbook.sessions)
    kept.running.keep(running, for: basis)
    return running
  }

  /// Every trained session, newest first.
  var trainedSessions: [Session] {
    let basis = sessionBasis
    if let known = kept.trained[basis] { return known }
    let trained = logbook.sessions.filter { $0.isTrained }
    kept.trained.keep(trained, for: basis)
    return trained
  }

  /// The training days on which something was done.
  var trainedDays: Set<LocalDate> {
    let basis = sessionBasis
    if let known = kept.days[basis] { return known }
    let days = Session.trainingDays(of: logbook.sessions, startsAt: dayStart)
    kept.days.keep(days, for: basis)
    return days
  }

  /// The plan that is shown and trained.
  var routine: Routine? { Routine.shown(of: logbook.routines) }

  /// What is due on the training day.
  var dueDay: DueDay {
    routine.map { $0.due(on: today, progress: progress(of: $0)) } ?? .rest
  }

  /// How far the plan that is shown has come.
  func progress(of routine: Routine) -> RoutineProgress {
    let basis = basis
    if let known = kept.progress[basis] { return known }
    let progress = RoutineProgress(
      of: routine, in: logbook.sessions, on: today, dayStartsAt: dayStart)
    kept.progress.keep(progress, for: basis)
    return progress
  }

  private var basis: Kept.Basis {
    Kept.Basis(revision: logbook.revision, today: today, dayStart: dayStart)
  }

  /// For what rests on sessions alone: edits of plans and notes leave it as it is.
  var sessionBasis: Kept.Basis {
    Kept.Basis(revision: logbook.sessionChangeCount, today: today, dayStart: dayStart)
  }

  /// An exercise by its reference; an unknown one shows what was stored with it.
  func exercise(_ reference: ExerciseReference) -> Exercise {
    if let known = kept.exercises[reference.id] { return known }
    guard let known = catalog.exercise(reference.id) else {
      return catalog.exercise(
        reference.id, storedName: reference.name, storedMode: reference.mode)
    }
    kept.exercises[reference.id] = known
    return known
  }

  /// What decides which loads an exercise has: what was entered for it, its equipment and the unit.
  var scales: LoadScales { LoadScales(corrections: corrections, unit: unit) }

  /// The loads an exercise can be set to.
  func ladder(for reference: ExerciseReference) -> LoadLadder {
    let exercise = exercise(reference)
    return LoadLadder(
      scales.scale(of: exercise).scale, mode: reference.mode ?? exercise.mode)
  }
}

/// What is usual in the region a language tag names.
struct Region {
  private let code: String

  /// Reads the region of a tag such as "en-US"; without one nothing is known.
  init(language: String) {
    code = String(
      language.split(separator: "-").dropFirst().first { $0.utf8.count == 2 } ?? "")
  }

  /// Pounds in the few regions that weigh in them, kilograms elsewhere.
  var unit: MassUnit {
    switch code {
    case "US", "us", "LR", "lr", "MM", "mm": .pound
    default: .kilogram
    }
  }

  /// Sunday in the United States, Monday elsewhere: for browsers that don't say it.
  var firstWeekday: Weekday { code == "US" ? .sunday : .monday }
}
