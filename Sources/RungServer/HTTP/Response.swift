import JSONCoding

/// One answer: its status, its header fields and its body.
public struct Response: Sendable {
  /// What follows the header fields.
  public enum Body: Sendable {
    /// Nothing.
    case empty
    /// Bytes made for this answer.
    case bytes([UInt8])
    /// Bytes that live as long as the server does and are sent without a copy.
    case stored(StoredBytes)

    /// Length in bytes.
    public var count: Int {
      switch self {
      case .empty: 0
      case .bytes(let bytes): bytes.count
      case .stored(let stored): stored.count
      }
    }
  }

  /// The status code.
  public var status: Int
  /// The header fields; `Content-Length`, `Date` and `Connection` are the connection's business.
  public var headers: HeaderFields
  /// The body, given for `HEAD` as for `GET`: its length is told, its bytes are not sent.
  public var body: Body

  /// An answer with this body and the header fields every answer of Rung carries.
  init(_ status: Int, _ headers: HeaderFields = [:], body: Body = .empty) {
    self.status = status
    self.headers = headers
    self.headers.append(.protective)
    self.body = body
  }

  /// An answer for programs: JSON that nobody keeps.
  static func json(_ status: Int, _ value: JSON, _ headers: HeaderFields = [:]) -> Response {
    var all: HeaderFields = [
      "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store",
    ]
    all.append(headers)
    return Response(status, all, body: .bytes(Array((value.text + "\n").utf8)))
  }
}
