/// One HTTP request as it came: framed, with nothing decoded yet.
public struct Request: Sendable {
  /// The method as sent; methods are case-sensitive.
  public let method: String
  /// The request target as sent, with its escapes and its query.
  public let target: String
  /// The header fields.
  public let headers: HeaderFields

  /// Describes a request.
  public init(method: String, target: String, headers: HeaderFields = [:]) {
    self.method = method
    self.target = target
    self.headers = headers
  }

  /// Whether the request only asks to read.
  var reads: Bool { method == "GET" || method == "HEAD" }
}
