extension JSONScanner {
  /// The kind of the value that begins here, space before it stepped over.
  @inline(__always)
  mutating func kind() throws(JSONError) -> JSONPullReader.Kind {
    skipSpace()
    guard position < bytes.count else { throw unexpected }
    switch bytes[position] {
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default: throw unexpected
    }
  }

  /// Checks that a value of that kind begins here.
  @inline(__always)
  mutating func require(_ wanted: JSONPullReader.Kind) throws(JSONError) {
    if try kind() != wanted {
      throw JSONError(.unexpectedKind, at: position)
    }
  }

  /// Reads the `true` or `false` that begins here.
  mutating func bool() throws(JSONError) -> Bool {
    let value = next == UInt8(ascii: "t")
    try expect(literal: value ? "true" : "false")
    return value
  }

  /// Steps over the `null` that begins here.
  mutating func null() throws(JSONError) {
    try expect(literal: "null")
  }
}
