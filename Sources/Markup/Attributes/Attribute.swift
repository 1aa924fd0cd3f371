/// Something written inside an opening tag: an attribute, a style property, or an event and what it sends.
public struct Attribute<Message> {
  var content: AttributeContent

  init(_ content: AttributeContent) {
    self.content = content
  }

  init(_ name: AttributeName, _ value: String?) {
    content = if let value { AttributeContent(.attribute, name, value) } else { .none }
  }

  init(_ name: AttributeName, isPresent: Bool) {
    content = isPresent ? AttributeContent(.attribute, name, "") : .none
  }

  /// No attribute.
  public static var none: Self { Self(.none) }

  /// The attribute if the condition holds, otherwise none.
  public func when(_ condition: Bool) -> Self {
    condition ? self : .none
  }
}

/// What an attribute holds, whatever its events send.
struct AttributeContent {
  enum Kind: UInt8 {
    case none
    case attribute
    /// A property of the live element that holds text.
    case text
    /// A property of the live element that is on or off; `value` is "true" or empty.
    case flag
    /// A property of the element's style.
    case style
    /// An event: `value` lists keys, `listening` says how the page treats it.
    case event
  }

  var kind: Kind
  var listening: Listening = []
  var name: AttributeName
  var value: String
  var handler: Handler?

  init(_ kind: Kind, _ name: AttributeName, _ value: String) {
    self.kind = kind
    self.name = name
    self.value = value
  }

  static var none: AttributeContent { AttributeContent(.none, "", "") }
}

/// How the page treats an event that something listens to.
struct Listening: OptionSet {
  var rawValue: UInt8

  /// The browser's own answer is suppressed.
  static let preventsDefault = Listening(rawValue: 1)
  /// Keys that are not listed are sent too, with the browser's own answer left alone.
  static let allKeys = Listening(rawValue: 2)
}
