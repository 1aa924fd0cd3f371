/// How hard a set was, in one of four words.
public enum Effort: Hashable, Sendable, CaseIterable {
  /// Three or more reps were left.
  case easy
  /// Two were left.
  case solid
  /// One was left.
  case hard
  /// None was left.
  case allOut

  /// The code that is stored and exported.
  public var code: Int {
    switch self {
    case .easy: 6
    case .solid: 8
    case .hard: 9
    case .allOut: 10
    }
  }

  /// The word whose code this is; any other number is no answer.
  public init?(code: Double) {
    guard let word = Effort.allCases.first(where: { Double($0.code) == code }) else { return nil }
    self = word
  }

  /// The word nearest to a rating; ties go to the easier one.
  public static func nearest(to rating: Double) -> Effort {
    var best = Effort.easy
    for word in Effort.allCases
    where abs(Double(word.code) - rating) < abs(Double(best.code) - rating) {
      best = word
    }
    return best
  }
}
