extension JSONScanner {
  /// Reads a number, keeping its spelling.
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let digitsStart = position
    var value: Int64 = 0
    while let digit = nextDigit {
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    let digits = position - digitsStart
    if digits == 0 {
      throw JSONError(isAtEnd ? .unexpectedEnd : .invalidNumber, at: position)
    }
    if digits > 1, bytes[digitsStart] == UInt8(ascii: "0") {
      throw JSONError(.leadingZero, at: digitsStart)
    }
    let isPlain = try !fractionAndExponent()
    // Eighteen digits always fit; "-0" is a spelling of its own.
    if isPlain, digits <= 18, !(isNegative && value == 0) {
      return JSONNumber(isNegative ? -value : value)
    }
    let text = plainString(start, position)
    if isPlain, let value = Int64(text), value != 0 {
      return JSONNumber(value)
    }
    return JSONNumber(wellFormed: text)
  }

  /// Steps over what may follow the whole digits; false if nothing does.
  @inline(__always)
  private mutating func fractionAndExponent() throws(JSONError) -> Bool {
    var found = false
    if next == UInt8(ascii: ".") {
      found = true
      position += 1
      try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      found = true
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    return found
  }

  /// Steps over at least one digit.
  private mutating func skipDigits() throws(JSONError) {
    let start = position
    while nextDigit != nil { position += 1 }
    if position == start {
      throw JSONError(isAtEnd ? .unexpectedEnd : .invalidNumber, at: position)
    }
  }

  private var nextDigit: UInt8? {
    @inline(__always) get {
      guard position < bytes.count else { return nil }
      let digit = bytes[position] &- UInt8(ascii: "0")
      return digit <= 9 ? digit : nil
    }
  }
}
