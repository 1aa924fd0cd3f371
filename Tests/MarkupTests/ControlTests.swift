import Testing

@testable import Markup

/// What stands in a control is set only where it has to be, and always when it has to be.
@Suite("Controls")
struct ControlTests {
  private var page = Mounted<String>()
  private let applied = PatchedPage()

  private mutating func show(_ node: Node<String>) throws {
    try applied.apply(page.render(node))
  }

  @Test("Ticks of the clock do not touch a field in which somebody types")
  mutating func undisturbed() throws {
    func view(_ clock: String) -> Node<String> {
      div {
        p { clock }
        input(.value("60"), .onInput { $0 })
      }
    }
    try show(view("1:00"))
    try show(view("0:59"))
    #expect(applied.counts == [.rewrite: 1])
  }

  @Test("After typing the patch says again what the field is to hold, even if the state refused it")
  mutating func restated() throws {
    let view: Node<String> = div {
      input(.value("60"), .onInput { $0 })
      input(.type(.radio), .checked(true))
      input(.type(.radio), .checked(false))
    }
    try show(view)
    let field = applied.root.children[0].children[0]
    #expect(
      page.message(for: DOMEvent(node: field.number, kind: .input, value: "60x")) == "60x")
    try show(view)
    #expect(applied.counts == [.select: 3, .setText: 1, .setFlag: 2])
    try show(view)
    #expect(applied.counts.isEmpty, "said once")
  }

  @Test("An event of a field that is gone does not restate anything")
  mutating func lateEvent() throws {
    try show(input(.value("60"), .onInput { $0 }))
    #expect(page.message(for: DOMEvent(node: 77, kind: .input, value: "x")) == nil)
    try show(input(.value("60"), .onInput { $0 }))
    #expect(applied.counts.isEmpty)
  }

  @Test("The value is said after type, bounds and options, which decide what can be held")
  mutating func order() throws {
    let patch = page.render(
      div {
        input(.value("15"), .type(.range), .max(20))
        select(.value("lb")) { option(.value("lb")) }
      })
    var reader = try PatchReader(patch)
    var names: [String] = []
    var said: [String] = []
    while let code = try reader.step() {
      switch Opcode(rawValue: code) {
      case .openHTML:
        _ = try reader.number()
        said.append("<" + (try reader.name(&names)))
      case .close: said.append(">")
      case .setAttribute, .setText:
        let name = try reader.name(&names)
        said.append("\(name)=\(try reader.text())")
      case .place:
        _ = try reader.number()
        _ = try reader.number()
      default: break
      }
    }
    #expect(
      said == [
        "<div", "<input", "type=range", "max=20", "value=15", ">", "<select", "<option", "value=lb",
        ">", "value=lb", ">", ">",
      ])
  }

  @Test("New bounds say the value again, because the browser may have bent it to the old ones")
  mutating func bounds() throws {
    try show(input(.type(.range), .max(10), .value("15")))
    try show(input(.type(.range), .max(20), .value("15")))
    #expect(applied.counts == [.select: 1, .setAttribute: 1, .setText: 1])
  }

  @Test("A choice says its value again when its options change")
  mutating func options() throws {
    try show(select(.value("b")) { option(.value("a")) })
    try show(
      select(.value("b")) {
        option(.value("a"))
        option(.value("b"))
      })
    #expect(applied.counts[.setText] == 1)
  }

  @Test("What a person unfolded stays unfolded while they type in it")
  mutating func unfolded() throws {
    func view(_ text: String, isOpen: Bool) -> Node<String> {
      details(.open(isOpen), .class(text)) { input(.value(text), .onInput { $0 }) }
    }
    try show(view("6", isOpen: false))
    let field = applied.root.children[0].children[0]
    #expect(page.message(for: DOMEvent(node: field.number, kind: .input, value: "60")) == "60")
    try show(view("60", isOpen: false))
    #expect(applied.counts[.setText] == 1 && applied.counts[.setFlag] == nil)
    try show(view("60", isOpen: true))
    #expect(applied.counts == [.select: 1, .setFlag: 1])
  }

  @Test("A value that is no longer given leaves the field empty, a tick that is not given none")
  mutating func removed() throws {
    try show(input(.value("60"), .checked()))
    try show(input())
    #expect(applied.root.children[0].texts == ["value": ""])
    #expect(applied.root.children[0].flags == ["checked": false])
  }
}
