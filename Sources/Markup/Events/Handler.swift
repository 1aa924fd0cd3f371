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
  /// The answer where it is the same whatever happened.
  private let message: Message?
  private let answer: ((DOMEvent) -> Message?)?

  init(_ message: Message) {
    self.message = message
    answer = nil
  }

  init(_ answer: @escaping (DOMEvent) -> Message?) {
    message = nil
    self.answer = answer
  }

  func respond(_ event: DOMEvent) -> Message? {
    if let answer { answer(event) } else { message }
  }

  override func orElse(_ other: Handler) -> Handler {
    let other = unsafeDowncast(other, to: HandlerOf<Message>.self)
    return HandlerOf { event in self.respond(event) ?? other.respond(event) }
  }
}

/// Turns a handler that sends one type of message into one that sends another.
class Lift {
  func lift(_ handler: Handler) -> Handler { handler }
}

/// Turns messages of a part of a page into messages of the page.
final class LiftOf<Child, Parent>: Lift {
  private let transform: (Child) -> Parent

  init(_ transform: @escaping (Child) -> Parent) {
    self.transform = transform
  }

  override func lift(_ handler: Handler) -> Handler {
    let handler = unsafeDowncast(handler, to: HandlerOf<Child>.self)
    let transform = transform
    return HandlerOf<Parent> { event in
      guard let message = handler.respond(event) else { return nil }
      return transform(message)
    }
  }
}
