/// What a person did with an element.
public enum EventKind: UInt8, CaseIterable, Sendable {
  /// Pressed and let go, by finger, mouse or keyboard.
  case tap
  /// Typed or slid: the value changes while the control is in hand.
  case input
  /// Finished changing the value: left the field, chose, ticked.
  case change
  /// Pressed a key.
  case key
  /// Sent a form.
  case submit
  /// Entered the element or something inside it.
  case focus
  /// Left the element or something inside it.
  case blur
  /// Asked a dialog to go away, by the Escape key or by the system's way back.
  case cancel

  /// The name the page uses for it.
  public var name: String { attributeName.text }

  var attributeName: AttributeName {
    switch self {
    case .tap: "tap"
    case .input: "input"
    case .change: "change"
    case .key: "key"
    case .submit: "submit"
    case .focus: "focus"
    case .blur: "blur"
    case .cancel: "cancel"
    }
  }

  /// The kind the page calls by that name.
  public init?(name: String) {
    for kind in Self.allCases where kind.name == name {
      self = kind
      return
    }
    return nil
  }
}
