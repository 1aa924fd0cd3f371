/// One piece of a page as a value: an element with its content, a text, or several of these in a row.
///
/// `Message` is what its events send, so that a screen can only send messages of its own.
public struct Node<Message> {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  init(
    _ tag: Tag, _ attributes: [Attribute<Message>], key: String?, content: Node = Node()
  ) {
    // The message type shows in nothing that an attribute holds, so that the array is one of contents
    // already. Copying it was a third of the time that a view takes.
    let contents = unsafeBitCast(attributes, to: [AttributeContent].self)
    self.content = .element(
      Element(
        tag: tag, key: key, attributes: AttributeContent.tidy(contents, of: tag),
        children: content.content.pieces))
  }

  /// Nothing at all.
  public init() {
    content = .list([])
  }

  /// A text.
  ///
  /// Whatever it contains is shown as it is and never read as markup.
  public static func text(_ text: String) -> Node {
    Node(.text(text))
  }

  /// The same piece of a page whose events send what `transform` makes of its messages: how a screen
  /// takes in the view of a smaller one.
  public func map<Parent>(_ transform: @escaping (Message) -> Parent) -> Node<Parent> {
    Node<Parent>(content.lifted(by: LiftOf(transform)))
  }
}

/// What a node holds, whatever its events send.
///
/// Kept apart from `Node` so that comparing and encoding are compiled once and not once for each
/// type of message.
enum Content {
  case element(Element)
  case text(String)
  /// Several pieces in a row; never holds another list.
  case list([Content])

  /// The pieces in a row that this content stands for.
  var pieces: [Content] {
    switch self {
    case .list(let pieces): pieces
    case .element, .text: [self]
    }
  }

  /// How many elements and texts there are, on all levels.
  var size: Int {
    switch self {
    case .element(let element): element.size
    case .text: 1
    case .list(let pieces): pieces.size
    }
  }

  /// Puts more content behind this one.
  mutating func append(_ other: Content) {
    if case .list(var pieces) = self {
      // Lets go of the array first, so that appending does not copy it.
      self = .text("")
      pieces.append(contentOf: other)
      self = .list(pieces)
    } else {
      var pieces: [Content] = []
      pieces.reserveCapacity(4)
      pieces.append(self)
      pieces.append(contentOf: other)
      self = .list(pieces)
    }
  }

  func lifted(by lift: Lift) -> Content {
    switch self {
    case .text: self
    case .element(let element): .element(element.lifted(by: lift))
    case .list(let pieces): .list(pieces.map { $0.lifted(by: lift) })
    }
  }
}

extension [Content] {
  /// How many elements and texts there are, on all levels.
  var size: Int {
    var sum = 0
    for piece in self { sum += piece.size }
    return sum
  }

  fileprivate mutating func append(contentOf other: Content) {
    switch other {
    case .list(let pieces): append(contentsOf: pieces)
    case .element, .text: append(other)
    }
  }
}
