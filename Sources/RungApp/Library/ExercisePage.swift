import CivilTime
import Loads
import Logbook
import Training

/// The time that the chart of an exercise shows.
enum ChartRange: Int, CaseIterable {
  case quarter, year, all

  /// How many days back it reaches; nothing for everything.
  var days: Int? {
    switch self {
    case .quarter: 91
    case .year: 365
    case .all: nil
    }
  }
}

/// The page of an exercise: what is looked at, and what was worked out for it.
struct ExercisePage {
  /// What the history rests on.
  struct Basis: Equatable {
    var exercise: ExerciseID
    var revision: Int
    var dayStart: Int
    /// The state of what was said about single exercises.
    var choices: Int
  }

  /// What the drawing rests on besides.
  struct View: Equatable {
    var basis: Basis
    var measure: ExerciseMeasure
    var range: ChartRange
    var today: LocalDate
    var load: MassUnit
    var volume: MassUnit
  }

  /// Where it was opened from.
  var cameFrom = Route.library
  /// What was chosen; nothing for the first that there is.
  var measure: ExerciseMeasure?
  var range: ChartRange?
  var reading = ChartReading()
  /// How many sessions are listed at most.
  var limit = Self.step
  /// Whether the file with the cues could not be fetched.
  var lacksCues = false
  fileprivate(set) var basis: Basis?
  fileprivate(set) var history: ExerciseHistory?
  fileprivate(set) var view: View?
  fileprivate(set) var layout: ChartLayout?

  /// As many sessions are listed at first, and at each wish for more.
  static let step = 20
}

enum ExercisePageAction {
  /// By its number.
  case measure(Int)
  /// By its number.
  case range(Int)
  case chart(ChartAction)
  case showMore
  case weights
  case note
  case hide(Bool)
}

extension State {
  func update(page action: ExercisePageAction) -> [Effect] {
    guard case .exercise(let id) = route else { return [] }
    switch action {
    case .measure(let number):
      page.measure = ExerciseMeasure(rawValue: number)
      page.reading.point = nil
    case .range(let number):
      page.range = ChartRange(rawValue: number)
      page.reading.point = nil
    case .chart(let action):
      let layout = page.layout
      page.reading.take(action, in: layout)
    case .showMore: page.limit += ExercisePage.step
    case .weights:
      return openWeights(
        of: exerciseOnPage(id),
        around: page.history?.best(.heaviest)?.log.numbers.weight.mass ?? .zero)
    case .note: return openNote(onExercise: id)
    case .hide(let isHidden):
      let effects = hide(id, isHidden)
      guard isHidden else { return effects }
      return effects
        + show(words(.exerciseHidden, ("exercise", name(of: id))), undo: .hidden(id))
    }
    return []
  }

  /// Looks through the sessions for the exercise in front, and lays its chart out.
  func prepareExercisePage() {
    guard case .exercise(let id) = route else { return }
    let basis = ExercisePage.Basis(
      exercise: id, revision: logbook.revision, dayStart: dayStart, choices: choicesFollowed)
    if page.basis != basis {
      if page.basis?.exercise != id {
        page = ExercisePage(cameFrom: page.cameFrom)
      }
      page.history = ExerciseHistory(
        of: catalog.spellings(of: id), usually: catalog.exercise(id)?.mode ?? .weightReps,
        in: trainedSessions, dayStartsAt: dayStart)
      page.basis = basis
    }
    layChartOut(for: basis)
  }

  private func layChartOut(for basis: ExercisePage.Basis) {
    guard let history = page.history, let measure = measureOnPage else {
      page.view = nil
      page.layout = nil
      return
    }
    let range = page.range ?? usualRange(of: history)
    page.range = range
    let text = measureText(measure)
    let view = ExercisePage.View(
      basis: basis, measure: measure, range: range, today: today, load: text.load, volume: unit)
    guard page.view != view else { return }
    page.view = view
    let points = history.points(measure).map {
      ChartPoint(day: $0.day, value: text.thousandths($0.value))
    }
    let today = today
    page.layout = ChartLayout(
      points, from: range.days.map { today.adding(days: -$0) }, to: today, steps: text.steps)
  }

  /// A year, or everything where nothing was done in the last one.
  private func usualRange(of history: ExerciseHistory) -> ChartRange {
    guard let newest = history.visits.first?.day, newest < today.adding(days: -365) else {
      return .year
    }
    return .all
  }

  /// What is drawn: the chosen measure, or the first that there is something to draw by.
  var measureOnPage: ExerciseMeasure? {
    let measures = page.history?.measures ?? []
    return measures.first { $0 == page.measure } ?? measures.first
  }

  func measureText(_ measure: ExerciseMeasure) -> MeasureText {
    let history = page.history
    let exercise = exerciseOnPage(page.basis?.exercise ?? "")
    return MeasureText(
      measure: measure, mode: history?.mode ?? exercise.mode,
      load: scales.scale(of: exercise).scale.unit,
      distance: history?.best(.farthest)?.log.numbers.distance?.unit ?? .metre, words: words)
  }

  /// The exercise; one that nobody knows any more by the name it was logged with.
  func exerciseOnPage(_ id: ExerciseID) -> Exercise {
    if let known = catalog.exercise(id) { return known }
    var name = ""
    if let visit = page.history?.visits.first, trainedSessions.indices.contains(visit.place) {
      let cards = trainedSessions[visit.place].exercises
      name = cards.first { catalog.areSame($0.exercise.id, id) }?.exercise.name ?? ""
    }
    return catalog.exercise(id, storedName: name, storedMode: page.history?.mode)
  }

  // MARK: How it is done

  /// Fetches cues and figures once the page of an exercise of the library is open; again at the next
  /// page where that failed.
  func askHowItIsDone() -> [Effect] {
    guard stage == .open, case .exercise(let id) = route, told.howToFor != id,
      catalog.library.index(of: catalog.canonical(id)) != nil
    else { return [] }
    told.howToFor = id
    return (catalog.library.hasCues ? [] : [.fetch(cueFile)])
      + (exerciseFigures == nil ? [.fetch(ExerciseFigures.file)] : [])
  }

  /// The file that says how exercises are done, in the language of the catalogue.
  var cueFile: String { catalogue.text(key: "library.cues", english: "library-cues.txt") }

  func takeCues(_ text: String?) {
    guard let text, let library = try? catalog.library.withCues(bytes: Array(text.utf8)) else {
      page.lacksCues = true
      return
    }
    page.lacksCues = false
    catalog.library = library
  }
}
