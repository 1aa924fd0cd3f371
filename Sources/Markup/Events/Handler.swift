/// What answers an event, whatever it sends.
///
/// A tree holds these; only `Mounted`, which knows the type of message of its tree, opens them.
class Handler {
  /// Answers with `other` what this one leaves unanswered.
  ///
  /// Both send the same type of message.
  func orElse(_ other: Handler) -> Handler { other }
}

/// What answers an event with a message.
final class HandlerOf<Message>: Handler {
  let respond: (DOMEvent) -> Message?

  init(_ respond: @escaping (DOMEvent) -> Message?) {
    self.respond = respond
  }

  override func orElse(_ other: Handler) -> Handler {
    let first = respond
    let second = unsafeDowncast(other, to: HandlerOf<Message>.self).respond
    return HandlerOf { event in first(event) ?? second(event) }
  }
}

/// Turns a handler that sends one type of message into one that sends another.
class Lift {
  func lift(_ handler: Handler) -> Handler { handler }
}

/// Turns messages of a part of a page into messages of the page.
final class LiftOf<Child, Parent>: Lift {
  let transform: (Child) -> Parent

  init(_ transform: @escaping (Child) -> Parent) {
    self.transform = transform
  }

  override func lift(_ handler: Handler) -> Handler {
    let respond = unsafeDowncast(handler, to: HandlerOf<Child>.self).respond
    let transform = transform
    return HandlerOf<Parent> { event in
      guard let message = respond(event) else { return nil }
      return transform(message)
    }
  }
}
