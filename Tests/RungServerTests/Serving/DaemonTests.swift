import Glibc
import Testing

@testable import RungServer

@Suite("The daemon, against clients that do not behave")
struct DaemonTests {
  @Test("A connection carries many requests, refused ones too")
  func keepAlive() throws {
    try withLoopbackServer { server in
      let connection = try server.connect()
      defer { connection.close() }
      for _ in 0..<3 {
        try connection.send(Request(method: "GET", target: "/"))
        #expect(try connection.receive().status == 200)
        try connection.send(
          Request(method: "POST", target: "/", headers: ["Content-Length": "5"]),
          body: Array("hello".utf8))
        #expect(try connection.receive().status == 405)
      }
    }
  }

  @Test("Requests sent ahead are answered in order")
  func pipelining() throws {
    try withLoopbackServer { server in
      let connection = try server.connect()
      defer { connection.close() }
      connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /nothing HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try connection.receive().status == 200)
      #expect(try connection.receive().status == 404)
    }
  }

  @Test("A refused body ends its connection, so that nothing of it is read as a request")
  func refusedBodyEndsConnection() throws {
    try withLoopbackServer { server in
      for framing in [
        "Content-Length: 9999999", "Transfer-Encoding: chunked",
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
      ] {
        let connection = try server.connect()
        defer { connection.close() }
        connection.send(
          "POST / HTTP/1.1\r\nHost: a\r\n\(framing)\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect([411, 413].contains(try connection.receive().status))
        #expect(connection.endsWithoutAnswer())
      }
    }
  }

  @Test("Header fields beyond the limit are refused")
  func hugeHead() throws {
    try withLoopbackServer { server in
      let connection = try server.connect()
      defer { connection.close() }
      connection.send(
        "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 20_000))\r\n\r\n")
      #expect(try connection.receive().status == 431)
    }
  }

  @Test("A request line beyond the limit is refused")
  func hugeTarget() throws {
    try withLoopbackServer { server in
      let connection = try server.connect()
      defer { connection.close() }
      connection.send("GET /\(String(repeating: "a", count: 40_000)) HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try connection.receive().status == 414)
    }
  }

  @Test("What is no HTTP is not answered as if it were", arguments: Garbage.allCases)
  fileprivate func garbage(_ garbage: Garbage) throws {
    try withLoopbackServer { server in
      let connection = try server.connect()
      defer { connection.close() }
      connection.send(garbage.bytes)
      let answer = try? connection.receive()
      #expect(answer.map { $0.status >= 400 } ?? true)
      let other = try server.connect()
      defer { other.close() }
      try other.send(Request(method: "GET", target: "/"))
      #expect(try other.receive().status == 200)
    }
  }

  @Test("A client that falls silent in the middle of its request is let go")
  func silence() throws {
    var limits = Limits()
    limits.inactivity = 1
    try withLoopbackServer(limits: limits) { server in
      let connection = try server.connect()
      defer { connection.close() }
      connection.send("GET / HT")
      #expect(connection.endsWithoutAnswer())
    }
  }

  @Test("A client that trickles is ended when its total time is over, not before")
  func trickling() throws {
    try withLoopbackServer { server in
      let limits = Limits()
      let slow = try server.connect()
      defer { slow.close() }
      slow.send("GET / HT")
      #expect(eventually { server.daemon.openConnections == 1 })
      server.daemon.sweep(at: monotonicNow() + limits.asking - 5000)
      slow.send("TP/1.1\r\nHost: a\r\n\r\n")
      #expect(try slow.receive().status == 200)
      #expect(eventually { server.daemon.requestsUnderWay == 0 })
      slow.send("G")
      server.daemon.sweep(at: monotonicNow() + limits.asking + 1000)
      #expect(slow.endsWithoutAnswer())
    }
  }

  @Test("A request that never becomes whole has a longer time, and an end too")
  func neverWhole() throws {
    try withLoopbackServer { server in
      let limits = Limits()
      let slow = try server.connect()
      defer { slow.close() }
      slow.send("GET / HTTP/1.1\r\nHo")
      #expect(eventually { server.daemon.requestsUnderWay == 1 })
      server.daemon.sweep(at: monotonicNow() + limits.asking + 1000)
      #expect(server.daemon.requestsUnderWay == 1)
      server.daemon.sweep(at: monotonicNow() + limits.answering + 1000)
      #expect(slow.endsWithoutAnswer())
      #expect(eventually { server.daemon.openConnections == 0 })
    }
  }

  @Test("Stopping lets an answer under way finish")
  func draining() throws {
    let big = [UInt8](repeating: 0x61, count: 24_000_000)
    let site = Site(assets: AssetTable(files: ["big.txt": big]), data: DataDirectory { nil })
    try withLoopbackServer(of: site) { server in
      let connection = try server.connect()
      defer { connection.close() }
      try connection.send(Request(method: "GET", target: "/big.txt"))
      #expect(eventually { server.daemon.requestsUnderWay == 1 })
      var thread = pthread_t()
      let stopping = Unmanaged.passRetained(StopCall(server.daemon)).toOpaque()
      pthread_create(&thread, nil, StopCall.run, stopping)
      #expect(eventually { (try? server.connect().close()) == nil })
      #expect(try connection.receive().body.count == big.count)
      pthread_join(thread, nil)
    }
  }

  @Test("The log repeats nothing a client typed")
  func log() throws {
    try withLoopbackServer { server in
      for request in [
        Request(method: "GET", target: "/?name=alice"), Request(method: "GET", target: "/alice"),
        Request(method: "ALICE", target: "/%zz/alice"),
        Request(method: "GET", target: "/api/health"),
      ] {
        let connection = try server.connect()
        defer { connection.close() }
        try connection.send(request)
        _ = try connection.receive()
      }
      let lines = server.log.lines(atLeast: 4)
      #expect(lines.count == 4)
      #expect(!lines.contains { $0.lowercased().contains("alice") })
      #expect(lines.first?.contains(" method=GET path=/ status=200 bytes=34 ms=") == true)
      #expect(lines.contains { $0.contains("method=other path=unreadable status=400") })
      #expect(lines.contains { $0.contains("path=unknown status=404") })
    }
  }
}

/// Bytes that look like a request from afar.
private enum Garbage: CaseIterable {
  case nulInTarget, secureGreeting, noHost, unknownVersion, noTarget, lengthInWords

  var bytes: String {
    switch self {
    case .nulInTarget: "GET /index.html\u{0}.png HTTP/1.1\r\nHost: a\r\n\r\n"
    case .secureGreeting: "\u{16}\u{3}\u{1}\u{0}\u{5}hello\r\n\r\n"
    case .noHost: "GET / HTTP/1.1\r\n\r\n"
    case .unknownVersion: "GET / HTTP/7.5\r\nHost: a\r\n\r\n"
    case .noTarget: "GET\r\n\r\n"
    case .lengthInWords: "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: five\r\n\r\n"
    }
  }
}

/// A daemon to be stopped on another thread.
private final class StopCall {
  private let daemon: Daemon

  init(_ daemon: Daemon) { self.daemon = daemon }

  static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { call in
    Unmanaged<StopCall>.fromOpaque(call!).takeRetainedValue().daemon.stop()
    return nil
  }
}
