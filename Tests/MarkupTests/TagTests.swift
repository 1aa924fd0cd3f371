import Testing

@testable import Markup

@Suite("Tags")
struct TagTests {
  @Test("Tags go by their own names, in their own namespace")
  func names() {
    #expect(Tag.div.name == "div" && !Tag.div.isSVG)
    #expect(Tag.canvas.name == "canvas" && !Tag.canvas.isSVG)
    #expect(Tag.svg.name == "svg" && Tag.svg.isSVG)
    #expect(Tag.svgTitle.name == "title" && Tag.svgText.name == "text" && Tag.svgText.isSVG)
    #expect(Tag.marker.name == "marker" && Tag.linearGradient.name == "linearGradient")
    #expect(Tag.br.isVoid && Tag.input.isVoid && !Tag.div.isVoid)
  }

  @Test("A drawing is created as SVG, what stands around it as HTML")
  func namespaces() throws {
    var page = Mounted<Int>()
    let applied = PatchedPage()
    try applied.apply(page.render(p { svg { SVG.path(.d("M0 0")) } }))
    let paragraph = applied.root.children[0]
    #expect(paragraph.kind == .element(name: "p", isSVG: false))
    #expect(paragraph.children[0].kind == .element(name: "svg", isSVG: true))
    #expect(paragraph.children[0].children[0].kind == .element(name: "path", isSVG: true))
  }
}
