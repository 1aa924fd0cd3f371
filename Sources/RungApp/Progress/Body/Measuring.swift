import CivilTime
import Loads
import Logbook
import Training

/// A measurement while it is entered.
struct MeasurementDraft {
  /// What is stored of it; nothing of a new one.
  var stored: Measurement?
  var unit: Girth.Unit
  /// The day as it stands in its field.
  var day: String
  /// The girths as they stand in their fields, in the order of the sites.
  var texts: [String]
  /// The fields that were not touched, whose girths stay to the last digit.
  var isUntouched: [Bool]
  /// What is wrong with it, once it was to be saved.
  var refusal: String?

  init(_ stored: Measurement?, unit: Girth.Unit, day: LocalDate, mark: DecimalMark) {
    self.stored = stored
    self.unit = unit
    self.day = day.text
    texts = []
    for site in Measurement.Site.allCases {
      texts.append(stored?[site]?.text(in: unit, mark) ?? "")
    }
    isUntouched = texts.map { _ in true }
  }

  /// Shows what can be read in the other unit.
  mutating func choose(_ unit: Girth.Unit, mark: DecimalMark) {
    for place in texts.indices {
      let known = isUntouched[place] ? stored?[Measurement.Site.allCases[place]] : nil
      let typed = try? Girth.typed(texts[place], unit: self.unit)
      if let girth = known ?? typed { texts[place] = girth.text(in: unit, mark) }
    }
    self.unit = unit
  }
}

enum MeasuringAction {
  case unit(Girth.Unit)
  case day(String)
  /// A girth, by the place of its site.
  case girth(Int, String)
  case save
  case delete
}

extension State {
  /// Opens the sheet of a measurement, a new one unless it is there already.
  func openMeasuring(_ known: Measurement?) -> [Effect] {
    let last = known ?? logbook.body.measurements.last
    let unit = last?.unit ?? (unit == .kilogram ? .centimetre : .inch)
    bodyScreen.measuring = MeasurementDraft(
      known, unit: unit, day: known?.date ?? clock.date, mark: words.mark)
    sheet = .measurement
    return [.focus("sheet")]
  }

  func update(measuring action: MeasuringAction) -> [Effect] {
    guard var draft = bodyScreen.measuring else { return [] }
    draft.refusal = nil
    switch action {
    case .unit(let unit): draft.choose(unit, mark: words.mark)
    case .day(let text): draft.day = text
    case .girth(let place, let text):
      guard draft.texts.indices.contains(place) else { return [] }
      draft.texts[place] = text
      draft.isUntouched[place] = false
    case .save: return keep(draft)
    case .delete: return drop(draft)
    }
    bodyScreen.measuring = draft
    return []
  }

  private func keep(_ draft: MeasurementDraft) -> [Effect] {
    guard let date = enteredDay(draft.day) else { return refuse(words(.dayRefused)) }
    // Another tab may have changed what is not touched here.
    let before = draft.stored.map { logbook.body.measurement($0.id) ?? $0 }
    var measurement = before ?? Measurement(id: Measurement.ID(newID()), date: date)
    if date != draft.stored?.date { measurement.date = date }
    for (place, site) in Measurement.Site.allCases.enumerated() where !draft.isUntouched[place] {
      do {
        measurement[site] = try Girth.typed(draft.texts[place], unit: draft.unit)
      } catch {
        let allowed = Girth.allowed(in: draft.unit)
        return refuse(
          name(of: site) + ": "
            + words.notBetween(
              draft.texts[place], allowed.lowerBound.text(words.mark),
              allowed.upperBound.text(words.mark) + " " + draft.unit.symbol))
      }
    }
    if measurement.isEmpty {
      // Whoever empties every field of a stored one wants it gone.
      return draft.stored == nil ? refuse(words(.nothingMeasured)) : drop(draft)
    }
    sheet = nil
    guard measurement != before else { return [] }
    return save(measurement)
      + show(
        words(.measured, ("date", words.dayOfMonth(date))),
        undo: before.map { .measurement($0) } ?? .newMeasurement(measurement.id))
  }

  private func drop(_ draft: MeasurementDraft) -> [Effect] {
    sheet = nil
    guard let stored = draft.stored else { return [] }
    return remove(.init(measurement: stored.id))
      + show(
        words(.measurementDeleted, ("date", words.dayOfMonth(stored.date))),
        undo: .removedMeasurement(stored.id))
  }

  private func refuse(_ refusal: String) -> [Effect] {
    bodyScreen.measuring?.refusal = refusal
    return []
  }

  func name(of site: Measurement.Site) -> String { catalogue.text(key: "site." + site.rawValue) }
}

extension Girth {
  /// The number in a unit: as it was entered, or to a tenth.
  func text(in unit: Unit, _ mark: DecimalMark) -> String {
    if unit == self.unit { return text(mark) }
    let tenths = (micrometres * 20 / unit.micrometres + 1) / 2
    return TypedNumber(coefficient: tenths, decimals: 1).text(mark)
  }
}

extension Measurement {
  /// The unit its girths were entered in.
  var unit: Girth.Unit? { Site.allCases.compactMap { self[$0] }.first?.unit }
}
