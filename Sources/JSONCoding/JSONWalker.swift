/// Steps over one value, checking it, and notices whether it is written in the canonical form.
struct JSONWalker {
  var scanner: JSONScanner
  private var depth: Int

  /// Whether everything so far was canonical: no space, names in ascending order, no escapes.
  ///
  /// Necessary escapes are canonical too, but not worth telling from the others.
  private(set) var isCanonical = true

  /// A walker for a value that stands inside `depth` others.
  init(_ scanner: JSONScanner, depth: Int) {
    self.scanner = scanner
    self.depth = depth
  }

  /// Steps over the value that begins here, space before it included.
  mutating func value() throws(JSONError) {
    skipSpace()
    switch try scanner.kind() {
    case .string: _ = try text()
    case .object: try object()
    case .array: try array()
    case .number: _ = try scanner.number()
    case .bool: _ = try scanner.bool()
    case .null: try scanner.null()
    }
  }

  private mutating func array() throws(JSONError) {
    try descend()
    skipSpace()
    if try !scanner.ends(with: UInt8(ascii: "]")) {
      repeat {
        try value()
        skipSpace()
      } while try scanner.continues(until: UInt8(ascii: "]"))
    }
    depth -= 1
  }

  private mutating func object() throws(JSONError) {
    try descend()
    skipSpace()
    var last: ScannedText?
    if try !scanner.ends(with: UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        let name = try text()
        if let last, isCanonical, scanner.compareTexts(last, name) >= 0 { isCanonical = false }
        last = name
        skipSpace()
        try scanner.expect(UInt8(ascii: ":"))
        try value()
        skipSpace()
      } while try scanner.continues(until: UInt8(ascii: "}"))
    }
    depth -= 1
  }

  @inline(__always)
  private mutating func text() throws(JSONError) -> ScannedText {
    let text = try scanner.text()
    if text.hasEscapes { isCanonical = false }
    return text
  }

  @inline(__always)
  private mutating func skipSpace() {
    let start = scanner.position
    scanner.skipSpace()
    if scanner.position != start { isCanonical = false }
  }

  private mutating func descend() throws(JSONError) {
    if depth == scanner.rules.depth {
      throw JSONError(.tooDeep, at: scanner.position)
    }
    depth += 1
    scanner.position += 1
  }
}
