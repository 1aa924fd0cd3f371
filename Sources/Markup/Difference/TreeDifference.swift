/// Compares two trees and writes the steps from one to the other, numbering the nodes of the new one.
struct TreeDifference {
  private let oldNumbers: [UInt32]
  private(set) var newNumbers: [UInt32] = []
  private(set) var lastNumber: UInt32
  var writer: PatchWriter
  /// Whether a person may have changed what controls hold since the last patch, so that it has to be
  /// said again even where the tree says the same as before.
  private let restatesControls: Bool

  init(
    numbers: [UInt32], lastNumber: UInt32, writer: PatchWriter, restatesControls: Bool
  ) {
    oldNumbers = numbers
    newNumbers.reserveCapacity(numbers.count)
    self.lastNumber = lastNumber
    self.writer = writer
    self.restatesControls = restatesControls
  }

  /// Turns the children of a node, whose first has the place `start` among the old numbers, into new ones.
  mutating func update(
    _ old: [Content], at start: Int, to new: [Content], in parent: UInt32
  ) {
    var place = start
    var first = 0
    while first < old.count, first < new.count, old[first].isCounterpart(of: new[first]) {
      update(old[first], at: place, to: new[first])
      place += old[first].size
      first += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > first, newEnd > first, old[oldEnd - 1].isCounterpart(of: new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    var endPlace = place
    for index in first..<oldEnd { endPlace += old[index].size }
    let after = oldEnd < old.count ? oldNumbers[endPlace] : 0
    if first == newEnd {
      remove(old[first..<oldEnd], at: place)
    } else if first == oldEnd {
      for index in first..<newEnd { create(new[index], in: parent, before: after) }
    } else {
      rearrange(
        old[first..<oldEnd], at: place, to: new[first..<newEnd], in: parent, before: after)
    }
    place = endPlace
    while newEnd < new.count {
      update(old[oldEnd], at: place, to: new[newEnd])
      place += old[oldEnd].size
      oldEnd += 1
      newEnd += 1
    }
  }

  /// The general case: what is in both stays, and only what is not in the longest run that is already
  /// in order moves.
  private mutating func rearrange(
    _ old: ArraySlice<Content>, at start: Int, to new: ArraySlice<Content>, in parent: UInt32,
    before after: UInt32
  ) {
    var places: [Int] = []
    places.reserveCapacity(old.count)
    var place = start
    for child in old {
      places.append(place)
      place += child.size
    }
    let matching = ChildMatching(old, new)
    for index in places.indices where !matching.isKept[index] {
      writer.remove(oldNumbers[places[index]])
    }
    let befores = matching.anchors(after: after) { oldNumbers[places[$0]] }
    for (index, child) in new.enumerated() {
      if let source = matching.sources[index] {
        let place = places[source]
        if !matching.stays[index] { writer.move(oldNumbers[place], before: befores[index]) }
        update(old[old.startIndex + source], at: place, to: child)
      } else {
        create(child, in: parent, before: befores[index])
      }
    }
  }

  private mutating func remove(_ children: ArraySlice<Content>, at start: Int) {
    var place = start
    for child in children {
      writer.remove(oldNumbers[place])
      place += child.size
    }
  }

  /// Turns a node into its counterpart; its number stays.
  private mutating func update(_ old: Content, at place: Int, to new: Content) {
    let number = oldNumbers[place]
    if let old = old.text, let new = new.text {
      newNumbers.append(number)
      if !old.words.isSpelled(like: new.words) { writer.rewrite(number, to: new.words) }
    } else if let old = old.element, let new = new.element {
      if old === new && !restatesControls {
        newNumbers.append(contentsOf: oldNumbers[place..<place + old.size])
        return
      }
      newNumbers.append(number)
      let stepCount = writer.stepCount
      updateAttributes(old, new, of: number)
      update(old.children, at: place + 1, to: new.children, in: number)
      if old.isControl || new.isControl {
        // Type, bounds and options bend what a control holds.
        let isBent = writer.stepCount != stepCount
        updateControl(old, new, of: number, restates: isBent || restatesControls)
      }
    }
  }

  private mutating func create(_ content: Content, in parent: UInt32, before: UInt32) {
    writer.place(in: parent, before: before)
    create(content)
  }

  private mutating func create(_ content: Content) {
    lastNumber += 1
    let number = lastNumber
    newNumbers.append(number)
    if let text = content.text {
      writer.createText(text.words, id: number)
    } else if let element = content.element {
      writer.open(element.tag, id: number)
      for attribute in element.attributes where !attribute.isLive {
        writer.set(attribute, of: number)
      }
      for child in element.children { create(child) }
      for attribute in element.attributes where attribute.isLive {
        writer.set(attribute, of: number)
      }
      writer.close()
    }
  }
}
