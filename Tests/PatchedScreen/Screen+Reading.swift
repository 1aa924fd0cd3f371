extension Screen.Piece {
  /// This piece and all inside it, in the order of the page.
  package var all: [Screen.Piece] { [self] + children.flatMap { $0.all } }

  package var isHidden: Bool { attributes["aria-hidden"] == "true" }
  package var isDisabled: Bool { attributes["disabled"] != nil }
  package var isChecked: Bool { attributes["checked"] != nil }

  /// The words inside, in one line.
  package var text: String { Self.line(words(spoken: false)) }

  /// What a screen reader calls it.
  package var name: String {
    if let label = attributes["aria-label"] { return label }
    if tag == "input" {
      var around = parent
      while let element = around {
        if element.tag == "label" { return element.text }
        around = element.parent
      }
    }
    return Self.line(words(spoken: true))
  }

  private func words(spoken: Bool) -> [String] {
    if tag == nil { return [words] }
    if spoken, isHidden { return [] }
    return children.flatMap { $0.words(spoken: spoken) }
  }

  private static func line(_ words: [String]) -> String {
    words.joined(separator: " ").split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  /// The piece as text, without the numbers of its nodes.
  package var html: String {
    guard let tag else { return Screen.escaped(words) }
    var text = "<" + tag
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text += " " + name + "=\"" + Screen.escaped(value) + "\""
    }
    for event in events.sorted() { text += " @" + event }
    return text + ">" + children.map { $0.html }.joined() + "</" + tag + ">"
  }
}

extension Screen {
  /// What can be reached: the sheet that lies above the page, or all of it.
  package var front: Piece { root.all.last { $0.tag == "dialog" } ?? root }

  /// All words on the page.
  package var text: String { root.text }

  /// The page as text.
  package var html: String { root.html }

  /// The element with this id.
  package func element(_ id: String) -> Piece? { root.all.first { $0.attributes["id"] == id } }

  /// What answers this kind of event and has this name, or one that begins with it or holds it.
  package func control(_ name: String, answering kind: String) -> Piece? {
    let able = front.all.filter { $0.events.contains(kind) && !$0.isDisabled }
    return able.first { $0.name == name } ?? able.first { $0.name.hasPrefix(name) }
      ?? able.first { $0.name.contains(name) }
  }

  /// Everything that can be tapped or changed now.
  package var controls: [Piece] {
    front.all.filter { !$0.events.isEmpty && !$0.isDisabled }
  }

  package static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
