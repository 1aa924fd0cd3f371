// A trap in the browser ends the app in the middle of a set, so sums that could overflow stop at
// the end of the range instead.

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
}

extension Int128 {
  /// The quotient rounded to the nearest whole number, halves away from zero.
  func dividedRounding(by divisor: Int128) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    // Halving the divisor instead of doubling the remainder keeps clear of an overflow.
    let reach = divisor.magnitude / 2 + divisor.magnitude % 2
    guard remainder.magnitude >= reach else { return quotient }
    return (self < 0) == (divisor < 0) ? quotient + 1 : quotient - 1
  }

  /// Ten to the power of an exponent from 0 to 18.
  static func tenToThe(_ exponent: Int) -> Int128 {
    var power: Int128 = 1
    for _ in 0..<Swift.max(0, Swift.min(exponent, 18)) { power *= 10 }
    return power
  }
}
