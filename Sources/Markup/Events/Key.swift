/// A key of the keyboard, named as in `KeyboardEvent.key`, with held modifiers in front in the
/// order Alt, Control, Meta, Shift: "Control+Enter".
///
/// Shift is named only beside keys that print nothing; the space bar is "Space".
public struct Key: Sendable, Equatable {
  /// The name.
  public let name: String

  /// The key of that name.
  public init(_ name: String) {
    self.name = name
  }

  /// The enter key.
  public static let enter = Key("Enter")
  /// The escape key.
  public static let escape = Key("Escape")
  /// The space bar.
  public static let space = Key("Space")
  /// The tab key.
  public static let tab = Key("Tab")
  /// The arrow up.
  public static let up = Key("ArrowUp")
  /// The arrow down.
  public static let down = Key("ArrowDown")
  /// The arrow to the left.
  public static let left = Key("ArrowLeft")
  /// The arrow to the right.
  public static let right = Key("ArrowRight")
  /// The key that goes one page up.
  public static let pageUp = Key("PageUp")
  /// The key that goes one page down.
  public static let pageDown = Key("PageDown")
  /// The key that goes to the start.
  public static let home = Key("Home")
  /// The key that goes to the end.
  public static let end = Key("End")
  /// The key that deletes to the left.
  public static let backspace = Key("Backspace")
  /// The key that deletes to the right.
  public static let delete = Key("Delete")
}
