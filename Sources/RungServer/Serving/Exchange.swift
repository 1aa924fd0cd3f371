import CMicroHTTPD

/// One request on its way through libmicrohttpd, from its first line to the end of its answer.
///
/// Only the worker thread of its connection touches it.
final class Exchange {
  let target: String
  let began: Int64
  /// Set once the head has been seen: libmicrohttpd calls once for the head, then for the body.
  var request: Request?
  var response: Response?

  init(target: String, began: Int64) {
    self.target = target
    self.began = began
  }

  /// Takes method and header fields from libmicrohttpd.
  func readHead(method: String, from connection: OpaquePointer) -> Request {
    var headers = HeaderFields()
    withUnsafeMutablePointer(to: &headers) { headers in
      _ = MHD_get_connection_values(
        connection, .HEADER_KIND,
        { context, _, name, value in
          guard let context, let name, let value else { return .YES }
          context.assumingMemoryBound(to: HeaderFields.self).pointee
            .append(String(cString: name), String(cString: value))
          return .YES
        }, headers)
    }
    let request = Request(method: method, target: target, headers: headers)
    self.request = request
    return request
  }

  /// Whether the target goes on behind a NUL byte, where C no longer sees it.
  ///
  /// libmicrohttpd keeps the request line in one piece, so anything but spaces between the end of the
  /// target as we know it and the version was hidden. Where it keeps them apart, this cannot tell.
  func targetHidesBytes(
    at url: UnsafePointer<CChar>?, before version: UnsafePointer<CChar>?
  ) -> Bool {
    guard let url, let version else { return false }
    let end = url + target.utf8.count + 1
    let gap = version - end
    guard gap > 0, gap < Limits().head else { return false }
    return UnsafeBufferPointer(start: end, count: gap).contains { $0 != 0x20 && $0 != 0 }
  }
}
