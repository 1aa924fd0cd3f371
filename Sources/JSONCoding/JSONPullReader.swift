/// Reads a JSON text piece by piece, so that no tree of it ever stands in memory.
///
///     var reader = try JSONPullReader(bytes)
///     try reader.beginObject()
///     while let name = try reader.nextName() {
///       switch name {
///       case "reps": reps = try reader.integer()
///       default: try reader.skip()
///       }
///     }
///     try reader.finish()
///
/// Everything that is stepped over is checked, encoding included. Only names that appear twice in
/// one object are handed over as they stand: whoever asks for the pieces sees both. (`value()` and
/// `canonicalText()` refuse them.) After an error the reader is of no further use.
public struct JSONPullReader {
  /// The kind of value that comes next.
  public enum Kind: Equatable, Sendable {
    case object, array, string, number, bool, null
  }

  private let bytes: [UInt8]
  private let rules: JSONReadingRules
  private var position = 0
  private(set) var depth = 0
  /// Whether the array or object around this place has just been opened, so that no comma is due.
  private var isFirst = false

  /// A reader over a text's bytes; checks the length and steps over a byte order mark.
  public init(_ bytes: [UInt8], rules: JSONReadingRules = .standard) throws(JSONError) {
    self.bytes = bytes
    self.rules = rules
    try scan { scanner throws(JSONError) in try scanner.begin() }
  }

  /// A reader over a text.
  public init(_ text: String, rules: JSONReadingRules = .standard) throws(JSONError) {
    try self.init(Array(text.utf8), rules: rules)
  }

  /// The byte that is read next.
  public var offset: Int { position }

  /// The kind of the value that comes next, without reading it.
  public mutating func peek() throws(JSONError) -> Kind {
    try scan { scanner throws(JSONError) in try scanner.kind() }
  }

  /// Steps into an object.
  public mutating func beginObject() throws(JSONError) {
    try open(UInt8(ascii: "{"))
  }

  /// Steps into an array.
  public mutating func beginArray() throws(JSONError) {
    try open(UInt8(ascii: "["))
  }

  /// The name of the object's next member, or nil when the object has ended and was left.
  public mutating func nextName() throws(JSONError) -> String? {
    guard try advance(until: UInt8(ascii: "}")) else { return nil }
    return try scan { scanner throws(JSONError) in
      scanner.string(try scanner.memberName())
    }
  }

  /// Appends the UTF-8 of the next member's name to the given bytes; false when the object has
  /// ended and was left.
  public mutating func appendNextName(to name: inout [UInt8]) throws(JSONError) -> Bool {
    guard try advance(until: UInt8(ascii: "}")) else { return false }
    try scan { scanner throws(JSONError) in
      let text = try scanner.memberName()
      if text.hasEscapes {
        name.append(contentsOf: scanner.string(text).utf8)
      } else {
        name.append(
          contentsOf: UnsafeRawBufferPointer(rebasing: scanner.bytes[text.start..<text.end]))
      }
    }
    return true
  }

  /// Whether the array has another element; false when it has ended and was left.
  public mutating func nextElement() throws(JSONError) -> Bool {
    try advance(until: UInt8(ascii: "]"))
  }

  /// Reads a text.
  public mutating func string() throws(JSONError) -> String {
    try scan { scanner throws(JSONError) in
      try scanner.require(.string)
      return scanner.string(try scanner.text())
    }
  }

  /// Reads a number.
  public mutating func number() throws(JSONError) -> JSONNumber {
    try scan { scanner throws(JSONError) in
      try scanner.require(.number)
      return try scanner.number()
    }
  }

  /// Reads a number that must be an exact integer of 64 bits.
  public mutating func integer() throws(JSONError) -> Int64 {
    try scan { scanner throws(JSONError) in
      try scanner.require(.number)
      let start = scanner.position
      guard let value = Int64(exactly: try scanner.number()) else {
        throw JSONError(.notAnInteger, at: start)
      }
      return value
    }
  }

  /// Reads `true` or `false`.
  public mutating func bool() throws(JSONError) -> Bool {
    try scan { scanner throws(JSONError) in
      try scanner.require(.bool)
      return try scanner.bool()
    }
  }

  /// Reads `null`.
  public mutating func null() throws(JSONError) {
    try scan { scanner throws(JSONError) in
      try scanner.require(.null)
      try scanner.null()
    }
  }

  /// Reads the whole next value as a tree.
  public mutating func value() throws(JSONError) -> JSON {
    let depth = depth
    return try scan { scanner throws(JSONError) in
      var reader = JSONTreeReader(scanner, depth: depth)
      let value = try reader.value()
      scanner.position = reader.scanner.position
      return value
    }
  }

  /// Steps over the whole next value, checking it.
  public mutating func skip() throws(JSONError) {
    let depth = depth
    try scan { scanner throws(JSONError) in
      var walker = JSONWalker(scanner, depth: depth)
      try walker.value()
      scanner.position = walker.scanner.position
    }
  }

  /// Checks that nothing but space is left.
  public mutating func finish() throws(JSONError) {
    try scan { scanner throws(JSONError) in try scanner.finish() }
  }
}

extension JSONPullReader {
  /// Lets a scanner work on the bytes from the present position.
  @inline(__always)
  mutating func scan<Part>(
    _ work: (inout JSONScanner) throws(JSONError) -> Part
  ) throws(JSONError) -> Part {
    var place = position
    let part = try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) -> Part in
      var scanner = JSONScanner(UnsafeRawBufferPointer(bytes), rules: rules, position: place)
      let part = try work(&scanner)
      place = scanner.position
      return part
    }
    position = place
    return part
  }

  private mutating func open(_ bracket: UInt8) throws(JSONError) {
    if depth == rules.depth {
      throw JSONError(.tooDeep, at: position)
    }
    try scan { scanner throws(JSONError) in
      try scanner.require(bracket == UInt8(ascii: "{") ? .object : .array)
      scanner.position += 1
    }
    depth += 1
    isFirst = true
  }

  /// Steps over the comma before the next part, or out of what ends here.
  @inline(__always)
  private mutating func advance(until bracket: UInt8) throws(JSONError) -> Bool {
    let wasFirst = isFirst
    isFirst = false
    let goesOn = try scan { scanner throws(JSONError) in
      if wasFirst { return try !scanner.ends(with: bracket) }
      return try scanner.continues(until: bracket)
    }
    if !goesOn { depth -= 1 }
    return goesOn
  }
}
