/// What `Mounted` keeps: the last tree, and the numbers of its nodes in the order of the page.
struct MountedTree {
  private var children: [Content] = []
  /// The number of each element and text, in the order in which their start stands on the page.
  private var numbers: [UInt32] = []
  private var lastNumber: UInt32 = 0
  private var writer = PatchWriter()
  private var isFirst = true
  private var controlsMayDiffer = false

  /// Makes this the tree on the page and gives back the patch.
  mutating func render(_ next: [Content]) -> [UInt8] {
    // Handed over and not shared, or else its buffers would be copied.
    let writer = self.writer
    self.writer = PatchWriter()
    var difference = TreeDifference(
      numbers: numbers, lastNumber: lastNumber, writer: writer,
      restatesControls: controlsMayDiffer)
    if isFirst { difference.writer.reset() }
    difference.update(children, at: 0, to: next, in: 0)
    children = next
    numbers = difference.newNumbers
    lastNumber = difference.lastNumber
    isFirst = false
    controlsMayDiffer = false
    let patch = difference.writer.finish()
    self.writer = difference.writer
    return patch
  }

  /// What answers the event: the handler of its node, its messages lifted to those of the whole tree.
  mutating func handler(for event: DOMEvent) -> Handler? {
    guard let index = numbers.firstIndex(of: event.node) else { return nil }
    if event.kind == .input || event.kind == .change { controlsMayDiffer = true }
    return handler(of: event.kind, at: index, in: children, from: 0)
  }

  private func handler(
    of kind: EventKind, at index: Int, in children: [Content], from start: Int
  ) -> Handler? {
    var start = start
    for child in children {
      let end = start + child.size
      if index < end {
        guard let element = child.element else { return nil }
        let inner =
          index == start
          ? element.handler(of: kind)
          : handler(of: kind, at: index, in: element.children, from: start + 1)
        return inner.map { element.lifts.reduce($0) { handler, lift in lift.lift(handler) } }
      }
      start = end
    }
    return nil
  }
}
