/// An event as the page reports it.
public struct DOMEvent: Sendable {
  /// The number of the node that listens; the root patches apply to is 0.
  public var node: UInt32
  /// What happened.
  public var kind: EventKind
  /// What the control holds, typed and unchecked; "true" or "false" for a box that can be ticked.
  public var value: String
  /// The key pressed, as `Key` names it.
  public var key: String

  /// An event of a node.
  public init(node: UInt32, kind: EventKind, value: String = "", key: String = "") {
    self.node = node
    self.kind = kind
    self.value = value
    self.key = key
  }
}
