/// A distance in whole micrometres, with the unit it was entered in.
public struct Distance: Hashable, Sendable {
  /// A unit of distance.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// 1 m.
    case metre
    /// 1,000 m.
    case kilometre
    /// 0.9144 m.
    case yard
    /// 1,609.344 m.
    case mile

    /// One of this unit in micrometres; all four are whole.
    public var micrometres: Int64 {
      switch self {
      case .metre: 1_000_000
      case .kilometre: 1_000_000_000
      case .yard: 914_400
      case .mile: 1_609_344_000
      }
    }
  }

  /// The distance.
  public var micrometres: Int64
  /// The unit it was entered in.
  public var unit: Unit

  /// A distance in micrometres.
  public init(micrometres: Int64, unit: Unit) {
    self.micrometres = micrometres
    self.unit = unit
  }
}
