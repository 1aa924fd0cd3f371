/// What one client may take of the server's time and room.
public struct Limits: Sendable {
  /// Silence after which a connection ends, in seconds.
  public var inactivity: UInt32 = 30
  /// Milliseconds to say what is wanted: counted from the opening of the connection or the last answer.
  public var asking: Int64 = 60_000
  /// Milliseconds from the request line until the answer is out; long enough for the whole app over a slow phone line.
  public var answering: Int64 = 600_000
  /// Connections at once.
  public var connections: UInt32 = 4000
  /// Bytes for a request's line and header fields.
  public var head = 16 * 1024
  /// Milliseconds that answers under way are given when the server stops.
  public var draining: Int64 = 8000

  /// The standard limits.
  public init() {}
}
