@testable import RungServer

/// What a client gets to see of a response, whichever way it came.
struct Answer: Sendable {
  let status: Int
  let headers: HeaderFields
  let body: [UInt8]

  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}
