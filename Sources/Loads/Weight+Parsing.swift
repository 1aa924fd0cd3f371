/// Why a text is not a stored weight.
public enum WeightTextError: Error, Hashable, Sendable {
  /// The text is not a decimal number, one space, and "kg" or "lb".
  case notAWeight
  /// The number is beyond what a mass can hold (over nine thousand tonnes).
  case outOfRange
}

extension Weight {
  /// Reads a weight as documents store it: "62.5 kg", "-20 lb".
  ///
  /// Strict: a point, one space, no sign but a minus. Numbers that people type are read by
  /// `TypedNumber`. Digits finer than a nanogram are rounded half away from zero.
  public init(parsing text: String) throws(WeightTextError) {
    var bytes = Array(text.utf8)
    let unit: MassUnit
    if bytes.suffix(3).elementsEqual(" kg".utf8) {
      unit = .kilogram
    } else if bytes.suffix(3).elementsEqual(" lb".utf8) {
      unit = .pound
    } else {
      throw .notAWeight
    }
    bytes.removeLast(3)
    try self.init(number: bytes[...], unit)
  }

  /// Reads a plain decimal number, "62.5" or "-20", as a weight in `unit`: for files that keep the
  /// number and the unit apart.
  public init(number: String, _ unit: MassUnit) throws(WeightTextError) {
    try self.init(number: Array(number.utf8)[...], unit)
  }

  private init(number bytes: ArraySlice<UInt8>, _ unit: MassUnit) throws(WeightTextError) {
    var digits = bytes
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0]
    let fraction = parts.count == 2 ? parts[1] : [UInt8(ascii: "0")]
    guard Self.isDigits(whole), Self.isDigits(fraction) else { throw .notAWeight }

    var units: Int64 = 0
    for byte in whole {
      units = units * 10 + Int64(byte &- UInt8(ascii: "0"))
      // Beyond this the mass could not be held in either unit.
      if units > 99_999_999 { throw .outOfRange }
    }
    // Eighteen decimals are far finer than a nanogram; what follows them changes nothing.
    let decimals = fraction.prefix(18)
    let tail = decimals.reduce(Int64(0)) { $0 * 10 + Int64($1 &- UInt8(ascii: "0")) }
    let rest = tail.times(unit.nanograms, over: .tenToThe(decimals.count))
    let (wholeMass, overflow) = units.multipliedReportingOverflow(by: unit.nanograms)
    let (size, carry) = wholeMass.addingReportingOverflow(rest)
    if overflow || carry { throw .outOfRange }
    self.init(Mass(nanograms: isNegative ? -size : size), unit)
  }

  private static func isDigits(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
