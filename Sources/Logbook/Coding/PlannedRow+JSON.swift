import JSONCoding
import Loads
import Training

extension PlannedRow {
  init(json: JSON) {
    self.init(
      kind: json.text("kind").flatMap { SetKind(word: $0) } ?? .work,
      reps: RepRange(json: json["reps"]),
      load: RowLoad(json: json["load"]),
      isJudged: json["judged"]?.bool)
  }

  var json: JSON {
    var fields = Fields()
    fields.set("kind", text: kind == .work ? nil : kind.word)
    fields.set("reps", reps.json)
    fields.set("load", load.json)
    fields.set("judged", isJudged.map { .bool($0) })
    return fields.json()
  }
}

extension RowLoad {
  init(json: JSON?) {
    if let weight = Weight(json: json?["weight"]) {
      self = .weight(weight)
    } else if let share = json?.int("shareOfTop") {
      self = .shareOfTop(share)
    } else if let share = json?.int("shareOfTrainingMax") {
      self = .shareOfTrainingMax(share)
    } else if let rungs = json?.int("rungs").map({ min(max($0, -100), 100) }) {
      self = .rungs(rungs)
    } else {
      self = .top
    }
  }

  /// The load, or nothing where it is the slot's own weight.
  var json: JSON? {
    var fields = Fields()
    switch self {
    case .top: return nil
    case .weight(let weight): fields.set("weight", weight.json)
    case .shareOfTop(let share): fields.set("shareOfTop", share)
    case .shareOfTrainingMax(let share): fields.set("shareOfTrainingMax", share)
    case .rungs(let rungs): fields.set("rungs", rungs)
    }
    return fields.json()
  }
}
