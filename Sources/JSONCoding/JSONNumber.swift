/// A JSON number exactly as it was written.
///
/// There is no way to a `Double` on purpose: weights and instants are exact. Whoever needs a
/// fraction reads `text`.
public struct JSONNumber: Sendable, Equatable {
  /// An integer whose shortest spelling is how it was written needs no text of its own.
  private enum Spelling: Sendable {
    case integer(Int64)
    case text(String)
  }

  private let spelling: Spelling

  /// An integer.
  public init(_ value: Int64) {
    spelling = .integer(value)
  }

  /// A number in the spelling of RFC 8259, or nil if the text is not one number and nothing else.
  public init?(_ text: String) {
    var text = text
    let number = text.withUTF8 { bytes -> JSONNumber? in
      var scanner = JSONScanner(UnsafeRawBufferPointer(bytes), rules: .standard)
      guard let number = try? scanner.number(), scanner.isAtEnd else { return nil }
      return number
    }
    guard let number else { return nil }
    self = number
  }

  /// A number that the scanner found to be well formed and no plain 64-bit integer.
  init(wellFormed text: String) {
    spelling = .text(text)
  }

  /// The digits as written.
  public var text: String {
    switch spelling {
    case .integer(let value): String(value)
    case .text(let text): text
    }
  }

  /// The value, where the number is spelled as a plain integer.
  var plainInteger: Int64? {
    if case .integer(let value) = spelling { value } else { nil }
  }

  /// Whether both are written alike.
  public static func == (one: JSONNumber, other: JSONNumber) -> Bool {
    switch (one.spelling, other.spelling) {
    case (.integer(let one), .integer(let other)): one == other
    case (.text(let one), .text(let other)): ByteOrder.same(one, other)
    default: false
    }
  }
}

extension Int64 {
  /// The number's value, or nil if it is no integer or does not fit; `1.50e2` is 150.
  public init?(exactly number: JSONNumber) {
    if let value = number.plainInteger {
      self = value
    } else {
      guard let value = DecimalDigits(number.text).exactInteger else { return nil }
      self = value
    }
  }
}
