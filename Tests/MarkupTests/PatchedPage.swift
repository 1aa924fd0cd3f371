@testable import Markup

/// A page as a plain tree, changed by patches and by nothing else: what `Web/host/dom.js` does, for tests.
final class PatchedPage {
  let root = PageNode(.element(name: "root", isSVG: false))
  private(set) var nodes: [UInt32: PageNode] = [:]
  /// How often each step occurred in the last patch.
  private(set) var counts: [Opcode: Int] = [:]
  private var names: [String] = []

  init() {
    nodes[0] = root
  }

  func apply(_ patch: [UInt8]) throws(BadPatch) {
    counts = [:]
    if patch.isEmpty { return }
    var reader = try PatchReader(patch)
    var place: (parent: PageNode, before: UInt32)?
    var open: [PageNode] = []
    var selected: PageNode?
    while let code = try reader.step() {
      guard let opcode = Opcode(rawValue: code) else { throw BadPatch("step \(code)") }
      counts[opcode, default: 0] += 1
      switch opcode {
      case .reset:
        names = []
        nodes = [0: root]
        root.children = []
      case .place:
        place = (try node(reader.number()), try reader.number())
      case .openHTML, .openSVG:
        let element = try create(
          reader.number(), .element(name: try reader.name(&names), isSVG: opcode == .openSVG))
        if let parent = open.last { parent.append(element) }
        open.append(element)
      case .close:
        guard let element = open.popLast() else { throw BadPatch("close without open") }
        if open.isEmpty { try insert(element, place) }
      case .text:
        let text = try create(reader.number(), .text(reader.text()))
        if let parent = open.last { parent.append(text) } else { try insert(text, place) }
      case .select:
        guard open.isEmpty else { throw BadPatch("select inside an open element") }
        selected = try node(reader.number())
      case .rewrite:
        let text = try node(reader.number())
        guard case .text = text.kind else { throw BadPatch("rewrite of an element") }
        text.kind = .text(try reader.text())
      case .move:
        let moved = try node(reader.number())
        guard let parent = moved.parent else { throw BadPatch("move of a detached node") }
        let before = try reader.number()
        moved.detach()
        try insert(moved, (parent, before))
      case .remove:
        let removed = try node(reader.number())
        guard removed.parent != nil else { throw BadPatch("removal of a detached node") }
        removed.detach()
        removed.walk { nodes[$0.number] = nil }
      default:
        guard let element = open.last ?? selected else { throw BadPatch("nothing selected") }
        try change(element, opcode, &reader)
      }
    }
    guard open.isEmpty else { throw BadPatch("an element stays open") }
  }

  private func change(
    _ element: PageNode, _ opcode: Opcode, _ reader: inout PatchReader
  ) throws(BadPatch) {
    guard case .element = element.kind else { throw BadPatch("\(opcode) on a text") }
    let name = try reader.name(&names)
    switch opcode {
    case .setAttribute: element.attributes[name] = try reader.text()
    case .removeAttribute:
      guard element.attributes.removeValue(forKey: name) != nil else {
        throw BadPatch("removal of an attribute that is not there")
      }
    case .setStyle: element.styles[name] = try reader.text()
    case .removeStyle:
      guard element.styles.removeValue(forKey: name) != nil else {
        throw BadPatch("removal of a style that is not there")
      }
    case .setText: element.texts[name] = try reader.text()
    case .setFlag: element.flags[name] = try reader.byte() == 1
    case .listen: element.listening[name] = .init(flags: try reader.byte(), keys: try reader.text())
    case .ignore:
      guard element.listening.removeValue(forKey: name) != nil else {
        throw BadPatch("an event is ignored that nothing listened to")
      }
    default: throw BadPatch("\(opcode) where an element is changed")
    }
  }

  private func create(_ number: UInt32, _ kind: PageNode.Kind) throws(BadPatch) -> PageNode {
    guard nodes[number] == nil else { throw BadPatch("node \(number) twice") }
    let created = PageNode(kind, number: number)
    nodes[number] = created
    return created
  }

  private func node(_ number: UInt32) throws(BadPatch) -> PageNode {
    guard let node = nodes[number] else { throw BadPatch("no node \(number)") }
    return node
  }

  private func insert(
    _ node: PageNode, _ place: (parent: PageNode, before: UInt32)?
  ) throws(BadPatch) {
    guard let place else { throw BadPatch("no place") }
    if place.before == 0 {
      place.parent.append(node)
      return
    }
    let before = try self.node(place.before)
    guard let index = place.parent.children.firstIndex(where: { $0 === before }) else {
      throw BadPatch("node \(place.before) is elsewhere")
    }
    place.parent.insert(node, at: index)
  }
}

/// Why a patch cannot be carried out.
struct BadPatch: Error {
  let why: String
  init(_ why: String) { self.why = why }
}

/// A node of a page under test.
final class PageNode {
  enum Kind: Equatable {
    case element(name: String, isSVG: Bool)
    case text(String)
  }
  struct Listening: Equatable {
    var flags: UInt8
    var keys: String
  }

  var kind: Kind
  let number: UInt32
  private(set) weak var parent: PageNode?
  var children: [PageNode] = []
  var attributes: [String: String] = [:]
  var styles: [String: String] = [:]
  var texts: [String: String] = [:]
  var flags: [String: Bool] = [:]
  var listening: [String: Listening] = [:]

  init(_ kind: Kind, number: UInt32 = 0) {
    self.kind = kind
    self.number = number
  }

  func append(_ child: PageNode) { insert(child, at: children.count) }

  func insert(_ child: PageNode, at index: Int) {
    children.insert(child, at: index)
    child.parent = self
  }

  func detach() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  func walk(_ visit: (PageNode) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}
