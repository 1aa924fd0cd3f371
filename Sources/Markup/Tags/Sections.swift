// Written by tools/make_tags.py from its one list of tags.

/// The `main` element.
public func main<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.main, attributes, key: key, content: content())
}

/// The `header` element.
public func header<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.header, attributes, key: key, content: content())
}

/// The `footer` element.
public func footer<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.footer, attributes, key: key, content: content())
}

/// The `nav` element.
public func nav<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.nav, attributes, key: key, content: content())
}

/// The `section` element.
public func section<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.section, attributes, key: key, content: content())
}

/// The `article` element.
public func article<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.article, attributes, key: key, content: content())
}

/// The `aside` element.
public func aside<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.aside, attributes, key: key, content: content())
}

/// The `h1` element.
public func h1<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.h1, attributes, key: key, content: content())
}

/// The `h2` element.
public func h2<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.h2, attributes, key: key, content: content())
}

/// The `h3` element.
public func h3<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.h3, attributes, key: key, content: content())
}

/// The `h4` element.
public func h4<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.h4, attributes, key: key, content: content())
}

/// The `h5` element.
public func h5<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.h5, attributes, key: key, content: content())
}

/// The `h6` element.
public func h6<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.h6, attributes, key: key, content: content())
}

/// The `div` element.
public func div<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.div, attributes, key: key, content: content())
}
