/// Fixed-length lowercase hexadecimal, which sorts as text the way its numbers do.
enum Hexadecimal {
  /// One digit of a number; the lowest is at place 0.
  static func digit(of number: UInt64, at place: Int) -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: number >> UInt64(4 * place)) & 0xF
    return digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &+ digit &- 10
  }

  /// Appends the lowest digits of a number, the highest of them first.
  static func append(_ number: UInt64, count: Int, to bytes: inout [UInt8]) {
    for place in (0..<count).reversed() {
      bytes.append(digit(of: number, at: place))
    }
  }

  /// The number, or nil unless every byte is a lowercase digit and at most sixteen are given.
  static func number(_ digits: some Sequence<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    var count = 0
    for byte in digits {
      count += 1
      guard count <= 16 else { return nil }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt64(byte &- UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt64(byte &- UInt8(ascii: "a") &+ 10)
      default: return nil
      }
    }
    return count == 0 ? nil : value
  }
}
