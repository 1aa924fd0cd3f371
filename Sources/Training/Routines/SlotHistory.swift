/// Whose past a slot goes by when its exercise stands in a plan more than once.
public enum SlotHistory: Hashable, Sendable {
  /// Its own where the ranges of the slots do not overlap (a heavy and a light day), else the newest anywhere.
  case automatic
  /// Only what was done in this slot.
  case own
  /// The newest performance of the exercise, wherever it was.
  case anywhere
}
