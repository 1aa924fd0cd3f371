import Loads

/// How good a set is among sets of its kind: a value, and what breaks ties between equal values.
public struct Standing: Hashable, Sendable {
  /// The kind.
  public var kind: RecordKind
  /// The value; nanograms of an estimate, else the plain number.
  public var value: Int64
  /// What ranks sets of equal value: reps beyond twelve, or the second number.
  public var surplus: Int64

  /// The standings of a set, one for each kind it can stand in.
  public static func all(_ numbers: SetNumbers, mode: TrackingMode) -> [Standing] {
    RecordKind.kinds(of: numbers, mode: mode).map { Standing(numbers, standingIn: $0) }
  }

  /// The standing of a set in a kind; none where it has none.
  public init?(_ numbers: SetNumbers, kind: RecordKind, mode: TrackingMode) {
    guard RecordKind.kinds(of: numbers, mode: mode).contains(kind) else { return nil }
    self.init(numbers, standingIn: kind)
  }

  /// The standing in one of the kinds that the set has.
  init(_ numbers: SetNumbers, standingIn kind: RecordKind) {
    let load = numbers.weight.mass.nanograms
    self.kind = kind
    surplus = 0
    switch kind {
    case .load:
      value = OneRepMax.capped(numbers.weight.mass, reps: numbers.reps).nanograms
      surplus = Int64(max(0, numbers.reps - OneRepMax.mostReps))
    case .reps, .unloaded: value = Int64(numbers.reps)
    case .duration, .cardioTime: value = Int64(numbers.seconds)
    case .assisted: (value, surplus) = (load, Int64(numbers.reps))
    case .loadedDuration: (value, surplus) = (load, Int64(numbers.seconds))
    case .loadedDistance: (value, surplus) = (load, numbers.metres)
    case .cardioDistance: value = numbers.metres
    }
  }
}

extension Standing: Comparable {
  /// Whether the left set is the lesser one; only sets of one kind are compared.
  public static func < (left: Standing, right: Standing) -> Bool {
    left.value != right.value ? left.value < right.value : left.surplus < right.surplus
  }
}
