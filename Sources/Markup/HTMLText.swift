/// The node as HTML text, everything escaped.
///
/// Events leave no trace; what a control holds stands where HTML has it. Texts side by side run
/// together, as they do on screen.
public func html<Message>(_ node: Node<Message>) -> String {
  HTMLText.text(of: node.content)
}

enum HTMLText {
  static func text(of content: Content) -> String {
    var text = ""
    write(content, to: &text)
    return text
  }

  private static func write(_ content: Content, to text: inout String) {
    if let element = content.element {
      write(element, to: &text)
    } else if let piece = content.text {
      escape(piece.words, to: &text)
    } else {
      for piece in content.pieces { write(piece, to: &text) }
    }
  }

  private static func write(_ element: Element, to text: inout String) {
    let name = element.tag.name.text
    text += "<" + name
    var style = ""
    var typed = ""
    for attribute in element.attributes {
      switch attribute.kind {
      case .none, .event: continue
      case .attribute: write(attribute.name.text, attribute.value, to: &text)
      case .text where element.tag == .textarea: typed = attribute.value
      case .text: write(attribute.name.text, attribute.value, to: &text)
      case .flag where attribute.value.isEmpty: continue
      // Standing above the page is no attribute of its own.
      case .flag: write(attribute.name == "modal" ? "open" : attribute.name.text, "", to: &text)
      case .style:
        style += (style.isEmpty ? "" : "; ") + attribute.name.text + ": " + attribute.value
      }
    }
    if !style.isEmpty { write("style", style, to: &text) }
    text += ">"
    if element.tag.isVoid { return }
    escape(typed, to: &text)
    for child in element.children { write(child, to: &text) }
    text += "</" + name + ">"
  }

  private static func write(_ name: String, _ value: String, to text: inout String) {
    text += " " + name
    if value.isEmpty { return }
    text += "=\""
    escape(value, to: &text)
    text += "\""
  }

  private static func escape(_ words: String, to text: inout String) {
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
