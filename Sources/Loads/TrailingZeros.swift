/// Whether zeros at the end of the fractional digits are shown.
public enum TrailingZeros: Hashable, Sendable {
  /// "60" for sixty.
  case dropped
  /// "60.00" for sixty with two decimals.
  case kept
}
