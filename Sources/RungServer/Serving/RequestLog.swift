import Glibc

/// One line for each request: when, what, how it went, how long.
///
/// No addresses, no query, nothing typed.
public struct RequestLog: Sendable {
  /// Takes a finished line without its end.
  var write: @Sendable (String) -> Void

  /// A log that is thrown away.
  public static let none = RequestLog { _ in }

  /// A log on the standard output, each line written at once so that lines of two threads never mix.
  public static let standardOutput = RequestLog { line in
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
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
