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
public struct JSONWriter: ~Copyable {
  private var buffer: ByteBuffer
  private var needsComma = false

  /// A writer with room for that many bytes.
  public init(room: Int = 0) {
    buffer = ByteBuffer(room: room)
  }

  /// How many bytes have been written so far.
  public var byteCount: Int { buffer.count }

  /// What has been written so far, as UTF-8.
  public var bytes: [UInt8] {
    Array(buffer.contents)
  }

  /// What has been written so far.
  public var text: String {
    String(decoding: buffer.contents, as: UTF8.self)
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
    var name = name
    name.withUTF8 { self.name(utf8: UnsafeRawBufferPointer($0)) }
  }

  /// Names the value written next by bytes that are valid UTF-8.
  public mutating func name(utf8 name: UnsafeRawBufferPointer) {
    quoted(name)
    buffer.makeRoom(1)
    buffer.put(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  public mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { quoted(UnsafeRawBufferPointer($0)) }
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int64) {
    separate(room: 20)
    digits(of: value)
  }

  /// Writes a number as it was written.
  public mutating func number(_ value: JSONNumber) {
    if let value = value.plainInteger {
      integer(value)
    } else {
      var text = value.text
      text.withUTF8 { encoded(UnsafeRawBufferPointer($0)) }
    }
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    literal(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    literal("null")
  }

  /// Writes a value that is JSON text already.
  public mutating func encoded(_ value: UnsafeRawBufferPointer) {
    separate(room: value.count)
    buffer.put(value)
  }
}

extension JSONWriter {
  private mutating func open(_ byte: UInt8) {
    separate(room: 1)
    buffer.put(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    buffer.makeRoom(1)
    buffer.put(byte)
    needsComma = true
  }

  /// Sets the comma that is due, and makes room for what follows.
  @inline(__always)
  private mutating func separate(room: Int) {
    buffer.makeRoom(room + 1)
    if needsComma { buffer.put(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func literal(_ literal: StaticString) {
    encoded(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private mutating func digits(of value: Int64) {
    if value < 0 { buffer.put(UInt8(ascii: "-")) }
    var magnitude = value.magnitude
    var digits: InlineArray<20, UInt8> = .init(repeating: 0)
    var place = 20
    repeat {
      let (rest, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      place -= 1
      digits[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
      magnitude = rest
    } while magnitude > 0
    while place < 20 {
      buffer.put(digits[place])
      place += 1
    }
  }

  /// Writes a text in quotation marks, escaping only what RFC 8259 says must be.
  private mutating func quoted(_ text: UnsafeRawBufferPointer) {
    // In the worst case every byte becomes six.
    let plain = text.plainLength()
    let rest = text.count - plain
    separate(room: 2 + plain + 6 * rest)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(UnsafeRawBufferPointer(rebasing: text[..<plain]))
    for byte in text[plain...] {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        putEscape(byte)
      } else {
        buffer.put(byte)
      }
    }
    buffer.put(UInt8(ascii: "\""))
  }

  private mutating func putEscape(_ byte: UInt8) {
    buffer.put(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): buffer.put(byte)
    case 0x08: buffer.put(UInt8(ascii: "b"))
    case 0x09: buffer.put(UInt8(ascii: "t"))
    case 0x0A: buffer.put(UInt8(ascii: "n"))
    case 0x0C: buffer.put(UInt8(ascii: "f"))
    case 0x0D: buffer.put(UInt8(ascii: "r"))
    default:
      for digit in [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")] { buffer.put(digit) }
      putHexDigit(byte >> 4)
      putHexDigit(byte & 0xF)
    }
  }

  private mutating func putHexDigit(_ value: UInt8) {
    buffer.put(value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10)
  }
}
