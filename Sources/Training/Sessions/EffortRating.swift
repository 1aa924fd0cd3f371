/// The answer to how a set felt, in the scale it was given in.
public struct EffortRating: Hashable, Sendable {
  /// The scale an answer is given in.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Easy, solid, hard, all out.
    case words
    /// Reps in reserve.
    case repsInReserve
    /// Rating of perceived exertion.
    case perceivedExertion
  }

  /// The rating as perceived exertion, in hundredths: 850 is RPE 8.5 and 1.5 reps in reserve.
  public var hundredths: Int
  /// The scale it was given in.
  public var scale: Scale

  /// A rating in hundredths of RPE.
  public init(hundredths: Int, scale: Scale) {
    self.hundredths = hundredths
    self.scale = scale
  }

  /// One of the four words.
  public init(_ word: Effort) {
    self.init(hundredths: word.code * 100, scale: .words)
  }

  /// The word that steers progression: the nearest one for any rating above 0 and up to 10, else none.
  public var word: Effort? {
    guard hundredths > 0, hundredths <= 1_000 else { return nil }
    return Effort.nearest(to: Double(hundredths) / 100)
  }

  /// The word that is shown and exported as such: only the four codes themselves.
  public var exactWord: Effort? {
    Effort(code: Double(hundredths) / 100)
  }
}
