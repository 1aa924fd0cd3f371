// Written by tools/make_tags.py from its one list of tags.

/// The `img` element, which has no content.
public func img<M>(_ attributes: Attribute<M>..., key: String? = nil) -> Node<M> {
  Node(.img, attributes, key: key)
}

/// The `picture` element.
public func picture<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.picture, attributes, key: key, content: content())
}

/// The `source` element, which has no content.
public func source<M>(_ attributes: Attribute<M>..., key: String? = nil) -> Node<M> {
  Node(.source, attributes, key: key)
}

/// The `audio` element.
public func audio<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.audio, attributes, key: key, content: content())
}

/// The `video` element.
public func video<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.video, attributes, key: key, content: content())
}

/// The `canvas` element.
public func canvas<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.canvas, attributes, key: key, content: content())
}
