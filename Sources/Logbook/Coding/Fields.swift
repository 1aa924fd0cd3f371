import JSONCoding

/// The members of a cell while it is put together: what has nothing to say is left out.
///
/// A cell is written whole, so a newer version's members would be lost with every edit of an older
/// one. Members that this version never names are therefore taken over from the old value.
struct Fields {
  private var object = JSONObject()
  private var named: [String] = []

  mutating func set(_ name: String, _ value: JSON?) {
    named.append(name)
    object[name] = value
  }

  mutating func set(_ name: String, text: String?) {
    set(name, text.map { JSON.string($0) })
  }

  /// An integer that is left out where it has its usual value.
  mutating func set(_ name: String, _ value: Int, usually usual: Int? = nil) {
    set(name, value == usual ? nil : .integer(Int64(value)))
  }

  /// A list that is left out where it is empty.
  mutating func set(_ name: String, list: [JSON]) {
    set(name, list.isEmpty ? nil : .array(list))
  }

  /// A truth that is left out where it has its usual value.
  mutating func set(_ name: String, _ value: Bool, usually usual: Bool) {
    set(name, value == usual ? nil : .bool(value))
  }

  /// The finished cell, with the members of the old value that were not named here.
  func json(keeping old: JSON? = nil) -> JSON {
    guard let old = old?.object else { return .object(object) }
    var whole = object
    for member in old.members where !named.contains(member.name) {
      whole[member.name] = member.value
    }
    return .object(whole)
  }
}

extension JSON {
  /// The member as a number of reps, seconds, sets or the like, or nil.
  ///
  /// A million is more than any of them can be; what lies beyond is read as that, so that no sum of
  /// a damaged or foreign record overflows, and it reads alike where `Int` has 32 bits.
  func int(_ name: String) -> Int? { self[name]?.int }

  /// The value as such a number, or nil.
  var int: Int? {
    int64.map { Int(min(max($0, -1_000_000), 1_000_000)) }
  }

  /// The member as a number of things that are laid out one by one, or nil: a hundred at most.
  func count(_ name: String) -> Int? {
    int(name).map { min(max($0, 0), 100) }
  }

  /// The member as a text, or nil.
  func text(_ name: String) -> String? {
    self[name]?.string
  }

  /// The elements of the member, or none.
  func list(_ name: String) -> [JSON] {
    self[name]?.array ?? []
  }
}
