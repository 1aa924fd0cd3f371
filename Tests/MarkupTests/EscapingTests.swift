import Testing

@testable import Markup

private let hostile = [
  "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)",
  "&lt;b&gt;",
  "]]><!--", "\u{0}", "\u{2028}<b>", "</textarea><b>", "javascript:alert(1)",
]

@Suite("Escaping")
struct EscapingTests {
  @Test("A text and a value are data, whatever they contain", arguments: hostile)
  func data(text: String) throws {
    let node: Node<Int> = div(
      .class(text), .title(text), .data("x", text), .style("--x", text), .aria(.describedby, text)
    ) {
      text
      input(.value(text), .placeholder(text))
      textarea(.value(text))
    }
    let words = html(node)
    let markup = words.filter { $0 == "<" }.count
    #expect(markup == 5, "the five tags written here and no other: \(words)")
    #expect(!words.contains("<script") && !words.contains("<b>") && !words.contains("<img"))

    var page = Mounted<Int>()
    let applied = PatchedPage()
    try applied.apply(page.render(node))
    let element = applied.root.children[0]
    #expect(element.attributes["class"] == text)
    #expect(element.attributes["data-x"] == text)
    #expect(element.styles["--x"] == text)
    #expect(element.children[0].kind == .text(text))
    #expect(element.children[1].texts["value"] == text)
    #expect(applied.nodes.count == 5)
  }

  @Test(
    "A link leads only where links may lead",
    arguments: [
      "https://example.org/a?b=c#d", "http://localhost:8080/", "mailto:me@example.org",
      "blob:https://example.org/1", "#/plan", "", "plan", "/plan", "./a:b", "?a=b:c", "//host/x",
      "HTTPS://EXAMPLE.ORG", "a/b:c",
    ])
  func allowed(address: String) {
    let node: Node<Int> = a(.href(address))
    #expect(html(node) == (address.isEmpty ? "<a href></a>" : "<a href=\"\(address)\"></a>"))
  }

  @Test(
    "A link to anything else stays without address",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
      "\u{1}javascript:alert(1)", "j\tavascript\r:alert(1)", "vbscript:x", "data:text/html,x",
      "file:///etc/passwd", "ｊavascript:x", "http\u{0}:x", ":x", "intent:x",
      "data:image/png;base64,x",
    ])
  func refused(address: String) {
    let node: Node<Int> = a(.href(address))
    #expect(html(node) == "<a></a>")
  }

  @Test("A picture may also come from data, but only from that of a picture")
  func pictures() {
    #expect(LinkAddress(picture: "data:image/png;base64,AA")?.text == "data:image/png;base64,AA")
    #expect(LinkAddress(picture: "blob:x")?.text == "blob:x")
    #expect(LinkAddress(picture: "data:text/html,x") == nil)
    #expect(LinkAddress(picture: "javascript:x") == nil)
  }
}
