import Ordering

/// The members of a JSON object in the order they were written, each name once.
///
/// Looking up a name goes through the members one by one: records have a handful of them. Walk
/// `members` where there are many.
public struct JSONObject: Sendable {
  /// One named value.
  public struct Member: Sendable {
    /// The name as written.
    public let name: String
    /// What it names.
    public var value: JSON

    /// Names a value.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The members in order.
  public private(set) var members: [Member]

  /// An object without members.
  public init() {
    members = []
  }

  /// An object with the given members; a name given twice keeps its first place and last value.
  public init(_ members: [(String, JSON)]) {
    self.members = []
    self.members.reserveCapacity(members.count)
    for (name, value) in members {
      self[name] = value
    }
  }

  /// An object of members whose names the caller knows to differ, without looking for doubles.
  public init(distinct members: [Member]) {
    self.members = members
  }

  /// How many members there are.
  public var count: Int { members.count }

  /// Whether there are none.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of that name; setting nil takes the member out, setting a new name puts it last.
  public subscript(name: String) -> JSON? {
    get {
      members.first { ByteOrder.same($0.name, name) }?.value
    }
    set {
      let place = members.firstIndex { ByteOrder.same($0.name, name) }
      switch (place, newValue) {
      case (.some(let place), .some(let value)): members[place].value = value
      case (.some(let place), .none): members.remove(at: place)
      case (.none, .some(let value)): members.append(Member(name, value))
      case (.none, .none): break
      }
    }
  }

  /// The members by the bytes of their names, as the canonical form writes them.
  var sortedMembers: [Member] {
    var sorted = true
    for place in members.indices.dropFirst()
    where !ByteOrder.precedes(members[place - 1].name, members[place].name) {
      sorted = false
      break
    }
    return sorted ? members : members.ordered { ByteOrder.precedes($0.name, $1.name) }
  }
}
