import JSONCoding
import Loads
import Training

extension SetNumbers {
  /// Reads the numbers that stand among the members of a cell; what is absent is zero or none.
  init(json: JSON) {
    self.init(
      weight: Weight(json: json["weight"]) ?? .unloaded,
      reps: json.int("reps") ?? 0,
      seconds: json.int("seconds") ?? 0,
      distance: Distance(json: json["distance"]),
      incline: json.int("incline"),
      level: json.int("level"))
  }

  /// Writes the numbers among the members of a cell.
  func write(to fields: inout Fields) {
    fields.set("weight", weight == .unloaded ? nil : weight.json)
    fields.set("reps", reps, usually: 0)
    fields.set("seconds", seconds, usually: 0)
    fields.set("distance", distance?.json)
    fields.set("incline", incline.map { .integer(Int64($0)) })
    fields.set("level", level.map { .integer(Int64($0)) })
  }
}

extension Distance {
  init?(json: JSON?) {
    guard let json, let micrometres = json["micrometres"]?.int64,
      let unit = json.text("unit").flatMap({ Unit(word: $0) })
    else { return nil }
    // Ten thousand kilometres; beyond that nothing is trained and sums would overflow.
    let farthest: Int64 = 10_000_000_000_000
    self.init(micrometres: min(max(micrometres, -farthest), farthest), unit: unit)
  }

  var json: JSON {
    .object(
      JSONObject([("micrometres", .integer(micrometres)), ("unit", .string(unit.word))]))
  }
}

extension Distance.Unit {
  init?(word: String) {
    guard let unit = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = unit
  }

  /// The word that documents store.
  var word: String {
    switch self {
    case .metre: "m"
    case .kilometre: "km"
    case .yard: "yd"
    case .mile: "mi"
    }
  }
}
