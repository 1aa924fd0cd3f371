extension EffortRating {
  /// Reps in reserve in hundredths: RPE 8.5 is 150.
  public var reserveHundredths: Int { 1_000 - hundredths }

  /// A number of reps in reserve in hundredths, 0…1000; none outside.
  public init?(reserveHundredths: Int) {
    guard (0...1_000).contains(reserveHundredths) else { return nil }
    self.init(hundredths: 1_000 - reserveHundredths, scale: .repsInReserve)
  }

  /// Whether it was a hard set: three reps in reserve or fewer.
  public var isHard: Bool { reserveHundredths <= 300 }

  /// A number typed for a scale, in hundredths; none where it can't be (above 10, or no exertion at all).
  public static func typed(_ hundredths: Int, scale: Scale) -> EffortRating? {
    switch scale {
    case .words:
      return Effort(code: Double(hundredths) / 100).map { EffortRating($0) }
    case .repsInReserve:
      return EffortRating(reserveHundredths: hundredths)
    case .perceivedExertion:
      return SetLimits.effort.contains(hundredths)
        ? EffortRating(hundredths: hundredths, scale: scale) : nil
    }
  }

  /// One tap on a stepper of reps in reserve: half a rep, from nothing to 0 going up, and from 0 to nothing going down.
  public static func steppedReserve(_ hundredths: Int?, by direction: Int) -> Int? {
    guard let hundredths else { return direction > 0 ? 0 : nil }
    if direction > 0 { return min(1_000, hundredths + 50) }
    return hundredths <= 0 ? nil : max(0, hundredths - 50)
  }

  /// One tap on a stepper of perceived exertion: half a point, from nothing to 6 going up, and from 6 or less to nothing going down.
  public static func steppedExertion(_ hundredths: Int?, by direction: Int) -> Int? {
    guard let hundredths else { return direction > 0 ? 600 : nil }
    if direction > 0 { return min(1_000, hundredths + 50) }
    return hundredths <= 600 ? nil : max(600, hundredths - 50)
  }

  /// The answer in the scale it was given in: "hard", "RIR 1.5", "RPE 8.5".
  public var label: String {
    switch scale {
    case .words: word?.word ?? "RPE " + Hundredths.text(hundredths)
    case .repsInReserve: "RIR " + Hundredths.text(reserveHundredths)
    case .perceivedExertion: "RPE " + Hundredths.text(hundredths)
    }
  }
}

extension Effort {
  /// The word in English.
  public var word: String {
    switch self {
    case .easy: "easy"
    case .solid: "solid"
    case .hard: "hard"
    case .allOut: "all out"
    }
  }
}
