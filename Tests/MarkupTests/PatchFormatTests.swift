import Testing

@testable import Markup

@Suite("Patch format")
struct PatchFormatTests {
  @Test("The first patch clears the page and builds everything")
  func first() {
    var page = Mounted<Int>()
    let patch = page.render(p(.class("a"), .onTap(1)) { "é💪" })
    let steps: [UInt8] =
      [1] + [2, 0, 0] + [3, 1, 0, 1] + [8, 1, 5, 1] + [14, 2, 3, 0, 0] + [6, 2, 3] + [5]
    #expect(patch == [1, UInt8(steps.count)] + steps + Array("pclassatapé💪".utf8))
  }

  @Test("Names are sent once, and nothing at all where nothing changed")
  func later() {
    var page = Mounted<Int>()
    _ = page.render(p(.class("a")) { "x" })
    #expect(page.render(p(.class("a")) { "x" }) == [])
    #expect(page.render(p(.class("b")) { "x" }) == [1, 5, 7, 1, 8, 1, 1] + Array("b".utf8))
    #expect(page.render(Node()) == [1, 2, 18, 1])
  }

  @Test("Numbers above 127 take several bytes")
  func largeNumbers() throws {
    var page = Mounted<Int>()
    let applied = PatchedPage()
    let long = String(repeating: "rung ", count: 4000)
    try applied.apply(page.render(ul { for row in 0..<300 { li(key: "\(row)") { long } } }))
    try applied.apply(page.render(ul { for row in (0..<300).reversed() { li(key: "\(row)") } }))
    #expect(applied.root.children[0].children.map(\.number).first == 600)
  }
}
