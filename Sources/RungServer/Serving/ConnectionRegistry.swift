import Glibc
import Synchronization

/// Every open connection and since when it has been doing what it does.
///
/// libmicrohttpd ends connections that fall silent, but one that sends a byte now and then could
/// stay for ever; what is over its total time is found here.
final class ConnectionRegistry: Sendable {
  private enum Phase { case asking, answering }

  private struct Connection {
    let socket: Int32
    var phase = Phase.asking
    var since: Int64
  }

  private let connections = Mutex<[UInt: Connection]>([:])

  func opened(_ id: UInt, socket: Int32, at now: Int64) {
    connections.withLock { $0[id] = Connection(socket: socket, since: now) }
  }

  /// Must come before the socket is closed, so that its number cannot mean another connection in `sweep`.
  func closed(_ id: UInt) {
    connections.withLock { _ = $0.removeValue(forKey: id) }
  }

  func beganRequest(on id: UInt, at now: Int64) { move(id, to: .answering, at: now) }

  func endedRequest(on id: UInt, at now: Int64) { move(id, to: .asking, at: now) }

  /// Connections that are open.
  var count: Int { connections.withLock { $0.count } }

  /// Requests that wait for the rest of their answer.
  var requestsUnderWay: Int {
    connections.withLock { $0.values.count { $0.phase == .answering } }
  }

  /// Shuts every connection that is past its total time; libmicrohttpd then sees its end and cleans up.
  func sweep(at now: Int64, limits: Limits) {
    connections.withLock { connections in
      for connection in connections.values {
        let limit = connection.phase == .asking ? limits.asking : limits.answering
        if now - connection.since > limit { shutdown(connection.socket, Int32(SHUT_RDWR)) }
      }
    }
  }

  private func move(_ id: UInt, to phase: Phase, at now: Int64) {
    connections.withLock { connections in
      connections[id]?.phase = phase
      connections[id]?.since = now
    }
  }
}
