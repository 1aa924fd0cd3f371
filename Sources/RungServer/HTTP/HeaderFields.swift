/// Header fields in the order they came, found by name whatever its case.
public struct HeaderFields: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// One header field: a name and its value.
  public struct Field: Sendable, Equatable {
    /// The name as written.
    public let name: String
    /// The value without the white space around it.
    public let value: String
  }

  /// Every field, in order.
  public private(set) var fields: [Field] = []

  /// Starts with these fields.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// Adds a field after those already there.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Adds all fields of another list.
  public mutating func append(_ others: HeaderFields) {
    fields.append(contentsOf: others.fields)
  }

  /// The values of every field of that name joined by commas, as HTTP lets lists be split (RFC 9110 5.3).
  public subscript(name: String) -> String? {
    var found: String?
    for field in fields where field.name.equalsIgnoringCase(name) {
      found = found.map { $0 + ", " + field.value } ?? field.value
    }
    return found
  }
}
