/// A tree of nodes that stands on a page: it knows the last tree, numbers its nodes, and answers their
/// events.
///
/// ```swift
/// var page = Mounted<Action>()
/// let patch = page.render(view(state))  // bytes for Web/host/dom.js
/// let action = page.message(for: DOMEvent(node: 12, kind: .tap))
/// ```
public struct Mounted<Message> {
  private var tree = MountedTree()

  /// Nothing stands on the page yet: the first patch clears it and builds everything.
  public init() {}

  /// Makes this the tree on the page.
  ///
  /// - Returns: the patch that turns what stood there into it; empty where nothing changes. Patches
  ///   have to be applied in the order they were made. The time is proportional to the nodes in
  ///   `tree`, but for elements that are the same values as last time, which cost next to nothing.
  public mutating func render(_ tree: Node<Message>) -> [UInt8] {
    self.tree.render(tree.content.pieces)
  }

  /// What an event means; nil where the node no longer exists or nothing listens there any more.
  public mutating func message(for event: DOMEvent) -> Message? {
    guard let handler = tree.handler(for: event) else { return nil }
    return unsafeDowncast(handler, to: HandlerOf<Message>.self).respond(event)
  }
}
