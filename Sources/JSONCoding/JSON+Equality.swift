extension JSON: Equatable {
  /// Whether both say the same; the order of members does not matter.
  public static func == (one: JSON, other: JSON) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): ByteOrder.same(one, other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}

extension JSONObject: Equatable {
  /// Whether both have the same members, in any order.
  ///
  /// Linear when the order is the same too, which is the usual case.
  public static func == (one: JSONObject, other: JSONObject) -> Bool {
    guard one.count == other.count else { return false }
    if zip(one.members, other.members).allSatisfy({ ByteOrder.same($0.name, $1.name) }) {
      return zip(one.members, other.members).allSatisfy { $0.value == $1.value }
    }
    return zip(one.sortedMembers, other.sortedMembers).allSatisfy {
      ByteOrder.same($0.name, $1.name) && $0.value == $1.value
    }
  }
}
