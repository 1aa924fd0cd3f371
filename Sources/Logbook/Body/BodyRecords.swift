public import CivilTime
import JSONCoding
import Journal
import Loads
public import Training

/// What a person weighed and how they measured.
///
/// A weighing is the document of its calendar day, so that two of one day meet; a measurement is a
/// document of its own.
public struct BodyRecords: Sendable {
  /// The weighings, oldest first, one a day.
  public private(set) var weighings: [BodyWeight] = []
  /// The measurements, oldest first; of one day, by id.
  public private(set) var measurements: [Measurement] = []

  /// Nothing yet.
  init() {}

  /// The weighing of a day.
  public func weighing(on date: LocalDate) -> BodyWeight? {
    weighings.last { $0.date == date }
  }

  /// The measurement with this id.
  public func measurement(_ id: Measurement.ID) -> Measurement? {
    let kept = DocumentID(measurement: id).key
    return measurements.first { $0.id.text == kept }
  }

  /// Takes in what a document says now; documents of other kinds are none of it.
  mutating func read(_ id: DocumentID, from document: Document?) {
    let document = document.flatMap { $0.isRemoved ? nil : $0 }
    switch id.kind {
    case DocumentID.bodyWeightKind:
      guard let date = try? LocalDate(parsing: id.key) else { return }
      put(document?.weighed, on: date)
    case DocumentID.measurementKind:
      measurements.removeAll { $0.id.text == id.key }
      guard let new = document.flatMap({ Measurement(document: $0) }) else { return }
      let place = measurements.lastIndex { $0.isOlder(than: new) }.map { $0 + 1 } ?? 0
      measurements.insert(new, at: place)
    default: return
    }
  }

  /// Puts a weighing among years of others; the newest come last, and mostly are read last.
  private mutating func put(_ weight: Weight?, on date: LocalDate) {
    let place = weighings.lastIndex { $0.date <= date }
    if let place, weighings[place].date == date {
      if let weight { weighings[place].weight = weight } else { weighings.remove(at: place) }
    } else if let weight {
      weighings.insert(
        BodyWeight(date: date, weight: weight), at: place.map { $0 + 1 } ?? 0)
    }
  }
}

/// The paths of the cells of documents about the body.
enum BodyPath {
  static let entry: CellPath = "entry"
  static let date: CellPath = "date"
  static let girths: CellPath = "girths"

  static func girth(_ site: Measurement.Site) -> CellPath { girths.appending(site.rawValue) }
}

extension Document {
  /// What the person weighed; nothing for what can be no weight.
  var weighed: Weight? {
    guard let weight = Weight(json: value(at: BodyPath.entry)?["weight"]),
      BodyWeight.canBe(weight)
    else { return nil }
    return weight
  }
}

extension BodyWeight {
  /// Whether anybody can weigh so much; more is typed nowhere, and a file may hold anything.
  static func canBe(_ weight: Weight) -> Bool {
    weight.mass > .zero && weight.mass <= MassUnit.kilogram.ceiling
  }
}

extension Weight {
  /// The cell of a weighing; members that this version does not know stay.
  func entry(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("weight", json)
    return fields.json(keeping: old)
  }
}

extension Measurement {
  /// Reads a measurement; one without a day or a girth is none.
  init?(document: Document) {
    guard let text = document.value(at: BodyPath.date)?.string,
      let date = try? LocalDate(parsing: text)
    else { return nil }
    self.init(id: ID(document.id.key), date: date)
    for site in Site.allCases {
      self[site] = document.value(at: BodyPath.girth(site))?.string.flatMap { Girth(parsing: $0) }
    }
    if isEmpty { return nil }
  }

  func changes(from old: Measurement?, in document: Document?) -> CellChanges {
    var changes = CellChanges(to: document)
    changes.text(BodyPath.date, from: old?.date.text, to: date.text)
    for site in Site.allCases {
      changes.cell(BodyPath.girth(site), from: old?[site], to: self[site]) { girth, _ in
        .string(girth.label)
      }
    }
    return changes
  }

  fileprivate func isOlder(than other: Measurement) -> Bool {
    date != other.date ? date < other.date : id < other.id
  }
}
