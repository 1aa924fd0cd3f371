// Written by tools/make_tags.py from its one list of tags.

/// The `details` element.
public func details<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.details, attributes, key: key, content: content())
}

/// The `summary` element.
public func summary<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.summary, attributes, key: key, content: content())
}

/// The `dialog` element.
public func dialog<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.dialog, attributes, key: key, content: content())
}

/// The `menu` element.
public func menu<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.menu, attributes, key: key, content: content())
}
