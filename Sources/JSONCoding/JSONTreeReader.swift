/// Builds a tree from the bytes of one JSON text.
///
/// Elements wait on two stacks until their array or object is complete.
struct JSONTreeReader: ~Copyable {
  var scanner: JSONScanner
  private var depth: Int
  private var elements = PendingStack<JSON>()
  private var members = PendingStack<JSONObject.Member>()
  private var names = NameCheck()

  /// A reader for a value that stands inside `depth` others.
  init(_ scanner: JSONScanner, depth: Int = 0) {
    self.scanner = scanner
    self.depth = depth
  }

  /// Reads the value that begins here, space before it included.
  mutating func value() throws(JSONError) -> JSON {
    switch try scanner.kind() {
    case .string: return .string(scanner.string(try scanner.text()))
    case .object: return .object(try object())
    case .array: return .array(try array())
    case .number: return .number(try scanner.number())
    case .bool: return .bool(try scanner.bool())
    case .null:
      try scanner.null()
      return .null
    }
  }

  private mutating func array() throws(JSONError) -> [JSON] {
    try descend()
    let start = elements.count
    if try !scanner.ends(with: UInt8(ascii: "]")) {
      repeat {
        elements.append(try value())
      } while try scanner.continues(until: UInt8(ascii: "]"))
    }
    depth -= 1
    return elements.takeAll(from: start)
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    try descend()
    let start = members.count
    let namesStart = names.count
    if try !scanner.ends(with: UInt8(ascii: "}")) {
      repeat {
        let name = try scanner.memberName()
        try names.add(name, from: namesStart, in: scanner)
        let text = scanner.string(name)
        members.append(JSONObject.Member(text, try value()))
      } while try scanner.continues(until: UInt8(ascii: "}"))
    }
    try names.close(from: namesStart, in: scanner)
    depth -= 1
    return JSONObject(distinct: members.takeAll(from: start))
  }

  private mutating func descend() throws(JSONError) {
    if depth == scanner.rules.depth {
      throw JSONError(.tooDeep, at: scanner.position)
    }
    depth += 1
    scanner.position += 1
  }
}

extension JSONScanner {
  /// Steps over a member's name and the colon after it.
  @inline(__always)
  mutating func memberName() throws(JSONError) -> ScannedText {
    skipSpace()
    let name = try text()
    skipSpace()
    try expect(UInt8(ascii: ":"))
    return name
  }

  /// Steps over the closing bracket of something empty, if it stands here.
  @inline(__always)
  mutating func ends(with bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard next == bracket else { return false }
    position += 1
    return true
  }

  /// Steps over the comma before another element or over the closing bracket.
  @inline(__always)
  mutating func continues(until bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard let byte = next, byte == UInt8(ascii: ",") || byte == bracket else { throw unexpected }
    position += 1
    return byte != bracket
  }
}
