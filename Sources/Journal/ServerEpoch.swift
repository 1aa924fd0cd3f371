/// Which server store a mark of what the server has is about.
///
/// A server's store has a random epoch, new at its creation and at every restore. What another
/// store, or this one before a restore, has taken says nothing about what it has now.
public struct ServerEpoch: Hashable, Sendable {
  /// The epoch as the server names it, together with the account where there are several.
  public let text: String

  /// An epoch as the server names it.
  public init(_ text: String) {
    self.text = text
  }
}
