public import CivilTime
import JSONCoding
public import Journal
import Loads
public import Training

extension Logbook {
  /// Stores a weighing in the place of the one of its day.
  ///
  /// - Returns: whether anything differed from what was stored.
  public mutating func save(_ weighing: BodyWeight, now: Int64) throws(LogbookError) -> Bool {
    let id = DocumentID(bodyWeight: weighing.date)
    let isBack = try revive(id, now: now)
    let document = journal[id]
    var changes = CellChanges(to: document)
    changes.cell(BodyPath.entry, from: document?.weighed, to: weighing.weight) {
      $0.entry(keeping: $1)
    }
    let isChanged = try apply(changes, to: id, now: now)
    return isBack || isChanged
  }

  /// Stores a measurement as it is now.
  public mutating func save(_ measurement: Measurement, now: Int64) throws(LogbookError) -> Bool {
    let id = DocumentID(measurement: measurement.id)
    let isBack = try revive(id, now: now)
    let old = journal[id].flatMap { Measurement(document: $0) }
    let isChanged = try apply(
      measurement.changes(from: old, in: journal[id]), to: id, now: now)
    return isBack || isChanged
  }

  /// Takes back that an entry was removed, if it was.
  private mutating func revive(_ id: DocumentID, now: Int64) throws(LogbookError) -> Bool {
    guard journal[id].map({ $0.isRemoved }) ?? false else { return false }
    return try undoRemoval(of: id, now: now)
  }
}

extension DocumentID {
  static let bodyWeightKind = "bodyWeight"
  static let measurementKind = "measurement"

  /// The document of what was weighed on a calendar day.
  public init(bodyWeight date: LocalDate) {
    self.init(kind: Self.bodyWeightKind, key: date.text)
  }

  /// The document of a measurement.
  public init(measurement id: Measurement.ID) {
    self.init(kind: Self.measurementKind, key: id.text)
  }
}
