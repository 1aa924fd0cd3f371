/// Why a typed number was refused; the field keeps the value it had and says this.
public enum TypedNumberError: Error, Hashable, Sendable {
  /// Nothing was typed.
  case empty(allowed: ClosedRange<TypedNumber>)
  /// What was typed is not one plain decimal number.
  case notANumber(allowed: ClosedRange<TypedNumber>)
  /// The number has a fraction where only whole numbers count, or more than nine decimals.
  case tooManyDecimals(most: Int, allowed: ClosedRange<TypedNumber>)
  /// The number is a number, but not one that is allowed here.
  case outOfRange(allowed: ClosedRange<TypedNumber>)

  /// The numbers that would have been accepted, for the sentence that a person reads.
  public var allowed: ClosedRange<TypedNumber> {
    switch self {
    case .empty(let allowed), .notANumber(let allowed), .outOfRange(let allowed): allowed
    case .tooManyDecimals(_, let allowed): allowed
    }
  }
}
