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
