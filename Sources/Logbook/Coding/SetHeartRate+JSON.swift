import CivilTime
import JSONCoding
import Training

extension SetHeartRate {
  init?(json: JSON?) {
    guard let json, let average = json.int("average"), let peak = json.int("peak"),
      let window = json.text("window").flatMap({ Window(word: $0) })
    else { return nil }
    self.init(
      average: average, peak: peak, window: window, readings: json.int("readings") ?? 0,
      detectedStart: Instant(json: json["detectedStart"]),
      detectedEnd: Instant(json: json["detectedEnd"]))
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("average", average)
    fields.set("peak", peak)
    fields.set("window", text: window.word)
    fields.set("readings", readings, usually: 0)
    fields.set("detectedStart", detectedStart?.json)
    fields.set("detectedEnd", detectedEnd?.json)
    return fields.json(keeping: old)
  }
}

extension SetHeartRate.Window {
  init?(word: String) {
    switch word {
    case "measured": self = .measured
    case "detected": self = .detected
    case "inferred": self = .inferred
    default: return nil
    }
  }

  /// The word that documents store.
  var word: String {
    switch self {
    case .measured: "measured"
    case .detected: "detected"
    case .inferred: "inferred"
    }
  }
}
