/// One piece of a page as a value: an element with its content, a text, or several of these in a row.
///
/// `Message` is what its events send, so that a screen can only send messages of its own.
public struct Node<Message> {
  /// One word, so that handing nodes around stays small in WebAssembly.
  var content: Content

  @inline(__always)
  init(_ content: Content) {
    self.content = content
  }

  init(
    _ tag: Tag, _ attributes: [Attribute<Message>], key: String?, content: Node = Node()
  ) {
    // The message type shows in nothing that an attribute holds, so that the array is one of contents
    // already. Copying it was a third of the time that a view takes.
    let contents = unsafeBitCast(attributes, to: [AttributeContent].self)
    self.content = Element.made(tag, contents, key: key, content: content.content)
  }

  /// Nothing at all.
  @inline(__always)
  public init() {
    content = Content.none
  }

  /// A text.
  ///
  /// Whatever it contains is shown as it is and never read as markup.
  public static func text(_ text: String) -> Node {
    Node(Text.made(text))
  }

  /// The same piece of a page whose events send what `transform` makes of its messages: how a screen
  /// takes in the view of a smaller one.
  public func map<Parent>(_ transform: @escaping (Message) -> Parent) -> Node<Parent> {
    Node<Parent>(content.lifted(by: LiftOf(transform)))
  }
}
