extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// A text written in source.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// An integer written in source.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  /// `true` or `false` written in source.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// An array written in source.
  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  /// An object written in source; a name written twice keeps its last value.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements))
  }
}
