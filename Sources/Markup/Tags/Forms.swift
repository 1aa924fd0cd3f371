// Written by tools/make_tags.py from its one list of tags.

/// The `form` element.
public func form<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.form, attributes, key: key, content: content())
}

/// The `fieldset` element.
public func fieldset<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.fieldset, attributes, key: key, content: content())
}

/// The `legend` element.
public func legend<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.legend, attributes, key: key, content: content())
}

/// The `label` element.
public func label<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.label, attributes, key: key, content: content())
}

/// The `input` element, which has no content.
public func input<M>(_ attributes: Attribute<M>..., key: String? = nil) -> Node<M> {
  Node(.input, attributes, key: key)
}

/// The `button` element.
public func button<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.button, attributes, key: key, content: content())
}

/// The `select` element.
public func select<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.select, attributes, key: key, content: content())
}

/// The `optgroup` element.
public func optgroup<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.optgroup, attributes, key: key, content: content())
}

/// The `option` element.
public func option<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.option, attributes, key: key, content: content())
}

/// The `textarea` element.
public func textarea<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.textarea, attributes, key: key, content: content())
}

/// The `datalist` element.
public func datalist<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.datalist, attributes, key: key, content: content())
}

/// The `output` element.
public func output<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.output, attributes, key: key, content: content())
}

/// The `progress` element.
public func progress<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.progress, attributes, key: key, content: content())
}

/// The `meter` element.
public func meter<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.meter, attributes, key: key, content: content())
}
