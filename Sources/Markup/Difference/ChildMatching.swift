/// Which children of the old row become which of the new one, once what begins and ends both rows alike is
/// taken off.
///
/// A child is known by its key and kind, or by its kind alone (its tag, or being a text) where it has
/// no key. Of several known by the same, the first old becomes the first new, and so on: this is how
/// children without keys keep their order among themselves, whatever stands between them, and how keys
/// that appear twice by mistake still lose nothing.
struct ChildMatching {
  /// For each new child the old one it comes from; nil if it is new.
  ///
  /// Both count from 0.
  private(set) var sources: [Int?]
  /// For each old child whether it has a place in the new row.
  private(set) var isKept: [Bool]
  /// For each new child whether it stays where it is while others move around it.
  private(set) var stays: [Bool]

  init(_ old: ArraySlice<Content>, _ new: ArraySlice<Content>) {
    isKept = Array(repeating: false, count: old.count)
    sources = []
    sources.reserveCapacity(new.count)
    var waiting = WaitingChildren(old)
    for child in new {
      let source = waiting.takeFirst(like: child)
      if let source { isKept[source] = true }
      sources.append(source)
    }
    stays = Self.longestRun(in: sources)
  }

  /// For each new child the node in front of which it goes if it is moved or created: the next one
  /// that stays.
  ///
  /// Going through the row from the start, everything then ends up in order.
  func anchors(after last: UInt32, number: (Int) -> UInt32) -> [UInt32] {
    var anchors = Array(repeating: last, count: sources.count)
    var next = last
    for index in sources.indices.reversed() {
      anchors[index] = next
      if stays[index], let source = sources[index] { next = number(source) }
    }
    return anchors
  }

  /// Marks a longest run of rising numbers, so that as few as possible have to move
  /// (patience sorting, O(n log n)).
  static func longestRun(in numbers: [Int?]) -> [Bool] {
    /// For each length of run the index of the least number that ends one.
    var ends: [Int] = []
    var predecessors: [Int] = Array(repeating: -1, count: numbers.count)
    for index in numbers.indices {
      guard let number = numbers[index] else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if let end = numbers[ends[middle]], end < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { predecessors[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var isInRun = Array(repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
      isInRun[index] = true
      index = predecessors[index]
    }
    return isInRun
  }
}

/// The old children that no new one has claimed yet, found by what they are known by.
private struct WaitingChildren {
  private let children: ArraySlice<Content>
  /// The first waiting child of each bucket, -1 if none.
  private var heads: [Int]
  /// The next waiting child of the same bucket, -1 if none.
  private var nexts: [Int]

  init(_ children: ArraySlice<Content>) {
    self.children = children
    var size = 4
    while size < children.count { size *= 2 }
    heads = Array(repeating: -1, count: size)
    nexts = Array(repeating: -1, count: children.count)
    for index in nexts.indices.reversed() {
      let bucket = bucket(of: children[children.startIndex + index])
      nexts[index] = heads[bucket]
      heads[bucket] = index
    }
  }

  mutating func takeFirst(like child: Content) -> Int? {
    let bucket = bucket(of: child)
    var previous = -1
    var index = heads[bucket]
    while index >= 0 {
      if children[children.startIndex + index].isCounterpart(of: child) {
        if previous < 0 { heads[bucket] = nexts[index] } else { nexts[previous] = nexts[index] }
        return index
      }
      previous = index
      index = nexts[index]
    }
    return nil
  }

  private func bucket(of child: Content) -> Int {
    Int(child.fingerprint & UInt32(heads.count - 1))
  }
}

extension Content {
  /// Whether this may become the other: same kind and same key.
  func isCounterpart(of other: Content) -> Bool {
    guard kind == other.kind else { return false }
    guard let element, let other = other.element else { return true }
    return element.isCounterpart(of: other)
  }

  /// The same number for counterparts, mostly different ones for others.
  fileprivate var fingerprint: UInt32 {
    guard let element else { return 0 }
    return element.keyHash &+ UInt32(element.tag.rawValue) &+ 1
  }
}

extension Element {
  fileprivate func isCounterpart(of other: Element) -> Bool {
    guard tag == other.tag && keyHash == other.keyHash else { return false }
    guard let key, let otherKey = other.key else { return key == nil && other.key == nil }
    return key.isSpelled(like: otherKey)
  }
}
