@testable import Markup

/// A tree that tests can take apart and change: what a page is expected to be, and the node to make it from.
indirect enum Sketch: Sendable {
  case text(String)
  case element(Tag, key: String?, [SketchAttribute], [Sketch])

  /// The node.
  ///
  /// Each event sends the number its attribute holds.
  var node: Node<Int> {
    switch self {
    case .text(let words): .text(words)
    case .element(let tag, let key, let attributes, let children):
      Node(
        tag, attributes.map(\.attribute), key: key,
        content: NodeBuilder.buildArray(children.map(\.node)))
    }
  }
}

/// An attribute of a sketch.
enum SketchAttribute: Sendable {
  case plain(StaticString, String)
  case style(StaticString, String)
  case text(String)
  case checked(Bool)
  case tap(Int, BrowserDefault)

  /// Attributes of one name exclude each other.
  var name: String {
    switch self {
    case .plain(let name, _): "\(name)"
    case .style(let name, _): "style \(name)"
    case .text: "value"
    case .checked: "checked"
    case .tap: "tap"
    }
  }

  var attribute: Attribute<Int> {
    switch self {
    case .plain(let name, let value): Attribute(AttributeName(name), value)
    case .style(let name, let value): .style(name, value)
    case .text(let value): .value(value)
    case .checked(let isChecked): .checked(isChecked)
    case .tap(let message, let browserDefault): .onTap(message, browserDefault: browserDefault)
    }
  }
}

extension Sketch {
  /// What differs between this sketch and what stands on a page; nil if nothing does.
  func difference(from page: PageNode) -> String? {
    switch self {
    case .text(let words):
      guard case .text(let shown) = page.kind else { return "expected the text \(words)" }
      return shown.isSpelled(like: words) ? nil : "\(shown) is not \(words)"
    case .element(let tag, _, let attributes, let children):
      guard page.kind == .element(name: tag.name.text, isSVG: tag.isSVG) else {
        return "\(page.kind) is not \(tag)"
      }
      return Self.difference(attributes, tag, from: page)
        ?? Self.difference(children, from: page.children)
    }
  }

  static func difference(_ sketches: [Sketch], from nodes: [PageNode]) -> String? {
    guard sketches.count == nodes.count else {
      return "\(nodes.count) nodes, not \(sketches.count)"
    }
    for (sketch, node) in zip(sketches, nodes) {
      if let difference = sketch.difference(from: node) { return difference }
    }
    return nil
  }

  /// The numbers of the children that are known by a key of their own, by parent, tag and key.
  static func keyed(_ sketches: [Sketch], in parent: PageNode) -> [String: UInt32] {
    var known: [String: UInt32] = [:]
    var seen: Set<String> = []
    for (sketch, node) in zip(sketches, parent.children) {
      guard case .element(let tag, let key, _, let children) = sketch else { continue }
      known.merge(keyed(children, in: node)) { one, _ in one }
      guard let key else { continue }
      let child = "\(parent.number) \(tag) \(key)"
      known[child] = seen.insert(child).inserted ? node.number : nil
    }
    return known
  }

  private static func difference(
    _ attributes: [SketchAttribute], _ tag: Tag, from page: PageNode
  ) -> String? {
    var plain: [String: String] = tag == .button ? ["type": "button"] : [:]
    var styles: [String: String] = [:]
    var value = ""
    var isChecked = false
    var listening: [String: PageNode.Listening] = [:]
    for attribute in attributes {
      switch attribute {
      case .plain(let name, let text): plain["\(name)"] = text
      case .style(let name, let text): styles["\(name)"] = text
      case .text(let text): value = text
      case .checked(let isOn): isChecked = isOn
      case .tap(_, let browserDefault):
        listening["tap"] = .init(flags: browserDefault == .suppressed ? 1 : 0, keys: "")
      }
    }
    if page.attributes != plain { return "\(page.attributes) is not \(plain)" }
    if page.styles != styles { return "\(page.styles) is not \(styles)" }
    if page.texts["value"] ?? "" != value { return "\(page.texts) is not \(value)" }
    if page.flags["checked"] ?? false != isChecked { return "\(page.flags) is not \(isChecked)" }
    if page.listening != listening { return "\(page.listening) is not \(listening)" }
    return nil
  }
}
