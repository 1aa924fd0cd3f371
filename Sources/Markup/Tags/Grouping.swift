// Written by tools/make_tags.py from its one list of tags.

/// The `p` element.
public func p<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.p, attributes, key: key, content: content())
}

/// The `ul` element.
public func ul<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.ul, attributes, key: key, content: content())
}

/// The `ol` element.
public func ol<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.ol, attributes, key: key, content: content())
}

/// The `li` element.
public func li<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.li, attributes, key: key, content: content())
}

/// The `dl` element.
public func dl<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.dl, attributes, key: key, content: content())
}

/// The `dt` element.
public func dt<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.dt, attributes, key: key, content: content())
}

/// The `dd` element.
public func dd<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.dd, attributes, key: key, content: content())
}

/// The `figure` element.
public func figure<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.figure, attributes, key: key, content: content())
}

/// The `figcaption` element.
public func figcaption<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.figcaption, attributes, key: key, content: content())
}

/// The `blockquote` element.
public func blockquote<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.blockquote, attributes, key: key, content: content())
}

/// The `pre` element.
public func pre<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.pre, attributes, key: key, content: content())
}

/// The `hr` element, which has no content.
public func hr<M>(_ attributes: Attribute<M>..., key: String? = nil) -> Node<M> {
  Node(.hr, attributes, key: key)
}
