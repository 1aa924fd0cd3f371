/// The page as a person meets it: built from patches alone, read as text, touched by name.
package final class Screen {
  /// An element or a text.
  package final class Piece {
    package let number: UInt32
    /// The tag, or nothing for a text.
    package let tag: String?
    package var words = ""
    package var attributes: [String: String] = [:]
    package var events: Set<String> = []
    package var children: [Piece] = []
    package internal(set) weak var parent: Piece?

    init(_ number: UInt32, tag: String?) {
      self.number = number
      self.tag = tag
    }
  }

  package let root = Piece(0, tag: "root")
  private var pieces: [UInt32: Piece] = [:]
  private var names: [String] = []

  /// An empty page.
  package init() {}

  /// Carries a patch out; see `Opcode` in Markup for the table of steps.
  package func apply(_ patch: [UInt8]) {
    if patch.isEmpty { return }
    var reader = PatchSteps(patch)
    var place: (parent: Piece, before: UInt32) = (root, 0)
    var open: [Piece] = []
    var selected: Piece?
    while let step = reader.step() {
      switch step {
      case 1:
        names = []
        root.children = []
        pieces = [0: root]
      case 2: place = (piece(reader.number()), reader.number())
      case 3, 4: open.append(create(reader.number(), tag: reader.name(&names)))
      case 5:
        let closed = open.removeLast()
        insert(closed, into: open.last ?? place.parent, before: open.isEmpty ? place.before : 0)
      case 6:
        let text = create(reader.number(), tag: nil)
        text.words = reader.text()
        insert(text, into: open.last ?? place.parent, before: open.isEmpty ? place.before : 0)
      case 7: selected = piece(reader.number())
      case 16: piece(reader.number()).words = reader.text()
      case 17:
        let moved = piece(reader.number())
        guard let parent = moved.parent else { fatalError("A detached node was moved") }
        parent.children.removeAll { $0 === moved }
        insert(moved, into: parent, before: reader.number())
      case 18:
        let removed = piece(reader.number())
        removed.parent?.children.removeAll { $0 === removed }
        forget(removed)
      default: change(open.last ?? selected ?? root, step, &reader)
      }
    }
  }

  private func change(_ element: Piece, _ step: UInt8, _ reader: inout PatchSteps) {
    let name = reader.name(&names)
    switch step {
    case 8, 10, 12: element.attributes[name] = reader.text()
    case 9, 11: element.attributes[name] = nil
    case 13: element.attributes[name] = reader.byte() == 1 ? "" : nil
    case 14:
      element.events.insert(name)
      _ = (reader.byte(), reader.text())
    case 15: element.events.remove(name)
    default: fatalError("Step \(step) is unknown")
    }
  }

  private func create(_ number: UInt32, tag: String?) -> Piece {
    let piece = Piece(number, tag: tag)
    pieces[number] = piece
    return piece
  }

  private func piece(_ number: UInt32) -> Piece {
    guard let piece = pieces[number] else { fatalError("There is no node \(number)") }
    return piece
  }

  private func insert(_ piece: Piece, into parent: Piece, before: UInt32) {
    let index = parent.children.firstIndex { $0.number == before } ?? parent.children.count
    parent.children.insert(piece, at: index)
    piece.parent = parent
  }

  private func forget(_ piece: Piece) {
    pieces[piece.number] = nil
    for child in piece.children { forget(child) }
  }
}

/// The bytes of a patch, one after the other.
private struct PatchSteps {
  private var steps: ArraySlice<UInt8>
  private var texts: ArraySlice<UInt16>

  init(_ patch: [UInt8]) {
    steps = patch.dropFirst()
    texts = []
    let count = Int(number())
    texts = Array(String(decoding: steps.dropFirst(count), as: UTF8.self).utf16)[...]
    steps = steps.prefix(count)
  }

  mutating func step() -> UInt8? { steps.popFirst() }

  mutating func byte() -> UInt8 { steps.removeFirst() }

  mutating func number() -> UInt32 {
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let byte = byte()
      value |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  mutating func text() -> String {
    let count = Int(number())
    defer { texts = texts.dropFirst(count) }
    return String(decoding: texts.prefix(count), as: UTF16.self)
  }

  mutating func name(_ names: inout [String]) -> String {
    let index = Int(number())
    if index == names.count { names.append(text()) }
    return names[index]
  }
}
