/// An element with all it contains.
///
/// Never changes once made, so that the same element met again in the next tree needs no comparing.
final class Element: Content {
  let tag: Tag
  let key: String?
  /// The same number for the same key, mostly another for another.
  let keyHash: UInt32
  let attributes: [AttributeContent]
  let children: [Content]
  /// Turns the messages of this element and of all inside it into those of the tree around it.
  let lifts: [Lift]
  /// Whether it has live properties.
  let isControl: Bool

  init(
    tag: Tag, key: String?, attributes: [AttributeContent], children: [Content],
    lifts: [Lift] = []
  ) {
    self.tag = tag
    self.key = key
    keyHash = key?.fingerprint ?? 0
    self.attributes = attributes
    self.children = children
    self.lifts = lifts
    isControl = attributes.contains { $0.isLive }
    super.init(.element, size: 1 + children.size)
  }

  /// The element as a node wants it: attributes in order, a row of children.
  @inline(never)
  static func made(
    _ tag: Tag, _ attributes: [AttributeContent], key: String?, content: Content
  ) -> Content {
    Element(
      tag: tag, key: key, attributes: AttributeContent.tidy(attributes, of: tag),
      children: content.pieces)
  }

  /// The same element whose messages go through one more lift, after those it has.
  func withLift(_ lift: Lift) -> Element {
    Element(
      tag: tag, key: key, attributes: attributes, children: children, lifts: lifts + [lift])
  }

  /// What answers an event of that kind here.
  func handler(of kind: EventKind) -> Handler? {
    for attribute in attributes
    where attribute.kind == .event && attribute.name == kind.attributeName {
      return attribute.handler
    }
    return nil
  }
}
