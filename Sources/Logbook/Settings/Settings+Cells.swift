import CivilTime
import JSONCoding
public import Journal
import Loads
import Training

extension Settings {
  /// The one document that holds them.
  public static let document: DocumentID = "settings:main"

  private static let unit: CellPath = "unit"
  private static let firstWeekday: CellPath = "firstWeekday"
  private static let dayStart: CellPath = "dayStart"
  private static let rest: CellPath = "rest"
  private static let startsRest: CellPath = "startsRest"
  private static let asksEffort: CellPath = "asksEffort"
  private static let name: CellPath = "name"
  private static let goalWeight: CellPath = "goalWeight"

  /// Reads the choices; a value that can't be is none.
  init(document: Document?) {
    self.init()
    guard let document else { return }
    unit = document.value(at: Self.unit)?.string.flatMap { MassUnit(symbol: $0) }
    firstWeekday = Weekday(json: document.value(at: Self.firstWeekday))
    dayStart = Self.int(document.value(at: Self.dayStart), in: 0...23)
    rest = Self.int(document.value(at: Self.rest), in: 0...Self.longestRest)
    startsRest = document.value(at: Self.startsRest)?.bool
    asksEffort = document.value(at: Self.asksEffort)?.bool
    name = document.value(at: Self.name)?.string
    goalWeight = Weight(json: document.value(at: Self.goalWeight)).flatMap {
      BodyWeight.canBe($0) ? $0 : nil
    }
  }

  func changes(from old: Settings, in document: Document?) -> CellChanges {
    var changes = CellChanges(to: document)
    changes.text(Self.unit, from: old.unit?.symbol, to: unit?.symbol)
    changes.cell(Self.firstWeekday, from: old.firstWeekday, to: firstWeekday) { day, _ in day.json }
    changes.cell(Self.dayStart, from: old.dayStart, to: dayStart) { hour, _ in
      .integer(Int64(hour))
    }
    changes.cell(Self.rest, from: old.rest, to: rest) { seconds, _ in .integer(Int64(seconds)) }
    changes.cell(Self.startsRest, from: old.startsRest, to: startsRest) { on, _ in .bool(on) }
    changes.cell(Self.asksEffort, from: old.asksEffort, to: asksEffort) { on, _ in .bool(on) }
    changes.text(Self.name, from: old.name, to: name)
    changes.cell(Self.goalWeight, from: old.goalWeight, to: goalWeight) { weight, _ in weight.json }
    return changes
  }

  private static func int(_ json: JSON?, in range: ClosedRange<Int>) -> Int? {
    guard let number = json?.int64.flatMap({ Int(exactly: $0) }), range.contains(number) else {
      return nil
    }
    return number
  }
}
