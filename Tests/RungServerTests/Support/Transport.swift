/// The two ways to ask a site: by calling it, and over a real connection. Tests of the site run both ways.
import Testing

@testable import RungServer

enum Transport: CaseIterable, CustomTestStringConvertible, Sendable {
  case memory, loopback

  var testDescription: String { self == .memory ? "in memory" : "over a connection" }

  /// Gives a client of the site for as long as the body runs.
  func client<Result>(
    of site: Site = .sample(), _ body: (_ client: TestClient) throws -> Result
  ) throws -> Result {
    switch self {
    case .memory:
      return try body(.inMemory(site))
    case .loopback:
      return try withLoopbackServer(of: site) { server in try body(.over(server)) }
    }
  }
}

/// Asks a site and gives its answer.
struct TestClient {
  var send: (_ request: Request, _ body: [UInt8]) throws -> Answer

  func get(_ target: String, _ headers: HeaderFields = [:]) throws -> Answer {
    try ask("GET", target, headers)
  }

  func ask(
    _ method: String, _ target: String, _ headers: HeaderFields = [:], body: [UInt8] = []
  ) throws -> Answer {
    var headers = headers
    if !body.isEmpty { headers.append("Content-Length", String(body.count)) }
    return try send(Request(method: method, target: target, headers: headers), body)
  }

  /// Calls the site as the daemon does.
  static func inMemory(_ site: Site) -> TestClient {
    TestClient { request, _ in
      let response = site.refusal(ofBodyIn: request) ?? site.respond(to: request)
      var headers = response.headers
      if response.status != 304 { headers.append("Content-Length", String(response.body.count)) }
      return Answer(
        status: response.status, headers: headers,
        body: request.method == "HEAD" ? [] : response.body.bytes)
    }
  }

  /// Opens a connection for each request.
  static func over(_ server: LoopbackServer) -> TestClient {
    TestClient { request, body in
      let connection = try server.connect()
      defer { connection.close() }
      try connection.send(request, body: body)
      return try connection.receive(after: request.method)
    }
  }
}

extension Response.Body {
  /// The bytes of any kind of body.
  var bytes: [UInt8] {
    switch self {
    case .empty: []
    case .bytes(let bytes): bytes
    case .stored(let stored): stored.bytes
    }
  }
}
