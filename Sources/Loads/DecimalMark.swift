/// The character between the whole and the fractional digits of a shown number.
public enum DecimalMark: Hashable, Sendable {
  /// "62.5", also what documents and exports use.
  case point
  /// "62,5".
  case comma

  /// The character itself.
  public var character: Character {
    switch self {
    case .point: "."
    case .comma: ","
    }
  }
}

/// Whether zeros at the end of the fractional digits are shown.
public enum TrailingZeros: Hashable, Sendable {
  /// "60" for sixty.
  case dropped
  /// "60.00" for sixty with two decimals.
  case kept
}
