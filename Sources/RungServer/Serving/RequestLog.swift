import Glibc
import Synchronization

/// One line for each request: when, what, how it went, how long.
///
/// No addresses, no query, nothing typed.
public struct RequestLog: Sendable {
  /// Takes a finished line without its end.
  var write: @Sendable (String) -> Void

  /// A log that is thrown away.
  public static let none = RequestLog { _ in }

  /// A log on the standard output.
  public static let standardOutput = lines(to: STDOUT_FILENO)

  /// A log on an open file, each line written at once so that lines of two threads never mix.
  ///
  /// Nobody waits for a log: lines that a stalled reader has no room for are dropped, and counted in
  /// a line of their own once there is room again.
  static func lines(to descriptor: Int32) -> RequestLog {
    let dropped = Dropped()
    return RequestLog { line in
      var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&state, 1, 0) == 1 else {
        dropped.count.add(1, ordering: .relaxed)
        return
      }
      let missed = dropped.count.exchange(0, ordering: .relaxed)
      let note = missed > 0 ? "time=\(WallClock.now()) dropped=\(missed)\n" : ""
      let bytes = Array((note + line + "\n").utf8)
      _ = Glibc.write(descriptor, bytes, bytes.count)
    }
  }

  func answered(
    _ request: Request, route: String, with response: Response, milliseconds: Int64
  ) {
    write(
      "time=\(WallClock.now()) method=\(Self.known(request.method)) path=\(route)"
        + " status=\(response.status) bytes=\(response.body.count) ms=\(milliseconds)")
  }

  /// Methods are the client's own words; only those of the standard are repeated.
  private static func known(_ method: String) -> String {
    let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "CONNECT", "TRACE"]
    return methods.contains(method) ? method : "other"
  }
}

/// How many lines found no room.
private final class Dropped: Sendable {
  let count = Atomic<Int>(0)
}
