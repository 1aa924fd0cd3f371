/// Lets content be written one piece a line, with `if`, `switch`, `for` and optional pieces.
@resultBuilder
public enum NodeBuilder<Message> {
  /// A node stands for itself.
  public static func buildExpression(_ node: Node<Message>) -> Node<Message> { node }

  /// A missing node stands for nothing.
  public static func buildExpression(_ node: Node<Message>?) -> Node<Message> { node ?? Node() }

  /// Several nodes stand for themselves, in a row.
  public static func buildExpression(_ nodes: [Node<Message>]) -> Node<Message> {
    buildArray(nodes)
  }

  /// A string is a text.
  public static func buildExpression(_ text: String) -> Node<Message> { .text(text) }

  /// A missing string stands for nothing.
  public static func buildExpression(_ text: String?) -> Node<Message> {
    if let text { .text(text) } else { Node() }
  }

  /// No line at all.
  public static func buildBlock() -> Node<Message> { Node() }

  /// The first line.
  public static func buildPartialBlock(first: Node<Message>) -> Node<Message> { first }

  /// One more line.
  public static func buildPartialBlock(
    accumulated: Node<Message>, next: Node<Message>
  ) -> Node<Message> {
    Node(Content.joined(accumulated.content, next.content))
  }

  /// An `if` without `else`.
  public static func buildOptional(_ node: Node<Message>?) -> Node<Message> { node ?? Node() }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: Node<Message>) -> Node<Message> { first }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second: Node<Message>) -> Node<Message> { second }

  /// The end of the outermost block.
  public static func buildFinalResult(_ node: Node<Message>) -> Node<Message> {
    Node(node.content.closed)
  }

  /// A `for` loop.
  public static func buildArray(_ nodes: [Node<Message>]) -> Node<Message> {
    // As in `Node`: the message type shows in nothing that a node holds.
    Node(Content.row(of: unsafeBitCast(nodes, to: [Content].self)))
  }
}
