// Written by tools/make_tags.py from its one list of tags.

/// The `svg` element.
public func svg<M>(
  _ attributes: Attribute<M>..., key: String? = nil,
  @NodeBuilder<M> content: () -> Node<M> = { Node() }
) -> Node<M> {
  Node(.svg, attributes, key: key, content: content())
}

/// The elements inside a drawing; their names stand apart because many are everyday words.
public enum SVG {
  /// The SVG `g` element.
  public static func g<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.g, attributes, key: key, content: content())
  }

  /// The SVG `path` element.
  public static func path<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.path, attributes, key: key, content: content())
  }

  /// The SVG `circle` element.
  public static func circle<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.circle, attributes, key: key, content: content())
  }

  /// The SVG `ellipse` element.
  public static func ellipse<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.ellipse, attributes, key: key, content: content())
  }

  /// The SVG `line` element.
  public static func line<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.line, attributes, key: key, content: content())
  }

  /// The SVG `rect` element.
  public static func rect<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.rect, attributes, key: key, content: content())
  }

  /// The SVG `polyline` element.
  public static func polyline<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.polyline, attributes, key: key, content: content())
  }

  /// The SVG `polygon` element.
  public static func polygon<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.polygon, attributes, key: key, content: content())
  }

  /// The SVG `text` element.
  public static func text<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.svgText, attributes, key: key, content: content())
  }

  /// The SVG `tspan` element.
  public static func tspan<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.tspan, attributes, key: key, content: content())
  }

  /// The SVG `title` element.
  public static func title<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.svgTitle, attributes, key: key, content: content())
  }

  /// The SVG `desc` element.
  public static func desc<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.desc, attributes, key: key, content: content())
  }

  /// The SVG `defs` element.
  public static func defs<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.defs, attributes, key: key, content: content())
  }

  /// The SVG `use` element.
  public static func use<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.use, attributes, key: key, content: content())
  }

  /// The SVG `symbol` element.
  public static func symbol<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.symbol, attributes, key: key, content: content())
  }

  /// The SVG `linearGradient` element.
  public static func linearGradient<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.linearGradient, attributes, key: key, content: content())
  }

  /// The SVG `radialGradient` element.
  public static func radialGradient<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.radialGradient, attributes, key: key, content: content())
  }

  /// The SVG `stop` element.
  public static func stop<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.stop, attributes, key: key, content: content())
  }

  /// The SVG `clipPath` element.
  public static func clipPath<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.clipPath, attributes, key: key, content: content())
  }

  /// The SVG `mask` element.
  public static func mask<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.mask, attributes, key: key, content: content())
  }

  /// The SVG `pattern` element.
  public static func pattern<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.pattern, attributes, key: key, content: content())
  }

  /// The SVG `marker` element.
  public static func marker<M>(
    _ attributes: Attribute<M>..., key: String? = nil,
    @NodeBuilder<M> content: () -> Node<M> = { Node() }
  ) -> Node<M> {
    Node(.marker, attributes, key: key, content: content())
  }
}
