import CivilTime
import Loads
import Logbook
import Training

/// The tab Progress: what is looked at, and what was worked out for it.
struct ProgressScreen {
  /// What the statistics go by.
  struct Rules: Equatable {
    /// The state of what was said about single exercises.
    var choices: Int
    var dayStart: Int
  }

  /// What the figures rest on.
  struct Basis: Equatable {
    var rules: Rules
    /// How often sessions have changed.
    var changes: Int
    var today: LocalDate
    /// The hour it is: recovery goes on without a change.
    var hour: Int64
    var firstWeekday: Weekday
    var unit: MassUnit
  }

  /// What the drawing of the training days rests on besides.
  struct View: Equatable {
    var basis: Basis
    var metric: Metric
    var days: Int
  }

  var metric = Metric.volume
  /// How many days are drawn.
  var days = 30
  var reading = ChartReading()
  /// Whether the table behind the grid of trained days is unfolded.
  var showsWeeks = false
  fileprivate(set) var rules: Rules?
  /// Follows the logbook from the first look at the tab on.
  fileprivate(set) var statistics: Statistics?
  fileprivate(set) var basis: Basis?
  fileprivate(set) var figures: ProgressFigures?
  fileprivate(set) var view: View?
  fileprivate(set) var window: TrainingWindow?
}

/// What the logbook adds up to, as the tab shows it.
struct ProgressFigures {
  /// A lift with where it is going.
  struct Lift {
    var exercise: ExerciseID
    var name: String
    var direction: LiftDirection
  }

  /// A row of the record board.
  struct Record {
    var name: String
    var row: RecordRow
  }

  var weeks: Streak
  var days: Streak
  var coverage: MuscleCoverage
  var recovery: MuscleRecovery
  var grid: ConsistencyGrid
  var lifts: [Lift]
  var records: [Record]
}

/// The training days of a window, drawn and added up.
struct TrainingWindow {
  var layout: ChartLayout?
  /// The sum in thousandths.
  var sum: Int64
  /// Against the window before, in whole per cent; nothing where there is nothing to say.
  var change: Int?
}

enum ProgressAction {
  /// By its place.
  case metric(Int)
  /// In days.
  case window(Int)
  case chart(ChartAction)
  case toggleWeeks
  case body(BodyAction)
  case shell(ShellAction)
}

extension State {
  func update(progress action: ProgressAction) -> [Effect] {
    switch action {
    case .metric(let place):
      guard Metric.allCases.indices.contains(place) else { return [] }
      overview.metric = Metric.allCases[place]
      overview.reading.point = nil
    case .window(let days):
      overview.days = days
      overview.reading.point = nil
    case .chart(let action):
      let layout = overview.window?.layout
      overview.reading.take(action, in: layout)
    case .toggleWeeks: overview.showsWeeks.toggle()
    case .body(let action): return update(body: action)
    case .shell(let action): return update(shell: action)
    }
    return []
  }

  /// Catches up with the logbook, if the tab is in front: with what changed since the last look.
  ///
  /// While rows of the store are still on their way there would be one start after the other.
  func prepareProgress() {
    guard route == .progress, !isLoading else { return }
    let rules = ProgressScreen.Rules(choices: choicesFollowed, dayStart: dayStart)
    if overview.statistics == nil || overview.rules != rules {
      overview.rules = rules
      overview.statistics = Statistics(
        of: logbook, rules: IndexRules(catalog, dayStartsAt: dayStart))
    } else {
      overview.statistics?.follow(logbook)
    }
    let basis = ProgressScreen.Basis(
      rules: rules, changes: logbook.sessionChangeCount, today: today,
      hour: clock.milliseconds / 3_600_000, firstWeekday: firstWeekday, unit: unit)
    if overview.basis != basis {
      overview.basis = basis
      overview.figures = overview.statistics.map { progressFigures(of: $0) }
    }
    prepareWindow(basis)
    prepareBody()
  }

  private func progressFigures(of statistics: Statistics) -> ProgressFigures {
    ProgressFigures(
      weeks: statistics.weekStreak(today: today, firstWeekday: firstWeekday),
      days: statistics.dayStreak(today: today), coverage: statistics.coverage(today: today),
      recovery: statistics.recovery(at: clock),
      grid: statistics.grid(today: today, firstWeekday: firstWeekday),
      lifts: LiftTrend.shown(
        statistics.trends(now: clock) { increment(of: $0) }
      ).map {
        ProgressFigures.Lift(
          exercise: $0.exercise, name: nameDone(of: $0.exercise, in: statistics),
          direction: $0.direction)
      },
      records: statistics.board().map {
        ProgressFigures.Record(name: nameDone(of: $0.exercise, in: statistics), row: $0)
      })
  }

  private func increment(of exercise: ExerciseID) -> Mass {
    scales.scale(of: catalog.exercise(exercise, storedName: "")).scale.lowestPositiveRung
  }

  /// The name of an exercise that was done; one that nobody knows any more by what it was logged as.
  private func nameDone(of id: ExerciseID, in statistics: Statistics) -> String {
    if let known = catalog.exercise(id) { return known.name }
    let session = statistics.index.sessions(with: id).first.flatMap { logbook.session($0) }
    let card = session?.exercises.first { catalog.areSame($0.exercise.id, id) }
    return catalog.exercise(id, storedName: card?.exercise.name ?? "").name
  }

  // MARK: The training days

  private func prepareWindow(_ basis: ProgressScreen.Basis) {
    let (metric, days) = (overview.metric, overview.days)
    let view = ProgressScreen.View(basis: basis, metric: metric, days: days)
    guard overview.view != view, let totals = overview.statistics?.index.totals else { return }
    overview.view = view
    let text = metricText(metric)
    let first = today.adding(days: 1 - days)
    var (points, sum): ([ChartPoint], Int64) = ([], 0)
    for (place, day) in totals.window(days: days, ending: today).enumerated() {
      let value = text.thousandths(metric.amount(of: day))
      points.append(ChartPoint(day: first.adding(days: place), value: value))
      sum += value
    }
    var before: Int64 = 0
    for day in totals.previousWindow(days: days, ending: today) {
      before += text.thousandths(metric.amount(of: day))
    }
    let average = Trend.rollingAverage(
      points.map { Double($0.value) }, days: Trend.averageDays(forWindow: days))
    overview.window = TrainingWindow(
      layout: ChartLayout(
        bars: points, average: average.map { Int64($0) }, steps: text.steps),
      sum: sum, change: Self.percent(from: Double(before), to: Double(sum)))
  }

  /// A change that is worth showing, in whole per cent.
  private static func percent(from before: Double, to now: Double) -> Int? {
    guard let change = Trend.change(from: before, to: now), Trend.isShown(change) else {
      return nil
    }
    // A first light week may be followed by a thousand times as much.
    let percent = min(change, 100_000) * 100
    return Int(percent < 0 ? percent - 0.5 : percent + 0.5)
  }

  func metricText(_ metric: Metric) -> MeasureText {
    MeasureText(
      measure: metric == .volume ? .volume : .reps, mode: .weightReps, load: unit,
      distance: .metre, words: words)
  }
}

extension Metric {
  /// What a day adds, exact: micrograms, sets or reps.
  fileprivate func amount(of day: DayTotals) -> Int64 {
    switch self {
    case .volume: day.volume.micrograms
    case .sets: Int64(day.sets)
    case .reps: Int64(day.reps)
    }
  }
}
