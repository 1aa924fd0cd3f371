import Testing

@testable import Markup

/// Which node of the page a child of the new tree becomes, and with it what keeps focus and scrolling.
@Suite("Identity")
struct IdentityTests {
  private var page = Mounted<Int>()
  private let applied = PatchedPage()

  private mutating func show(@NodeBuilder<Int> _ content: () -> Node<Int>) throws {
    try applied.apply(page.render(div(content: content)))
  }

  private var numbers: [UInt32] { applied.root.children[0].children.map(\.number) }

  @Test("A child with a key stays itself wherever it goes")
  mutating func keyed() throws {
    try show { for key in ["a", "b", "c", "d"] { p(key: key) { key } } }
    let before = numbers
    try show { for key in ["d", "a", "x", "c"] { p(key: key) { key } } }
    #expect(numbers[0] == before[3] && numbers[1] == before[0] && numbers[3] == before[2])
    #expect(applied.counts[.move] == 1, "only d moves")
    #expect(applied.counts[.remove] == 1)
  }

  @Test("A child without a key keeps its place among those of its tag, whatever comes between")
  mutating func unkeyed() throws {
    try show {
      h2 { "Title" }
      input()
      "text"
    }
    let before = numbers
    try show {
      p { "An error above" }
      h2 { "Title" }
      p { "And one between" }
      input()
      "changed"
    }
    #expect([numbers[1], numbers[3], numbers[4]] == before)
    #expect(applied.counts[.move] == nil && applied.counts[.remove] == nil)
  }

  @Test("The same key on another tag, or no key, is another child")
  mutating func otherTag() throws {
    try show { p(key: "a") }
    let first = numbers
    try show { li(key: "a") }
    let second = numbers
    try show { li() }
    #expect(Set(first + second + numbers).count == 3)
  }

  @Test("A key that appears twice loses nothing: the first stays the first")
  mutating func twice() throws {
    try show {
      li(key: "a") { "1" }
      li(key: "a") { "2" }
      li(key: "b") { "3" }
    }
    let before = numbers
    try show {
      li(key: "b") { "3" }
      li(key: "a") { "1" }
      li(key: "a") { "2" }
      li(key: "a") { "4" }
    }
    #expect(Array(numbers.prefix(3)) == [before[2], before[0], before[1]])
    #expect(applied.root.children[0].children.count == 4)
    let last = numbers[3]
    try show { li(key: "a") { "4" } }
    #expect(numbers == [last], "what ends both rows is matched first")
  }

  @Test("Texts side by side and empty ones are nodes of their own")
  mutating func texts() throws {
    try show {
      "60"
      ""
      " kg"
    }
    let before = numbers
    #expect(before.count == 3)
    try show {
      "62.5"
      ""
      " kg"
    }
    #expect(numbers == before)
    #expect(applied.counts == [.rewrite: 1])
  }

  @Test("Equal texts that are spelled differently are told apart")
  mutating func spelling() throws {
    try show { "caf\u{E9}" }
    try show { "cafe\u{301}" }
    #expect(applied.counts == [.rewrite: 1])
    #expect(applied.root.children[0].children[0].kind == .text("cafe\u{301}"))
  }

  @Test("The same value again needs no patch, and no look inside")
  mutating func same() throws {
    let list: Node<Int> = ul { for set in 0..<3 { li(.onTap(set), key: "\(set)") } }
    try show { list }
    try show { list }
    #expect(applied.counts.isEmpty)
    try show {
      p()
      list
      list
    }
    let second = applied.root.children[0].children[2].children[1]
    #expect(page.message(for: DOMEvent(node: second.number, kind: .tap)) == 1)
  }
}
