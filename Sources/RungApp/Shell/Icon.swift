import Markup

/// An outline of the sprite that the build makes of Lucide's icons (`tools/icons.txt` lists them).
func icon<Message>(_ name: String) -> Node<Message> {
  svg(.class("icon"), .aria(.hidden, true)) {
    SVG.use(.href("icons/sprite.svg#" + name))
  }
}

/// The logo: a ladder with the rung in hand.
func logo<Message>() -> Node<Message> {
  svg(.class("mark"), .viewBox("0 0 24 24"), .aria(.hidden, true)) {
    SVG.path(.class("rails"), .d("M7 2v20M17 2v20"))
    SVG.path(.class("rails"), .d("M7 5.5h10M7 18.5h10"))
    SVG.path(.class("in-hand"), .d("M3 12h18"))
  }
}

/// A button that shows an icon and is named for those who don't see it.
func iconButton<Message>(_ name: String, _ label: String, _ message: Message) -> Node<Message> {
  button(.class("icon-button"), .type(.button), .label(label), .onTap(message)) { icon(name) }
}

/// Several pieces of a page in a row.
func together<Message>(@NodeBuilder<Message> content: () -> Node<Message>) -> Node<Message> {
  content()
}
