/// Events and the messages they send.
///
/// The innermost element that listens to a kind of event, or to that key, gets it, and it alone. Focus
/// and blur of an element count where its border is crossed.
extension Attribute {
  /// Sends the message on that kind of event.
  ///
  /// A form never loads another page and a dialog never closes by itself: on `submit` and `cancel` the
  /// browser's own answer is always suppressed.
  public static func on(
    _ kind: EventKind, _ message: Message, browserDefault: BrowserDefault = .kept
  ) -> Self {
    event(kind, browserDefault, HandlerOf(message))
  }

  /// Sends the message when tapped, clicked or pressed by key.
  public static func onTap(_ message: Message, browserDefault: BrowserDefault = .kept) -> Self {
    event(.tap, browserDefault, HandlerOf(message))
  }

  /// Sends what was typed at each change while typing.
  public static func onInput(_ message: @escaping (String) -> Message) -> Self {
    event(.input, .kept, HandlerOf { message($0.value) })
  }

  /// Sends what the control holds when the person is done with it.
  public static func onChange(_ message: @escaping (String) -> Message) -> Self {
    event(.change, .kept, HandlerOf { message($0.value) })
  }

  /// Sends whether a box or switch is ticked.
  public static func onToggle(_ message: @escaping (Bool) -> Message) -> Self {
    event(.change, .kept, HandlerOf { message($0.value == "true") })
  }

  /// Sends what the control holds when it is left.
  public static func onBlur(_ message: @escaping (String) -> Message) -> Self {
    event(.blur, .kept, HandlerOf { message($0.value) })
  }

  /// Sends the message at this key, whose own effect is suppressed.
  ///
  /// Several of these on one element add up.
  public static func onKey(_ key: Key, _ message: Message) -> Self {
    event(.key, .kept, HandlerOf { $0.key == key.name ? message : nil }, keys: key.name)
  }

  /// Asks what to send at any key; nil sends nothing.
  ///
  /// The key keeps its own effect.
  public static func onKey(_ message: @escaping (Key) -> Message?) -> Self {
    event(.key, .kept, HandlerOf { message(Key($0.key)) }, listening: .allKeys)
  }

  private static func event(
    _ kind: EventKind, _ browserDefault: BrowserDefault, _ handler: Handler,
    keys: String = "", listening: Listening = []
  ) -> Self {
    Self(AttributeContent.listening(to: kind, browserDefault, handler, keys, listening))
  }
}

extension AttributeContent {
  @inline(never)
  fileprivate static func listening(
    to kind: EventKind, _ browserDefault: BrowserDefault, _ handler: Handler, _ keys: String,
    _ listening: Listening
  ) -> AttributeContent {
    let prevents = browserDefault == .suppressed || kind == .submit || kind == .cancel
    return AttributeContent(
      .event, kind.attributeName, keys, listening: prevents ? .preventsDefault : listening,
      handler: handler)
  }
}

/// What becomes of the browser's own answer to an event, such as following a link.
public enum BrowserDefault: Sendable {
  /// It happens as well.
  case kept
  /// It does not happen.
  case suppressed
}
