import CivilTime
import Loads
import Logbook
import Training

/// What is looked at and entered of the body: weighings and girths.
struct BodyScreen {
  /// What the drawing of the weighings rests on.
  struct Basis: Equatable {
    var revision: Int
    var today: LocalDate
    var unit: MassUnit
  }

  var reading = ChartReading()
  /// How many weighings are listed at most.
  var weighings = Self.step
  /// How many measurements are listed at most.
  var measurements = Self.step
  /// The weighing or goal that is entered.
  var weighing: WeighingDraft?
  /// The measurement that is entered.
  var measuring: MeasurementDraft?
  fileprivate(set) var basis: Basis?
  fileprivate(set) var series = BodyWeightSeries([], today: .earliest)
  fileprivate(set) var layout: ChartLayout?

  /// As many are listed at first, and at each wish for more.
  static let step = 5
}

enum BodyAction {
  /// A new weighing, or one that is there already.
  case weigh(BodyWeight?)
  case setGoal
  case measure(Measurement?)
  case chart(ChartAction)
  case moreWeighings
  case moreMeasurements
  case weighing(WeighingAction)
  case measuring(MeasuringAction)
  case close
}

extension State {
  func update(body action: BodyAction) -> [Effect] {
    switch action {
    case .weigh(let weighing): return openWeighing(weighing)
    case .setGoal: return openGoal()
    case .measure(let measurement): return openMeasuring(measurement)
    case .chart(let action):
      let layout = bodyScreen.layout
      bodyScreen.reading.take(action, in: layout)
    case .moreWeighings: bodyScreen.weighings += 4 * BodyScreen.step
    case .moreMeasurements: bodyScreen.measurements += 4 * BodyScreen.step
    case .weighing(let action): return update(weighing: action)
    case .measuring(let action): return update(measuring: action)
    case .close: sheet = nil
    }
    return []
  }

  /// Draws the weighings of the last twelve weeks, if something about them changed.
  func prepareBody() {
    let basis = BodyScreen.Basis(revision: logbook.revision, today: clock.date, unit: unit)
    guard bodyScreen.basis != basis else { return }
    bodyScreen.basis = basis
    let text = bodyWeightText
    let series = BodyWeightSeries(logbook.body.weighings, today: clock.date)
    bodyScreen.series = series
    bodyScreen.layout = ChartLayout(
      series.entries.map {
        ChartPoint(day: $0.date, value: text.thousandths($0.weight.mass.nanograms))
      }, from: clock.date.adding(days: -83), to: clock.date, steps: text.steps,
      goal: settings.goalWeight.map { text.thousandths($0.mass.nanograms) })
  }

  /// How weights of the body are drawn: to a tenth of the unit.
  var bodyWeightText: MeasureText { metricText(.volume).measuring(.estimate) }

  /// A weight of the body as it was entered, or in the unit of the person to a tenth.
  func shown(_ weight: Weight) -> String {
    weight.unit == unit
      ? weight.label(words.mark) : weight.mass.label(in: unit, decimals: 1, mark: words.mark)
  }

  // MARK: The store

  func save(_ weighing: BodyWeight) -> [Effect] {
    save(.init(bodyWeight: weighing.date)) { logbook, now throws(LogbookError) in
      try logbook.save(weighing, now: now)
    }
  }

  func save(_ measurement: Measurement) -> [Effect] {
    save(.init(measurement: measurement.id)) { logbook, now throws(LogbookError) in
      try logbook.save(measurement, now: now)
    }
  }

  /// Gives a day the weighing it had, or none.
  func putBack(_ weight: Weight?, on date: LocalDate) -> [Effect] {
    guard let weight else { return remove(.init(bodyWeight: date)) }
    return save(BodyWeight(date: date, weight: weight))
  }

  func saveGoal(_ weight: Weight?) -> [Effect] {
    var changed = settings
    changed.goalWeight = weight
    return save(changed)
  }
}
