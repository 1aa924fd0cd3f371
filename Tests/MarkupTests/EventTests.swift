import Testing

@testable import Markup

private enum Message: Equatable {
  case log(Int)
  case typed(String)
  case ticked(Bool)
  case key(String)
  case child(Child)
}

private enum Child: Equatable { case more, less }

@Suite("Events")
struct EventTests {
  private var page = Mounted<Message>()
  private let applied = PatchedPage()

  private mutating func show(_ node: Node<Message>) throws {
    try applied.apply(page.render(node))
  }

  private func element(_ path: Int...) -> PageNode {
    path.reduce(applied.root) { $0.children[$1] }
  }

  private mutating func send(
    _ kind: EventKind, to node: PageNode, value: String = "", key: String = ""
  ) -> Message? {
    page.message(for: DOMEvent(node: node.number, kind: kind, value: value, key: key))
  }

  @Test("A tap sends the message of the latest tree")
  mutating func latest() throws {
    try show(button(.onTap(.log(1))))
    let node = element(0)
    #expect(send(.tap, to: node) == .log(1))
    try show(button(.onTap(.log(2))))
    #expect(applied.counts.isEmpty, "the message stays on this side")
    #expect(send(.tap, to: node) == .log(2))
  }

  @Test("A node that is gone, or no longer listens, sends nothing")
  mutating func gone() throws {
    try show(
      div {
        button(.onTap(.log(1)))
        p { button(.onTap(.log(2))) }
      })
    let first = element(0, 0)
    let second = element(0, 1, 0)
    try show(div { button() })
    #expect(send(.tap, to: first) == nil)
    #expect(first.listening.isEmpty)
    #expect(send(.tap, to: second) == nil)
    #expect(send(.blur, to: element(0)) == nil)
    #expect(page.message(for: DOMEvent(node: 0, kind: .tap)) == nil)
    #expect(page.message(for: DOMEvent(node: .max, kind: .tap)) == nil)
  }

  @Test("A number never comes again, so that a late event meets nobody else")
  mutating func numbers() throws {
    try show(button(.onTap(.log(1))))
    let old = element(0)
    try show(Node())
    try show(button(.onTap(.log(2))))
    #expect(element(0).number != old.number)
    #expect(send(.tap, to: old) == nil)
  }

  @Test("Events carry what was typed, ticked and pressed")
  mutating func values() throws {
    try show(
      div {
        input(.onInput { .typed($0) }, .onChange { .typed("done " + $0) }, .onBlur { .typed($0) })
        input(.type(.checkbox), .onToggle { .ticked($0) })
        input(.onKey(.enter, .log(1)), .onKey(.escape, .log(2)))
        input(.onKey { $0.name.hasPrefix("Arrow") ? .key($0.name) : nil }, .onKey(.enter, .log(3)))
      })
    #expect(send(.input, to: element(0, 0), value: "62,5") == .typed("62,5"))
    #expect(send(.change, to: element(0, 0), value: "8") == .typed("done 8"))
    #expect(send(.blur, to: element(0, 0), value: "x") == .typed("x"))
    #expect(send(.change, to: element(0, 1), value: "true") == .ticked(true))
    #expect(send(.change, to: element(0, 1), value: "false") == .ticked(false))
    #expect(send(.key, to: element(0, 2), key: "Enter") == .log(1))
    #expect(send(.key, to: element(0, 2), key: "Escape") == .log(2))
    #expect(send(.key, to: element(0, 2), key: "a") == nil)
    #expect(send(.key, to: element(0, 3), key: "ArrowUp") == .key("ArrowUp"))
    #expect(send(.key, to: element(0, 3), key: "Enter") == .log(3))
    #expect(send(.key, to: element(0, 3), key: "a") == nil)
    #expect(element(0, 2).listening["key"] == .init(flags: 0, keys: "Enter Escape"))
    #expect(element(0, 3).listening["key"] == .init(flags: 2, keys: "Enter"))
  }

  @Test("Forms, dialogs and whoever asks for it suppress the browser's own answer")
  mutating func defaults() throws {
    try show(
      div {
        form(.on(.submit, .log(1)))
        dialog(.on(.cancel, .log(2)))
        a(.href("#/x"), .onTap(.log(3), browserDefault: .suppressed))
        a(.href("#/x"), .onTap(.log(4)))
      })
    #expect(element(0, 0).listening["submit"]?.flags == 1)
    #expect(element(0, 1).listening["cancel"]?.flags == 1)
    #expect(element(0, 2).listening["tap"]?.flags == 1)
    #expect(element(0, 3).listening["tap"]?.flags == 0)
    #expect(send(.submit, to: element(0, 0)) == .log(1))
  }

  @Test("A parent takes in the view of a child and hears its messages as its own")
  mutating func lifting() throws {
    func stepper() -> Node<Child> {
      div {
        "60"
        button(.onTap(.less)) { "−" }
        p { button(.onTap(.more)) { "+" } }
      }
    }
    func middle() -> Node<Child?> { section { stepper().map { $0 } } }
    try show(
      main {
        stepper().map { .child($0) }
        middle().map { $0.map { .child($0) } ?? .log(0) }
        button(.onTap(.log(9)))
      })
    #expect(send(.tap, to: element(0, 0, 1)) == .child(.less))
    #expect(send(.tap, to: element(0, 0, 2, 0)) == .child(.more))
    #expect(send(.tap, to: element(0, 1, 0, 1)) == .child(.less))
    #expect(send(.tap, to: element(0, 1, 0, 2, 0)) == .child(.more))
    #expect(send(.tap, to: element(0, 2)) == .log(9))
  }

  @Test("The kinds of event have names and are found by them")
  func names() {
    for kind in EventKind.allCases { #expect(EventKind(name: kind.name) == kind) }
    #expect(EventKind(name: "click") == nil)
  }
}
