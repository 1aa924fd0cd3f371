/// A unit of mass that a weight can be entered and shown in.
public enum MassUnit: Hashable, Sendable, CaseIterable {
  /// The kilogram.
  case kilogram
  /// The international avoirdupois pound, exactly 0.45359237 kg.
  case pound

  /// One of this unit in nanograms.
  public var nanograms: Int64 {
    switch self {
    case .kilogram: 1_000_000_000_000
    case .pound: 453_592_370_000
    }
  }

  /// "kg" or "lb": what stands after a number, on the screen and in documents.
  public var symbol: String {
    switch self {
    case .kilogram: "kg"
    case .pound: "lb"
    }
  }

  /// The unit whose symbol this is, if any.
  public init?(symbol: String) {
    switch symbol {
    case "kg": self = .kilogram
    case "lb": self = .pound
    default: return nil
    }
  }

  /// The unit this is not.
  public var other: MassUnit {
    switch self {
    case .kilogram: .pound
    case .pound: .kilogram
    }
  }
}
