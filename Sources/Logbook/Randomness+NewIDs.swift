public import CivilTime

/// Digits, capitals and small letters in the order of their bytes, so that longer numbers sort behind.
private let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

extension Randomness {
  /// A new id: sixteen characters of base 62 hold 95 bits, so that no two devices ever draw the same.
  public mutating func newID(length: Int = 16) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<length { bytes.append(alphabet[Int(next() % 62)]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A new id that sorts by the moment, so that a store can be read from its newest end.
  public mutating func newID(at moment: Instant) -> String {
    var rest = UInt64(max(0, moment.milliseconds))
    var digits = [UInt8](repeating: alphabet[0], count: 8)
    for place in digits.indices.reversed() {
      digits[place] = alphabet[Int(rest % 62)]
      rest /= 62
    }
    return String(decoding: digits, as: UTF8.self) + newID(length: 10)
  }
}
