// Written by tools/make_tags.py from its one list of tags.

/// The `table` element.
public func table<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.table, attributes, key: key, content: content())
}

/// The `caption` element.
public func caption<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.caption, attributes, key: key, content: content())
}

/// The `colgroup` element.
public func colgroup<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.colgroup, attributes, key: key, content: content())
}

/// The `col` element, which has no content.
public func col<M>(_ attributes: Attribute<M>..., key: String? = nil) -> Node<M> {
  Node(.col, attributes, key: key)
}

/// The `thead` element.
public func thead<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.thead, attributes, key: key, content: content())
}

/// The `tbody` element.
public func tbody<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.tbody, attributes, key: key, content: content())
}

/// The `tfoot` element.
public func tfoot<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.tfoot, attributes, key: key, content: content())
}

/// The `tr` element.
public func tr<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.tr, attributes, key: key, content: content())
}

/// The `th` element.
public func th<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.th, attributes, key: key, content: content())
}

/// The `td` element.
public func td<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.td, attributes, key: key, content: content())
}
