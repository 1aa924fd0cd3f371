/// Something written inside an opening tag: an attribute, a style property, or an event and what it sends.
public struct Attribute<Message> {
  /// One word, so that handing attributes over stays small in WebAssembly.
  var content: AttributeContent

  @inline(__always)
  init(_ content: AttributeContent) {
    self.content = content
  }

  init(_ name: AttributeName, _ value: String?) {
    content = AttributeContent.made(name, value)
  }

  init(_ name: AttributeName, isPresent: Bool) {
    content = AttributeContent.made(name, isPresent: isPresent)
  }

  /// No attribute.
  public static var none: Self { Self(.none) }

  /// The attribute if the condition holds, otherwise none.
  public func when(_ condition: Bool) -> Self {
    condition ? self : .none
  }
}

/// What an attribute holds, whatever its events send.
///
/// Never changes once made.
final class AttributeContent {
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

  let kind: Kind
  let listening: Listening
  let name: AttributeName
  let value: String
  let handler: Handler?

  init(
    _ kind: Kind, _ name: AttributeName, _ value: String, listening: Listening = [],
    handler: Handler? = nil
  ) {
    self.kind = kind
    self.listening = listening
    self.name = name
    self.value = value
    self.handler = handler
  }

  nonisolated(unsafe) static let none = AttributeContent(.none, "", "")

  @inline(never)
  static func made(_ name: AttributeName, _ value: String?) -> AttributeContent {
    if let value { AttributeContent(.attribute, name, value) } else { .none }
  }

  @inline(never)
  static func made(_ name: AttributeName, isPresent: Bool) -> AttributeContent {
    isPresent ? AttributeContent(.attribute, name, "") : .none
  }
}

/// How the page treats an event that something listens to.
struct Listening: OptionSet {
  var rawValue: UInt8

  /// The browser's own answer is suppressed.
  static let preventsDefault = Listening(rawValue: 1)
  /// Keys that are not listed are sent too, with the browser's own answer left alone.
  static let allKeys = Listening(rawValue: 2)
}
