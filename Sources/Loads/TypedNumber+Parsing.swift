extension TypedNumber {
  /// Reads a typed number from `minimum` to `maximum`.
  public static func parse(
    _ text: String, minimum: TypedNumber = 0, maximum: TypedNumber
  ) throws(TypedNumberError) -> TypedNumber {
    try parse(text, allowed: minimum...max(minimum, maximum))
  }

  /// Reads a typed whole number from 0 to `maximum`: reps, seconds.
  public static func parseWhole(_ text: String, maximum: Int) throws(TypedNumberError) -> Int {
    let limit = TypedNumber(coefficient: Int64(max(0, maximum)), decimals: 0)
    let number = try parse(text, maximum: limit)
    guard let whole = number.whole else {
      throw .tooManyDecimals(most: 0, allowed: 0...limit)
    }
    return whole
  }

  /// Reads a typed number in a range; a minus is read only where the range goes below zero.
  ///
  /// A point, a comma and the Arabic decimal separator all start the decimals. Digits are ASCII,
  /// Arabic-Indic or extended Arabic-Indic. Spaces around the number are ignored, inside it they are
  /// refused, as are signs, exponents, grouping and other scripts.
  public static func parse(
    _ text: String, allowed: ClosedRange<TypedNumber>
  ) throws(TypedNumberError) -> TypedNumber {
    var scalars = Array(text.unicodeScalars)[...]
    while let last = scalars.last, surrounds(last) { scalars.removeLast() }
    while let first = scalars.first, surrounds(first) { scalars.removeFirst() }
    guard !scalars.isEmpty else { throw .empty(allowed: allowed) }

    var isNegative = false
    if let first = scalars.first, first == "-" || first == "\u{2212}" {
      isNegative = true
      scalars.removeFirst()
    }
    var digits = DigitReader()
    for scalar in scalars {
      guard digits.read(scalar) else { throw .notANumber(allowed: allowed) }
    }
    guard digits.count > 0 else { throw .notANumber(allowed: allowed) }
    if digits.isTooLarge { throw .outOfRange(allowed: allowed) }
    if digits.isTooFine { throw .tooManyDecimals(most: mostDecimals, allowed: allowed) }
    let number = TypedNumber(
      coefficient: isNegative ? -digits.coefficient : digits.coefficient, decimals: digits.decimals)
    if isNegative, allowed.lowerBound >= 0 { throw .outOfRange(allowed: allowed) }
    guard allowed.contains(number) else { throw .outOfRange(allowed: allowed) }
    return number
  }

  /// Spaces, and the direction marks that right-to-left keyboards put around numbers.
  private static func surrounds(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x061C, 0x200E, 0x200F, 0x202F: true
    default: false
    }
  }
}

/// Collects digits one by one and remembers why they can't be a number, without ever overflowing.
private struct DigitReader {
  var coefficient: Int64 = 0
  var decimals = 0
  var count = 0
  var isTooLarge = false
  var isTooFine = false
  private var hasMark = false
  private var pendingZeros = 0

  mutating func read(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "." || scalar == "," || scalar == "\u{066B}" {
      if hasMark { return false }
      hasMark = true
      return true
    }
    guard let digit = Self.digit(scalar) else { return false }
    count += 1
    guard hasMark else {
      append(digit)
      return true
    }
    // Zeros at the end say nothing, however many there are.
    if digit == 0 {
      pendingZeros += 1
      return true
    }
    if decimals + pendingZeros + 1 > TypedNumber.mostDecimals {
      isTooFine = true
      return true
    }
    for _ in 0..<pendingZeros { append(0) }
    append(digit)
    decimals += pendingZeros + 1
    pendingZeros = 0
    return true
  }

  private mutating func append(_ digit: Int64) {
    let (tenfold, overflow) = coefficient.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tenfold.addingReportingOverflow(digit)
    if overflow || carry { isTooLarge = true } else { coefficient = sum }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int64? {
    switch scalar.value {
    case 0x30...0x39: Int64(scalar.value - 0x30)
    case 0x0660...0x0669: Int64(scalar.value - 0x0660)
    case 0x06F0...0x06F9: Int64(scalar.value - 0x06F0)
    default: nil
    }
  }
}
