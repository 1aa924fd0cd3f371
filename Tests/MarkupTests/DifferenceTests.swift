import Testing

@testable import Markup

@Suite("Difference")
struct DifferenceTests {
  @Test("Applying the difference of a and b to a gives b, for ten thousand random pairs")
  func randomPairs() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("Random pairs from seed \(seed)")
    var sketches = RandomSketches(seed: seed)
    var pairs = 0
    while pairs < 10_000 {
      var page = Mounted<Int>()
      let applied = PatchedPage()
      var row = sketches.row(depth: 4)
      try check(row, &page, applied, "seed \(seed), pair \(pairs)")
      for _ in 0..<5 {
        let before = Sketch.keyed(row, in: applied.root)
        row = sketches.next(after: row, depth: 4)
        try check(row, &page, applied, "seed \(seed), pair \(pairs)")
        let after = Sketch.keyed(row, in: applied.root)
        for (child, number) in after {
          guard let old = before[child], old != number else { continue }
          Issue.record("seed \(seed), pair \(pairs): \(child) is another node")
        }
        pairs += 1
      }
    }
  }

  private func check(
    _ row: [Sketch], _ page: inout Mounted<Int>, _ applied: PatchedPage, _ which: String
  ) throws {
    try applied.apply(page.render(NodeBuilder.buildArray(row.map(\.node))))
    if let difference = Sketch.difference(row, from: applied.root.children) {
      Issue.record("\(which): \(difference)")
    }
    var known = 0
    applied.root.walk { _ in known += 1 }
    #expect(applied.nodes.count == known, "\(which): every known node stands on the page")
    for (sketch, node) in zip(row, applied.root.children) {
      checkMessages(sketch, node, &page, which)
    }
    #expect(page.render(NodeBuilder.buildArray(row.map(\.node))).isEmpty, "\(which): no change")
  }

  private func checkMessages(
    _ sketch: Sketch, _ node: PageNode, _ page: inout Mounted<Int>, _ which: String
  ) {
    guard case .element(_, _, let attributes, let children) = sketch else { return }
    var expected: Int?
    for case .tap(let message, _) in attributes { expected = message }
    let sent = page.message(for: DOMEvent(node: node.number, kind: .tap))
    // Not `#expect`, which takes most of the time when it is met a million times.
    if sent != expected { Issue.record("\(which): message of node \(node.number)") }
    for (child, childNode) in zip(children, node.children) {
      checkMessages(child, childNode, &page, which)
    }
  }

  /// All rows of at most three children out of these: keyed ones, one key twice, ones without, texts.
  private static let smallRows: [[Sketch]] = {
    let choices: [Sketch] = [
      .element(.li, key: "a", [], []), .element(.li, key: "b", [], []),
      .element(.p, key: "a", [], []), .element(.li, key: nil, [], []), .text("x"),
    ]
    var rows: [[Sketch]] = [[]]
    var longest = rows
    for _ in 0..<3 {
      longest = longest.flatMap { row in choices.map { row + [$0] } }
      rows += longest
    }
    return rows
  }()

  @Test("Every row of up to three children becomes every other")
  func smallWorld() throws {
    for old in Self.smallRows {
      for new in Self.smallRows {
        var page = Mounted<Int>()
        let applied = PatchedPage()
        try applied.apply(page.render(NodeBuilder.buildArray(old.map(\.node))))
        try applied.apply(page.render(NodeBuilder.buildArray(new.map(\.node))))
        if let difference = Sketch.difference(new, from: applied.root.children) {
          Issue.record("\(old) to \(new): \(difference)")
        }
      }
    }
  }

  @Test("Every order of six keyed children is reached with the fewest moves")
  func fewestMoves() throws {
    for order in Self.permutations(of: Array(0..<6)) {
      var page = Mounted<Int>()
      let applied = PatchedPage()
      try applied.apply(page.render(ul { for key in 0..<6 { li(key: "\(key)") } }))
      let before = applied.root.children[0].children.map(\.number)
      try applied.apply(page.render(ul { for key in order { li(key: "\(key)") } }))
      let list = applied.root.children[0].children.map(\.number)
      #expect(list == order.map { before[$0] })
      #expect(applied.counts[.move] ?? 0 == 6 - Self.longestRise(in: order))
      #expect(applied.counts[.openHTML] == nil && applied.counts[.remove] == nil)
    }
  }

  private static func permutations(of items: [Int]) -> [[Int]] {
    if items.isEmpty { return [[]] }
    return items.flatMap { item in
      permutations(of: items.filter { $0 != item }).map { [item] + $0 }
    }
  }

  /// By trying all of them.
  private static func longestRise(in order: [Int]) -> Int {
    (0..<1 << order.count).map { choice in
      let chosen = order.indices.filter { choice >> $0 & 1 == 1 }.map { order[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }
}
