// Most of these hand back what they are given. They are inlined whatever the build says of inlining:
// as calls they made up a twentieth of every view.

/// Lets content be written one piece a line, with `if`, `switch`, `for` and optional pieces.
@resultBuilder
public enum NodeBuilder<Message> {
  /// A node stands for itself.
  @inline(__always)
  public static func buildExpression(_ node: Node<Message>) -> Node<Message> { node }

  /// A missing node stands for nothing.
  @inline(__always)
  public static func buildExpression(_ node: Node<Message>?) -> Node<Message> { node ?? Node() }

  /// Several nodes stand for themselves, in a row.
  @inline(__always)
  public static func buildExpression(_ nodes: [Node<Message>]) -> Node<Message> {
    buildArray(nodes)
  }

  /// A string is a text.
  @inline(__always)
  public static func buildExpression(_ text: String) -> Node<Message> { .text(text) }

  /// A missing string stands for nothing.
  public static func buildExpression(_ text: String?) -> Node<Message> {
    if let text { .text(text) } else { Node() }
  }

  /// No line at all.
  @inline(__always)
  public static func buildBlock() -> Node<Message> { Node() }

  /// The first line.
  @inline(__always)
  public static func buildPartialBlock(first: Node<Message>) -> Node<Message> { first }

  /// One more line.
  @inline(__always)
  public static func buildPartialBlock(
    accumulated: Node<Message>, next: Node<Message>
  ) -> Node<Message> {
    Node(Content.joined(accumulated.content, next.content))
  }

  /// An `if` without `else`.
  @inline(__always)
  public static func buildOptional(_ node: Node<Message>?) -> Node<Message> { node ?? Node() }

  /// The first branch of an `if` or `switch`.
  @inline(__always)
  public static func buildEither(first: Node<Message>) -> Node<Message> { first }

  /// The other branch of an `if` or `switch`.
  @inline(__always)
  public static func buildEither(second: Node<Message>) -> Node<Message> { second }

  /// The end of the outermost block.
  @inline(__always)
  public static func buildFinalResult(_ node: Node<Message>) -> Node<Message> {
    Node(node.content.closed)
  }

  /// A `for` loop.
  @inline(__always)
  public static func buildArray(_ nodes: [Node<Message>]) -> Node<Message> {
    // As in `Node`: the message type shows in nothing that a node holds.
    Node(Content.row(of: unsafeBitCast(nodes, to: [Content].self)))
  }
}
