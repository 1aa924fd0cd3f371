import JSONCoding

extension SeededRandom {
  /// A value nested at most so deep, with every kind of oddity a valid text may have.
  mutating func json(depth: Int = 4) -> JSON {
    switch below(depth > 0 ? 8 : 5) {
    case 0: .null
    case 1: .bool(below(2) == 0)
    case 2: .integer(Int64(truncatingIfNeeded: next() >> UInt64(below(64))))
    case 3: JSONNumber(decimal()).map { .number($0) } ?? .null
    case 4, 5: .string(text())
    case 6: .array((0..<below(5)).map { _ in json(depth: depth - 1) })
    default: .object(JSONObject((0..<below(20)).map { _ in (text(), json(depth: depth - 1)) }))
    }
  }

  /// The value's text with space, escapes and an order of members chosen at random.
  mutating func spelling(of value: JSON) -> String {
    switch value {
    case .null, .bool, .number: space() + value.text + space()
    case .string(let text): space() + quoted(text) + space()
    case .array(let elements):
      space() + "[" + space() + elements.map { spelling(of: $0) }.joined(separator: ",") + "]"
    case .object(let object):
      "{" + space()
        + object.members.shuffled(using: &self).map {
          space() + quoted($0.name) + space() + ":" + spelling(of: $0.value)
        }.joined(separator: ",") + "}" + space()
    }
  }

  private mutating func space() -> String {
    below(4) == 0 ? [" ", "\n", "\t", "\r", "  "][below(5)] : ""
  }

  private mutating func decimal() -> String {
    let sign = below(2) == 0 ? "-" : ""
    let fraction = below(2) == 0 ? "." + String(below(1000)) : ""
    let exponent = below(3) == 0 ? ["e", "E+", "e-"][below(3)] + String(below(30)) : ""
    return sign + String(next() >> UInt64(below(64))) + fraction + exponent
  }

  private mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "b", "z", "\"", "\\", "/", "\n", "\u{0}", "\u{1f}", "\u{7f}", "é", "\u{301}", "€", "😀",
      "\u{2028}", "\u{ffff}",
    ]
    var text = ""
    for _ in 0..<below(14) { text.unicodeScalars.append(scalars[below(scalars.count)]) }
    return text
  }

  private mutating func quoted(_ text: String) -> String {
    guard below(3) == 0 else { return JSON.string(text).text }
    var quoted = ""
    for unit in text.utf16 {
      let digits = String(unit, radix: 16, uppercase: below(2) == 0)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + quoted + "\""
  }
}
