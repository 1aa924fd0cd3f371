/// Writes the steps of patches, as `Opcode` defines them.
struct PatchWriter {
  private var steps: [UInt8] = []
  private var texts: [UInt8] = []
  /// The numbers of the names that were used, by where they stand in the program.
  private var names: [UInt: UInt32] = [:]
  private var place: (parent: UInt32, before: UInt32)?
  private var depth = 0
  private var selected: UInt32?

  /// Grows with each step that is written.
  var stepCount: Int { steps.count }

  /// The patch written since last time; empty if there was no step.
  mutating func finish() -> [UInt8] {
    if steps.isEmpty { return [] }
    var patch: [UInt8] = []
    patch.reserveCapacity(steps.count + texts.count + 6)
    patch.append(Opcode.version)
    Self.write(UInt32(steps.count), to: &patch)
    patch.append(contentsOf: steps)
    patch.append(contentsOf: texts)
    steps.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    place = nil
    selected = nil
    return patch
  }

  mutating func reset() {
    step(.reset)
    names.removeAll(keepingCapacity: true)
  }

  /// What is created next on the outermost level goes in front of `before`, or to the end if that is 0.
  mutating func place(in parent: UInt32, before: UInt32) {
    if let place, place == (parent, before) { return }
    place = (parent, before)
    step(.place)
    number(parent)
    number(before)
  }

  mutating func open(_ tag: Tag, id: UInt32) {
    step(tag.isSVG ? .openSVG : .openHTML)
    number(id)
    name(tag.name)
    depth += 1
  }

  mutating func close() {
    step(.close)
    depth -= 1
  }

  mutating func createText(_ words: String, id: UInt32) {
    step(.text)
    number(id)
    text(words)
  }

  mutating func rewrite(_ id: UInt32, to words: String) {
    step(.rewrite)
    number(id)
    text(words)
  }

  mutating func move(_ id: UInt32, before: UInt32) {
    step(.move)
    number(id)
    number(before)
  }

  mutating func remove(_ id: UInt32) {
    step(.remove)
    number(id)
  }

  /// Sets an attribute, property, style or event of the element that is open or else of `id`.
  mutating func set(_ attribute: AttributeContent, of id: UInt32) {
    select(id)
    switch attribute.kind {
    case .none: return
    case .attribute: step(.setAttribute)
    case .style: step(.setStyle)
    case .text: step(.setText)
    case .flag: step(.setFlag)
    case .event: step(.listen)
    }
    name(attribute.name)
    switch attribute.kind {
    case .flag: steps.append(attribute.value.isEmpty ? 0 : 1)
    case .event:
      steps.append(attribute.listening.rawValue)
      text(attribute.value)
    case .none, .attribute, .style, .text: text(attribute.value)
    }
  }

  /// Takes it away again; a live property then holds nothing.
  mutating func remove(_ attribute: AttributeContent, of id: UInt32) {
    select(id)
    switch attribute.kind {
    case .none: return
    case .text, .flag:
      set(AttributeContent(attribute.kind, attribute.name, ""), of: id)
      return
    case .attribute: step(.removeAttribute)
    case .style: step(.removeStyle)
    case .event: step(.ignore)
    }
    name(attribute.name)
  }

  private mutating func select(_ id: UInt32) {
    if depth > 0 || selected == id { return }
    selected = id
    step(.select)
    number(id)
  }

  private mutating func step(_ opcode: Opcode) {
    steps.append(opcode.rawValue)
  }

  private mutating func number(_ value: UInt32) {
    Self.write(value, to: &steps)
  }

  private mutating func name(_ name: AttributeName) {
    if let known = names[name.identity] {
      number(known)
      return
    }
    let next = UInt32(names.count)
    names[name.identity] = next
    number(next)
    text(name.text)
  }

  private mutating func text(_ words: String) {
    let start = texts.count
    texts.append(contentsOf: words.utf8)
    var units: UInt32 = 0
    texts.withUnsafeBufferPointer { texts in
      // One unit for each first byte of a scalar, two where the scalar takes four bytes.
      for byte in texts[start...] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    number(units)
  }

  private static func write(_ value: UInt32, to bytes: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
