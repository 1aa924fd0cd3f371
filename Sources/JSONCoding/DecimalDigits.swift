/// A well-formed JSON number taken apart: sign, significant digits and a power of ten.
struct DecimalDigits {
  private var isNegative = false
  /// Digits without leading zeros.
  private var digits: [UInt8] = []
  private var exponent: Int64 = 0

  init(_ text: String) {
    var written: Int64 = 0
    var exponentIsNegative = false
    var isFraction = false
    var isExponent = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        if isExponent { exponentIsNegative = true } else { isNegative = true }
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      default:
        let digit = byte &- UInt8(ascii: "0")
        if isExponent {
          // Past this no text that fits in memory can bring the value back into range.
          written = min(written * 10 + Int64(digit), 1 << 40)
        } else {
          if isFraction { exponent -= 1 }
          if digit != 0 || !digits.isEmpty { digits.append(digit) }
        }
      }
    }
    exponent += exponentIsNegative ? -written : written
  }

  /// The value, if it is an integer of 64 bits.
  var exactInteger: Int64? {
    var digits = digits[...]
    var exponent = exponent
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { return 0 }
    guard exponent >= 0, Int64(digits.count) + exponent <= 19 else { return nil }
    var value: Int64 = 0
    for place in 0..<(digits.count + Int(exponent)) {
      let digit = place < digits.count ? Int64(digits[digits.startIndex + place]) : 0
      // Built downwards, because the smallest integer has no positive twin.
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, tooSmall) = product.subtractingReportingOverflow(digit)
      if tooLarge || tooSmall { return nil }
      value = sum
    }
    if isNegative { return value }
    return value == .min ? nil : -value
  }
}
