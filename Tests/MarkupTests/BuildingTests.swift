import Testing

@testable import Markup

private enum Tap: Equatable { case log, skip }

@Suite("Building nodes")
struct BuildingTests {
  private func card(sets: [Int], isResting: Bool, note: String?) -> Node<Tap> {
    section(.class("card")) {
      h2 { "Bench press" }
      ul {
        for set in sets { li(key: "\(set)") { "Set \(set)" } }
      }
      if isResting { p { "Rest" } } else { button(.onTap(.log)) { "Log" } }
      if let note { p(.class("note")) { note } }
      switch sets.count {
      case 0: "Nothing yet"
      case 1: em { "One" }
      default: Node()
      }
    }
  }

  @Test("A view reads as it looks: loops, conditions, optionals and choices")
  func control() {
    #expect(
      html(card(sets: [], isResting: true, note: nil))
        == "<section class=\"card\"><h2>Bench press</h2><ul></ul><p>Rest</p>Nothing yet</section>")
    #expect(
      html(card(sets: [1], isResting: false, note: "Slow")) == """
        <section class="card"><h2>Bench press</h2><ul><li>Set 1</li></ul>\
        <button type="button">Log</button><p class="note">Slow</p><em>One</em></section>
        """)
    #expect(
      html(card(sets: [1, 2], isResting: true, note: nil)) == """
        <section class="card"><h2>Bench press</h2><ul><li>Set 1</li><li>Set 2</li></ul>\
        <p>Rest</p></section>
        """)
  }

  @Test("Rows of nodes flatten into their parent")
  func rows() {
    @NodeBuilder<Tap> func pair() -> Node<Tap> {
      "a"
      br()
    }
    let missing: Node<Tap>? = nil
    let noWord: String? = nil
    let node: Node<Tap> = div {
      pair()
      pair()
      [Node.text("b"), Node.text("c")]
      missing
      noWord
    }
    #expect(html(node) == "<div>a<br>a<br>bc</div>")
    #expect(html(Node<Tap>()).isEmpty)
  }

  @Test("Classes join, styles gather, and of anything else the last one counts")
  func merging() {
    let node: Node<Tap> = div(
      .class("a"), .id("first"), .style("--x", "1"), .class("b", when: true), .id("last"),
      .class("c", when: false), .style("width", "2px"), .style("--x", "3"), .title(nil))
    #expect(
      html(node) == "<div class=\"a b\" id=\"last\" style=\"--x: 3; width: 2px\"></div>")
  }

  @Test("An attribute can depend on a condition")
  func conditions() {
    let node: Node<Tap> = a(
      .href("#/plan").when(false), .hidden(false), .inert(), .aria(.expanded, false),
      .aria(.pressed, nil as Bool?), .role(.tab), .data("repeat"), .data("kind", "drop"))
    #expect(
      html(node) == """
        <a inert aria-expanded="false" role="tab" data-repeat data-kind="drop"></a>
        """)
  }

  @Test("What a control holds stands where HTML has it")
  func controls() {
    let node: Node<Tap> = form {
      input(.type(.text), .value("60"), .inputmode(.decimal), .enterkeyhint(.done))
      input(.type(.checkbox), .checked())
      input(.type(.checkbox), .checked(false))
      textarea(.value("slow <down>"))
      option(.value("kg"), .selected()) { "kg" }
      progress(.value("3"), .max(10))
      button(.type(.submit), .disabled()) { "Save" }
      dialog(.modal())
      details(.open(false))
    }
    #expect(
      html(node) == """
        <form><input type="text" value="60" inputmode="decimal" enterkeyhint="done">\
        <input type="checkbox" checked><input type="checkbox">\
        <textarea>slow &lt;down&gt;</textarea>\
        <option value="kg" selected>kg</option><progress value="3" max="10"></progress>\
        <button type="submit" disabled>Save</button><dialog open></dialog>\
        <details></details></form>
        """)
  }

  @Test("Drawings have their own elements and spell numbers briefly")
  func drawings() {
    let node: Node<Tap> = svg(.viewBox("0 0 24 24")) {
      SVG.title { "Ladder" }
      SVG.circle(.cx(12), .cy(0.5), .r(1.0 / 3))
      SVG.text(.x(-2.25), .textAnchor("middle")) { "60" }
    }
    #expect(
      html(node) == """
        <svg viewBox="0 0 24 24"><title>Ladder</title><circle cx="12" cy="0.5" r="0.333"></circle>\
        <text x="-2.25" text-anchor="middle">60</text></svg>
        """)
  }

  @Test(
    "A length is spelled to a thousandth",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.0004, "0"), (0.0005, "0.001"),
      (-0.05, "-0.05"), (12.3456, "12.346"), (1e300, "1000000000"), (-.infinity, "0"), (.nan, "0"),
    ])
  func lengths(length: Double, text: String) {
    #expect(SVG.decimal(length) == text)
  }
}
