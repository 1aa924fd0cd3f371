/// The reps a row asks for: from the lowest that is good enough to the highest worth doing.
///
/// Both zero means that no range was given.
public struct RepRange: Hashable, Sendable {
  /// The fewest reps that count as being in range.
  public var low: Int
  /// The reps from which the weight goes up.
  public var high: Int

  /// A range as given; a reversed one is kept, since files hold such.
  public init(_ low: Int, _ high: Int) {
    self.low = low
    self.high = high
  }

  /// No range: timed rows, and exercises added without one.
  public static let none = RepRange(0, 0)

  /// Whether there is a range to progress in.
  public var isGiven: Bool { high > 0 }

  /// What a new slot starts with: 8–12 where reps are counted, nothing where they are not.
  public static func standard(for mode: TrackingMode) -> RepRange {
    mode.countsReps ? RepRange(8, 12) : .none
  }
}
