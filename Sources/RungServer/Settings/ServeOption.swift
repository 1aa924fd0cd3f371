/// One option of `rung serve`.
public enum ServeOption: String, CaseIterable, Sendable {
  case listen = "--listen"
  case data = "--data"
  case assets = "--assets"

  /// The environment variable that says the same.
  public var variable: String {
    switch self {
    case .listen: "RUNG_LISTEN"
    case .data: "RUNG_DATA"
    case .assets: "RUNG_ASSETS"
    }
  }

  /// The option with the fewest letters wrong, when few enough are.
  static func nearest(to text: String) -> ServeOption? {
    let scored = allCases.map { ($0, editDistance(from: $0.rawValue, to: text)) }
    guard let best = scored.min(by: { $0.1 < $1.1 }), best.1 <= 3 else { return nil }
    return best.0
  }

  /// How many letters must be added, dropped or changed between two words (Levenshtein).
  private static func editDistance(from a: String, to b: String) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
