/// In which order the members of objects are written.
public enum JSONMemberOrder: Sendable {
  /// As the value holds them.
  case asGiven
  /// By the UTF-8 bytes of their names, so that equal values give equal bytes.
  case canonical
}

extension JSON {
  /// The value as JSON without space, members in their order.
  public var text: String {
    text(.asGiven)
  }

  /// The value in the one form that all equal values share: members sorted by the UTF-8 bytes of
  /// their names, no space, numbers as written, only necessary escapes.
  public var canonicalText: String {
    text(.canonical)
  }

  private func text(_ order: JSONMemberOrder) -> String {
    var writer = JSONWriter()
    writer.value(self, members: order)
    return writer.text
  }

  /// How many arrays and objects stand inside each other; 0 for a plain value.
  public var depth: Int {
    switch self {
    case .null, .bool, .number, .string: 0
    case .array(let elements): 1 + elements.reduce(0) { max($0, $1.depth) }
    case .object(let object): 1 + object.members.reduce(0) { max($0, $1.value.depth) }
    }
  }
}

extension JSONWriter {
  /// Writes a whole value.
  public mutating func value(_ value: JSON, members order: JSONMemberOrder = .asGiven) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element, members: order) }
      endArray()
    case .object(let object):
      beginObject()
      for member in order == .canonical ? object.sortedMembers : object.members {
        name(member.name)
        self.value(member.value, members: order)
      }
      endObject()
    }
  }
}
