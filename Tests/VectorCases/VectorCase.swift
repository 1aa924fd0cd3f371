/// One row of the published vectors: what was computed beside what is expected, both as text.
///
/// The same rows run natively under `swift test` and inside the WebAssembly build, where
/// `SelfCheck` prints them; `make test` compares the two outputs byte for byte.
public struct VectorCase: Sendable {
  /// The row's id as the vectors name it, with a suffix where one row holds several inputs ("LS10.down").
  public let id: String
  /// The text the vectors ask for.
  public let expected: String
  /// Computes the text this build gives.
  public let actual: @Sendable () -> String

  /// Names a row, what it expects, and how to compute it.
  public init(_ id: String, expects expected: String, _ actual: @escaping @Sendable () -> String) {
    self.id = id
    self.expected = expected
    self.actual = actual
  }
}
