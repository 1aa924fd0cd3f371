import CivilTime
import JSONCoding
import Loads
import Training

extension Slot {
  /// Reads a slot under its id; without an exercise it is none.
  init?(id: Slot.ID, json: JSON?) {
    guard let json, let exercise = ExerciseReference(json: json) else { return nil }
    self.init(
      id: id, exercise: exercise,
      sets: json.count("sets") ?? 3,
      reps: RepRange(json: json["reps"]),
      weight: Weight(json: json["weight"]) ?? .unloaded,
      seconds: json.int("seconds") ?? 0,
      distance: Distance(json: json["distance"]),
      rest: json.int("rest"),
      note: json.text("note") ?? "",
      rule: ProgressionRule(json: json["progression"]),
      history: json.text("history").flatMap { SlotHistory(word: $0) } ?? .automatic,
      group: json.text("group"),
      warmUps: json.count("warmUps") ?? 0,
      rows: json.list("rows").map { PlannedRow(json: $0) },
      intervals: IntervalPlan(json: json["intervals"]),
      trainingMax: TrainingMax(json: json["trainingMax"]))
  }

  /// Reads a slot that carries its own id, as sessions keep the day they were started from.
  init?(json: JSON) {
    guard let id = json.text("id") else { return nil }
    self.init(id: Slot.ID(id), json: json)
  }

  /// The slot with its id among its members.
  var jsonWithID: JSON {
    var fields = Fields()
    fields.set("id", text: id.text)
    write(to: &fields)
    return fields.json()
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    write(to: &fields)
    return fields.json(keeping: old)
  }

  private func write(to fields: inout Fields) {
    exercise.write(to: &fields)
    fields.set("sets", sets)
    fields.set("reps", reps.json)
    fields.set("weight", weight == .unloaded ? nil : weight.json)
    fields.set("seconds", seconds, usually: 0)
    fields.set("distance", distance?.json)
    fields.set("rest", rest.map { .integer(Int64($0)) })
    fields.set("note", text: note.isEmpty ? nil : note)
    fields.set("progression", rule?.json)
    fields.set("history", text: history == .automatic ? nil : history.word)
    fields.set("group", text: group)
    fields.set("warmUps", warmUps, usually: 0)
    fields.set("rows", list: rows.map { $0.json })
    fields.set("intervals", intervals?.json)
    fields.set("trainingMax", trainingMax?.json)
  }
}

extension ExerciseReference {
  init?(json: JSON) {
    guard let id = json.text("exercise") else { return nil }
    self.init(
      id: ExerciseID(id), name: json.text("name") ?? "",
      mode: json.text("mode").flatMap { TrackingMode(rawValue: $0) })
  }

  func write(to fields: inout Fields) {
    fields.set("exercise", text: id.text)
    fields.set("name", text: name.isEmpty ? nil : name)
    fields.set("mode", text: mode?.rawValue)
  }
}

extension SlotHistory {
  init?(word: String) {
    switch word {
    case "automatic": self = .automatic
    case "own": self = .own
    case "anywhere": self = .anywhere
    default: return nil
    }
  }

  /// The word that documents store.
  var word: String {
    switch self {
    case .automatic: "automatic"
    case .own: "own"
    case .anywhere: "anywhere"
    }
  }
}

extension IntervalPlan {
  init?(json: JSON?) {
    guard let json, let rounds = json.count("rounds"), let work = json.int("work"),
      let rest = json.int("rest")
    else { return nil }
    self.init(rounds: rounds, work: work, rest: rest)
  }

  var json: JSON {
    var fields = Fields()
    fields.set("rounds", rounds)
    fields.set("work", work)
    fields.set("rest", rest)
    return fields.json()
  }
}

extension TrainingMax {
  init?(json: JSON?) {
    guard let json, let weight = Weight(json: json["weight"]),
      let since = Instant(json: json["since"])
    else { return nil }
    self.init(weight, since: since)
  }

  var json: JSON {
    var fields = Fields()
    fields.set("weight", weight.json)
    fields.set("since", since.json)
    return fields.json()
  }
}
