/// Writes JSON piece by piece, without a tree and without space.
///
/// The caller opens, closes and names in a sensible order; the writer sets the commas.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.name("reps")
///     writer.integer(8)
///     writer.endObject()
///     writer.text  // {"reps":8}
public struct JSONWriter {
  /// What has been written so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// A writer with room for that many bytes.
  public init(room: Int = 0) {
    bytes.reserveCapacity(room)
  }

  /// What has been written so far.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Opens an object.
  public mutating func beginObject() {
    open(UInt8(ascii: "{"))
  }

  /// Closes the object opened last.
  public mutating func endObject() {
    close(UInt8(ascii: "}"))
  }

  /// Opens an array.
  public mutating func beginArray() {
    open(UInt8(ascii: "["))
  }

  /// Closes the array opened last.
  public mutating func endArray() {
    close(UInt8(ascii: "]"))
  }

  /// Names the value written next.
  public mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Names the value written next by bytes that are valid UTF-8.
  public mutating func name(utf8 name: UnsafeRawBufferPointer) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  public mutating func string(_ value: String) {
    separate()
    var value = value
    value.withUTF8 { appendQuoted(UnsafeRawBufferPointer($0)) }
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int64) {
    separate()
    appendInteger(value)
  }

  /// Writes a number as it was written.
  public mutating func number(_ value: JSONNumber) {
    separate()
    if let value = value.plainInteger {
      appendInteger(value)
    } else {
      bytes.append(contentsOf: value.text.utf8)
    }
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    append("null")
  }

  /// Writes a value that is JSON text already.
  public mutating func encoded(_ value: UnsafeRawBufferPointer) {
    separate()
    bytes.append(contentsOf: value)
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  @inline(__always)
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private mutating func appendInteger(_ value: Int64) {
    var magnitude = value.magnitude
    if magnitude < 10, value >= 0 {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude))
      return
    }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    while magnitude > 0 {
      let (rest, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
      magnitude = rest
    }
    bytes[start...].reverse()
  }

  /// Escapes only what RFC 8259 says must be, with the short escapes where there are any.
  private mutating func appendQuoted(_ text: UnsafeRawBufferPointer) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for place in text.indices where needsEscape(text[place]) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start..<place]))
      appendEscape(text[place])
      start = place + 1
    }
    bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      append("u00")
      bytes.append(hexDigit(byte >> 4))
      bytes.append(hexDigit(byte & 0xF))
    }
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10
  }
}
