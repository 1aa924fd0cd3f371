/// The steps a patch is made of.
///
/// `Web/host/dom.js` carries them out; this table is the definition.
///
/// A patch is: one byte, the version (1) · the number of bytes of steps · the steps · to the end, all
/// texts in a row as UTF-8. Numbers are unsigned LEB128. A *text* is the number of UTF-16 units it
/// takes from the row of texts, in order. A *name* is a number: one that was used before, or the next
/// free one, followed by a text that it stands for from then on. A *node* is its number; 0 is the root.
/// Inside `openHTML` … `close` steps go to the element opened last, elsewhere to the one selected last.
///
/// | byte | step | operands | what happens |
/// |---|---|---|---|
/// | 1 | `reset` | | the root is emptied; all names and nodes are forgotten |
/// | 2 | `place` | parent, before | what is created next goes into `parent`, in front of `before`, or to its end if that is 0; holds until the next `place` |
/// | 3 | `openHTML` | node, name | creates an HTML element; what follows goes inside |
/// | 4 | `openSVG` | node, name | creates an SVG element; what follows goes inside |
/// | 5 | `close` | | ends the element opened last; the outermost goes to its place |
/// | 6 | `text` | node, text | creates a text |
/// | 7 | `select` | node | the following steps are about this element |
/// | 8 | `setAttribute` | name, text | |
/// | 9 | `removeAttribute` | name | |
/// | 10 | `setStyle` | name, text | sets a property of the style |
/// | 11 | `removeStyle` | name | |
/// | 12 | `setText` | name, text | sets a live property if it holds something else; while a text is being composed, afterwards |
/// | 13 | `setFlag` | name, byte | sets a live property to true (1) or false (0) if it holds something else |
/// | 14 | `listen` | name, byte, text | reports this kind of event. The byte: 1 suppresses the browser's own answer, 2 reports keys that are not listed too. The text: keys, separated by spaces, that are reported and suppressed |
/// | 15 | `ignore` | name | no longer reports it |
/// | 16 | `rewrite` | node, text | a text now says this |
/// | 17 | `move` | node, before | moves it in front of `before`, or to the end of its parent if that is 0 |
/// | 18 | `remove` | node | removes it; the numbers of all in it are free to forget and never come again |
enum Opcode: UInt8 {
  case reset = 1
  case place, openHTML, openSVG, close, text, select
  case setAttribute, removeAttribute, setStyle, removeStyle, setText, setFlag, listen, ignore
  case rewrite, move, remove

  /// The version of the format that is written.
  static let version: UInt8 = 1
}
