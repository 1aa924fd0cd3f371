/// One thing that happens in a small world.
public struct Step: Sendable, Equatable {
  /// To which replica.
  public let replica: Int
  /// What.
  public let deed: Deed

  /// What can happen to a replica.
  public enum Deed: Sendable, Equatable {
    /// A set is logged, or its log corrected.
    case log
    /// The tick is taken off again.
    case unlog
    /// Another exercise is put in the set's place.
    case swap
    /// Another set is added.
    case add
    /// An item is removed: a row tidied away, a session discarded.
    case remove(Item)
    /// A removal is taken back.
    case undo(Item)
    /// A backup replaces everything.
    case restore
    /// Another replica's copy is merged in.
    case pull(Int)
  }

  /// Whether two replicas take part.
  var isPull: Bool {
    if case .pull = deed { true } else { false }
  }

  /// The replicas that take part, the acting one first.
  var replicas: [Int] {
    if case .pull(let other) = deed { [replica, other] } else { [replica] }
  }
}

extension Step: CustomStringConvertible {
  /// The step as one word, for the report of a failure.
  public var description: String {
    "ABC"[replica] + "." + "\(deed)"
  }
}

extension String {
  fileprivate subscript(place: Int) -> String {
    String(self[index(startIndex, offsetBy: place)])
  }
}
