import Glibc

@testable import RungServer

/// A plain connection to a server on this computer, with nothing between the test and the bytes.
struct TestConnection {
  private let socket: Int32

  /// Connects; nothing waits longer than ten seconds.
  init(port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      let reason = systemError()
      Glibc.close(socket)
      throw TestProblem.noConnection(reason)
    }
  }

  func close() { Glibc.close(socket) }

  /// Sends bytes as they are; false when the server has ended the connection.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Sends text as it is.
  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends a request.
  func send(_ request: Request, body: [UInt8] = []) throws {
    var head = "\(request.method) \(request.target) HTTP/1.1\r\nHost: rung.test\r\n"
    for field in request.headers.fields { head += "\(field.name): \(field.value)\r\n" }
    send(head + "\r\n")
    send(body)
  }

  /// Some bytes; empty at the end of the connection, nil when nothing came in time.
  func receiveSome(upTo count: Int = 65_536) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    let got = recv(socket, &buffer, count, 0)
    guard got >= 0 else { return errno == EAGAIN ? nil : [] }
    return Array(buffer.prefix(got))
  }

  /// Whether the server ends the connection, instead of leaving it silent.
  func endsWithoutAnswer() -> Bool { receiveSome()?.isEmpty ?? false }

  /// Receives one answer, leaving the connection ready for the next.
  func receive(after method: String = "GET") throws -> Answer {
    var bytes: [UInt8] = []
    let blank = Array("\r\n\r\n".utf8)
    while bytes.suffix(4) != blank[...] { bytes += try next(1) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw TestProblem.unreadableAnswer(String(decoding: bytes, as: UTF8.self)) }
    var headers = HeaderFields()
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers.append(String(parts[0]), String(parts.count > 1 ? parts[1].trimmingSpace() : ""))
    }
    let length = headers["Content-Length"].flatMap { Int($0) } ?? 0
    let body = method == "HEAD" || status == 304 ? [] : try next(length)
    return Answer(status: status, headers: headers, body: body)
  }

  private func next(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = receiveSome(upTo: count - bytes.count), !more.isEmpty else {
        throw TestProblem.connectionEnded
      }
      bytes += more
    }
    return bytes
  }
}
