/// A number with a fixed count of decimals, exact, on its way to or from text.
struct Decimal: Equatable {
  /// What stands before the decimal mark, without its sign.
  var whole: Int64
  /// The decimals as one number, below ten to the power of `decimals`.
  var fraction: Int64
  /// How many decimals there are, 0 to 12.
  var decimals: Int
  var isNegative: Bool

  /// `amount` counted in `unit`s, rounded half away from zero.
  init(_ amount: Int64, unit: Int64, decimals: Int) {
    let (whole, rest) = amount.quotientAndRemainder(dividingBy: unit)
    let power = Int64.tenToThe(decimals)
    let fraction = rest.times(power, over: unit).magnitude
    let carries = fraction == power.magnitude
    self.whole = Int64(clamping: whole.magnitude) + (carries ? 1 : 0)
    self.fraction = carries ? 0 : Int64(clamping: fraction)
    self.decimals = decimals
    isNegative = amount < 0
  }

  /// The amount this number of `unit`s is, rounded half away from zero; nil if it is too large.
  func amount(unit: Int64) -> Int64? {
    let rest = fraction.times(unit, over: .tenToThe(decimals))
    let (product, overflow) = whole.multipliedReportingOverflow(by: unit)
    let (size, carry) = product.addingReportingOverflow(rest)
    if overflow || carry { return nil }
    return isNegative ? -size : size
  }

  /// The number as text.
  func text(zeros: TrailingZeros, mark: DecimalMark) -> String {
    var digits = decimals > 0 ? String(fraction) : ""
    while digits.utf8.count < decimals { digits = "0" + digits }
    if zeros == .dropped {
      while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    }
    var text = isNegative && (whole != 0 || fraction != 0) ? "-" : ""
    text += String(whole)
    if !digits.isEmpty {
      text.append(mark.character)
      text += digits
    }
    return text
  }
}
