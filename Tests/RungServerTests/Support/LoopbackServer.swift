import Glibc
import Synchronization

@testable import RungServer

/// A daemon on a port of the system's choosing.
struct LoopbackServer {
  let daemon: Daemon
  let port: UInt16
  let log: LogKeeper

  func connect() throws -> TestConnection { try TestConnection(port: port) }
}

/// Keeps what a server logs.
final class LogKeeper: Sendable {
  private let lines = Mutex<[String]>([])

  func keep(_ line: String) { lines.withLock { $0.append(line) } }

  /// Everything logged so far; answers are logged after they are sent, so a test waits for as many as it needs.
  func lines(atLeast count: Int) -> [String] {
    _ = eventually { lines.withLock { $0.count } >= count }
    return lines.withLock { $0 }
  }
}

/// Whether something becomes true within ten seconds, however busy the computer is.
func eventually(_ condition: () -> Bool) -> Bool {
  for _ in 0..<1000 {
    if condition() { return true }
    usleep(10_000)
  }
  return false
}

/// Runs a daemon for a site for as long as the body runs.
func withLoopbackServer<Result>(
  of site: Site = .sample(), limits: Limits = Limits(),
  _ body: (LoopbackServer) throws -> Result
) throws -> Result {
  let listener = try ListeningSocket(ListenAddress(host: "127.0.0.1", port: 0))
  let log = LogKeeper()
  guard
    let daemon = Daemon(
      site: site, listener: listener, limits: limits, log: RequestLog(write: log.keep))
  else { throw TestProblem.daemonDidNotStart }
  defer { daemon.stop() }
  return try body(LoopbackServer(daemon: daemon, port: listener.address.port, log: log))
}

/// What can go wrong in the tests' own machinery.
enum TestProblem: Error {
  case daemonDidNotStart
  case noFolder
  case noProgram(String)
  case noConnection(String)
  case connectionEnded
  case unreadableAnswer(String)
}
