// Written by tools/make_tags.py from its one list of tags.

/// The `a` element.
public func a<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.a, attributes, key: key, content: content())
}

/// The `span` element.
public func span<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.span, attributes, key: key, content: content())
}

/// The `strong` element.
public func strong<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.strong, attributes, key: key, content: content())
}

/// The `em` element.
public func em<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.em, attributes, key: key, content: content())
}

/// The `small` element.
public func small<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.small, attributes, key: key, content: content())
}

/// The `mark` element.
public func mark<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.mark, attributes, key: key, content: content())
}

/// The `code` element.
public func code<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.code, attributes, key: key, content: content())
}

/// The `kbd` element.
public func kbd<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.kbd, attributes, key: key, content: content())
}

/// The `sub` element.
public func sub<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.sub, attributes, key: key, content: content())
}

/// The `sup` element.
public func sup<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.sup, attributes, key: key, content: content())
}

/// The `time` element.
public func time<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.time, attributes, key: key, content: content())
}

/// The `abbr` element.
public func abbr<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.abbr, attributes, key: key, content: content())
}

/// The `i` element.
public func i<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.i, attributes, key: key, content: content())
}

/// The `b` element.
public func b<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.b, attributes, key: key, content: content())
}

/// The `s` element.
public func s<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.s, attributes, key: key, content: content())
}

/// The `u` element.
public func u<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.u, attributes, key: key, content: content())
}

/// The `q` element.
public func q<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.q, attributes, key: key, content: content())
}

/// The `cite` element.
public func cite<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.cite, attributes, key: key, content: content())
}

/// The `bdi` element.
public func bdi<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.bdi, attributes, key: key, content: content())
}

/// The `br` element, which has no content.
public func br<M>(_ attributes: Attribute<M>..., key: String? = nil) -> Node<M> {
  Node(.br, attributes, key: key)
}

/// The `wbr` element, which has no content.
public func wbr<M>(_ attributes: Attribute<M>..., key: String? = nil) -> Node<M> {
  Node(.wbr, attributes, key: key)
}
