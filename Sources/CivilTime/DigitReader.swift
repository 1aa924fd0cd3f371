/// Reads fixed runs of ASCII digits and single characters from the front of a text.
struct DigitReader {
  private var bytes: ArraySlice<UInt8>

  init(_ text: String) {
    // No date or instant is longer; the rest is only needed to know that there is more.
    bytes = Array(text.utf8.prefix(64))[...]
  }

  var isAtEnd: Bool { bytes.isEmpty }

  var next: UInt8? { bytes.first }

  /// Takes one character if it is this one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = bytes.first, first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    return true
  }

  /// Takes one digit.
  mutating func takeDigit() -> Int? {
    guard let first = bytes.first, first >= 0x30, first <= 0x39 else { return nil }
    bytes.removeFirst()
    return Int(first) - 0x30
  }

  /// Takes exactly `count` digits as a number.
  mutating func takeNumber(digits count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = takeDigit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// Takes "2026-03-11" without asking whether there is such a day.
  mutating func readDate() -> (year: Int, month: Int, day: Int)? {
    guard let year = takeNumber(digits: 4), take("-"),
      let month = takeNumber(digits: 2), take("-"),
      let day = takeNumber(digits: 2)
    else { return nil }
    return (year, month, day)
  }
}
