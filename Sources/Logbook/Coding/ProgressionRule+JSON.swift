import JSONCoding
import Training

extension ProgressionRule {
  /// Reads a rule; an unknown one is none, so that the routine's rule or the usual one holds.
  init?(json: JSON?) {
    guard let json, let name = json.text("rule") else { return nil }
    let deload = DeloadPolicy(
      misses: json.int("misses") ?? (name == "greyskull" ? 1 : 3),
      percent: json.int("percent") ?? 90)
    switch name {
    case "off": self = .off
    case "linear": self = .linear(deload)
    case "greyskull": self = .greyskull(deload)
    case "double": self = .double
    case "triple": self = .triple(maximumSets: json.count("maximumSets") ?? 5, deload)
    case "time": self = .time(deload)
    case "bodyweight": self = .bodyweight(ceiling: json.int("ceiling") ?? 15)
    case "cycle": self = .cycle(PercentageCycle(json: json["weeks"]))
    default: return nil
    }
  }

  var json: JSON {
    var fields = Fields()
    switch self {
    case .off: fields.set("rule", text: "off")
    case .linear(let deload):
      fields.set("rule", text: "linear")
      deload.write(to: &fields)
    case .greyskull(let deload):
      fields.set("rule", text: "greyskull")
      deload.write(to: &fields)
    case .double: fields.set("rule", text: "double")
    case .triple(let maximumSets, let deload):
      fields.set("rule", text: "triple")
      fields.set("maximumSets", maximumSets)
      deload.write(to: &fields)
    case .time(let deload):
      fields.set("rule", text: "time")
      deload.write(to: &fields)
    case .bodyweight(let ceiling):
      fields.set("rule", text: "bodyweight")
      fields.set("ceiling", ceiling)
    case .cycle(let cycle):
      fields.set("rule", text: "cycle")
      fields.set("weeks", cycle.json)
    }
    return fields.json()
  }
}

extension DeloadPolicy {
  fileprivate func write(to fields: inout Fields) {
    fields.set("misses", misses)
    fields.set("percent", percent)
  }
}

extension PercentageCycle {
  fileprivate init(json: JSON?) {
    self.init(
      weeks: (json?.array ?? []).map { week in
        (week.array ?? []).compactMap { set in
          guard let reps = set.int("reps"), let percent = set.int("percent") else { return nil }
          return CycleSet(reps, at: percent, plus: set["plus"]?.bool ?? false)
        }
      })
  }

  fileprivate var json: JSON {
    .array(
      weeks.map { week in
        .array(
          week.map { set in
            var fields = Fields()
            fields.set("reps", set.reps)
            fields.set("percent", set.percent)
            fields.set("plus", set.isPlus, usually: false)
            return fields.json()
          })
      })
  }
}
