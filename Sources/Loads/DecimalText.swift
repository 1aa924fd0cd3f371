/// Writes exact amounts as decimal text.
enum DecimalText {
  /// `amount` counted in `unit`s, rounded half away from zero to `decimals` digits (0 to 18).
  static func write(
    _ amount: Int64, per unit: Int64, decimals: Int, zeros: TrailingZeros, mark: DecimalMark
  ) -> String {
    let power = Int128.tenToThe(decimals)
    let scaled = (Int128(amount) * power).dividedRounding(by: Int128(unit))
    return write(scaled, decimals: decimals, zeros: zeros, mark: mark)
  }

  /// `coefficient` × 10^−`decimals`.
  static func write(
    _ coefficient: Int128, decimals: Int, zeros: TrailingZeros, mark: DecimalMark
  ) -> String {
    let power = Int128.tenToThe(decimals)
    let magnitude = Int128(clamping: coefficient.magnitude)
    let whole = Int64(clamping: magnitude / power)
    var fraction = fractionDigits(Int64(clamping: magnitude % power), count: decimals)
    if zeros == .dropped {
      while fraction.hasSuffix("0") { fraction.removeLast() }
    }
    var text = coefficient < 0 ? "-" : ""
    text += String(whole)
    if !fraction.isEmpty {
      text.append(mark.character)
      text += fraction
    }
    return text
  }

  private static func fractionDigits(_ fraction: Int64, count: Int) -> String {
    guard count > 0 else { return "" }
    let digits = String(fraction)
    var text = ""
    for _ in 0..<max(0, count - digits.utf8.count) { text.append("0") }
    return text + digits
  }
}
