/// A JSON value: what RFC 8259 can say, kept exactly as it was written.
///
/// Objects keep the order of their members, numbers keep their digits. Two values are equal when
/// they say the same: the order of an object's members does not matter, texts are compared byte by
/// byte (never by canonical equivalence), and numbers by how they are written, so that `1.0` and
/// `1` differ. `Int64(exactly:)` reads both as one.
public enum JSON: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, with the digits it was written in.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values.
  case object(JSONObject)

  /// An integer as a JSON number.
  public static func integer(_ value: Int64) -> JSON {
    .number(JSONNumber(value))
  }

  /// Whether this is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The truth value, or nil if this is something else.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, or nil if this is something else.
  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as an exact integer, or nil if this is no number or has no exact value in 64 bits.
  public var int64: Int64? {
    if case .number(let value) = self { Int64(exactly: value) } else { nil }
  }

  /// The text, or nil if this is something else.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements, or nil if this is no array.
  public var array: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, or nil if this is no object.
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The value of an object's member, or nil if this is no object or has no such member.
  public subscript(name: String) -> JSON? {
    if case .object(let value) = self { value[name] } else { nil }
  }
}
