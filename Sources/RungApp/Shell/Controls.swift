import Markup

/// One of several choices that exclude each other, side by side.
struct Choice<Value> {
  var value: Value
  /// What is shown.
  var text: String
  /// What is read out where the shown text is short.
  var label: String?
  var isChosen: Bool
}

/// Choices side by side, one of them chosen.
func segmented<Value, Message>(
  _ name: String, label: String, _ choices: [Choice<Value>], choose: @escaping (Value) -> Message
) -> Node<Message> {
  div(.class("segmented"), .role(.radiogroup), .label(label)) {
    for choice in choices {
      Markup.label {
        input(
          .type(.radio), .name(name), .checked(choice.isChosen), .label(choice.label),
          .onToggle { _ in choose(choice.value) })
        span { choice.text }
      }
    }
  }
}

/// A number as screen readers take it, with a point whatever the language writes; nothing for what is none ("1:30").
func plainNumber(_ text: String) -> String? {
  var bytes = Array(text.utf8)
  for place in bytes.indices {
    switch bytes[place] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): continue
    case UInt8(ascii: ","): bytes[place] = UInt8(ascii: ".")
    default: return nil
    }
  }
  return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
}

/// A row with a switch.
func switchRow<Message>(
  _ id: String, _ name: String, detail: String? = nil, isOn: Bool,
  toggle: @escaping (Bool) -> Message
) -> Node<Message> {
  label(.class("row")) {
    span(.class("grow")) {
      span(.class("name")) { name }
      if let detail {
        span(.class("detail"), .id(id + "-note")) { detail }
      }
    }
    input(
      .type(.checkbox), .role(.toggle), .class("switch"), .id(id), .label(name),
      .aria(.describedby, detail == nil ? nil : id + "-note"), .checked(isOn), .onToggle(toggle))
  }
}

/// Numbers under their names: time, volume, sets.
func figures<Message>(_ items: [(name: String, value: String, unit: String?)]) -> Node<Message> {
  dl(.class("figures")) {
    for item in items {
      div {
        dt { item.name }
        dd {
          item.value
          if let unit = item.unit {
            " "
            small { unit }
          }
        }
      }
    }
  }
}

/// A sheet above the screen with its title and the way out.
func bottomSheet<Message>(
  _ title: String, close: (label: String, message: Message), isDialog: Bool = false,
  footer: Node<Message>? = nil, @NodeBuilder<Message> content: () -> Node<Message>
) -> Node<Message> {
  dialog(
    .class(isDialog ? "sheet dialog" : "sheet"), .aria(.labelledby, "sheet-title"), .id("sheet"),
    .modal(), .on(.cancel, close.message), key: "sheet"
  ) {
    header {
      h2(.id("sheet-title")) { title }
      if !isDialog { iconButton("x", close.label, close.message) }
    }
    div(.class("body")) { content() }
    if let footer {
      Markup.footer { footer }
    }
  }
}
