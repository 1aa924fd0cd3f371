import JSONCoding
import Training

extension EffortRating {
  /// Reads the cell `sets/<id>/effort`; `null` or anything else is no answer.
  init?(json: JSON?) {
    guard let json, let hundredths = json.int("hundredths") else { return nil }
    self.init(
      hundredths: hundredths,
      scale: json.text("scale").flatMap { Scale(word: $0) } ?? .words)
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("hundredths", hundredths)
    fields.set("scale", text: scale == .words ? nil : scale.word)
    return fields.json(keeping: old)
  }
}

extension EffortRating.Scale {
  init?(word: String) {
    guard let scale = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = scale
  }

  /// The word that documents store.
  var word: String {
    switch self {
    case .words: "words"
    case .repsInReserve: "rir"
    case .perceivedExertion: "rpe"
    }
  }
}
