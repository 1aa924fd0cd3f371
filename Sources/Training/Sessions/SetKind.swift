/// What a row is for.
///
/// Drop and cluster are no kinds: they follow from the weight of a continuation.
public enum SetKind: Hashable, Sendable, CaseIterable {
  /// A working set.
  case work
  /// Kept out of volume, records, effort, progression, "last time" and counts.
  case warmUp
  /// As many reps as possible.
  case amrap
  /// To failure.
  case failure
}
