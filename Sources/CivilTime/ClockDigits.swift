/// Writes numbers with leading zeros.
enum ClockDigits {
  static func padded(_ number: Int, to count: Int) -> String {
    var text = String(number)
    while text.utf8.count < count { text = "0" + text }
    return text
  }
}
