// A trap in the browser ends the app in the middle of a set, so what could overflow stops at the
// end of the range instead. Int128 would do for the products, but its division comes from clang's
// runtime, which in Debian's build calls a function that no browser host supplies.

extension Int64 {
  func addedClamping(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }

  func subtractedClamping(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }

  func multipliedClamping(by other: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self > 0) == (other > 0) ? .max : .min) : product
  }

  /// This number × `numerator` / `denominator` with nothing lost on the way, rounded.
  ///
  /// Halves go away from zero. The denominator must not be 0.
  func times(_ numerator: Int64, over denominator: Int64) -> Int64 {
    let divisor = denominator.magnitude
    let product = magnitude.multipliedFullWidth(by: numerator.magnitude)
    let isNegative = (self < 0) != ((numerator < 0) != (denominator < 0))
    guard product.high < divisor else { return isNegative ? .min : .max }
    let (quotient, remainder) =
      product.high == 0
      ? product.low.quotientAndRemainder(dividingBy: divisor)
      : divisor.dividingFullWidth(product)
    let (rounded, overflow) =
      quotient.addingReportingOverflow(remainder >= divisor - remainder ? 1 : 0)
    guard !overflow, let size = Int64(exactly: rounded) else { return isNegative ? .min : .max }
    return isNegative ? -size : size
  }

  /// Ten to the power of an exponent from 0 to 18.
  static func tenToThe(_ exponent: Int) -> Int64 {
    var power: Int64 = 1
    for _ in 0..<Swift.max(0, Swift.min(exponent, 18)) { power *= 10 }
    return power
  }
}
