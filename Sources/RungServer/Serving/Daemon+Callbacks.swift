import CMicroHTTPD

// libmicrohttpd calls these on its worker threads. They are globals of an ordinary file on purpose: in a
// `main.swift` they would belong to the main actor and abort on any other thread.

/// The request line has been read: the exchange begins.
let daemonBegan:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) ->
    UnsafeMutableRawPointer? = { context, target, connection in
      guard let target, let connection else { return nil }
      let now = monotonicNow()
      DaemonContext.at(context).connections.beganRequest(on: UInt(bitPattern: connection), at: now)
      let exchange = Exchange(target: String(cString: target), began: now)
      return Unmanaged.passRetained(exchange).toOpaque()
    }

/// Called once for the head, then for pieces of the body, then once more for the answer.
let daemonHandles: MHD_AccessHandlerCallback = {
  context, connection, url, method, version, _, uploadSize, exchangePointer in
  guard let connection, let method, let uploadSize, let pointer = exchangePointer?.pointee else {
    return .NO
  }
  let context = DaemonContext.at(context)
  let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
  guard let request = exchange.request else {
    // An answer queued now makes libmicrohttpd close the connection unread: right for refused bodies only.
    let request = exchange.readHead(method: String(cString: method), from: connection)
    if exchange.targetHidesBytes(at: url, before: version) { return .NO }
    guard let refusal = context.site.refusal(ofBodyIn: request) else { return .YES }
    exchange.response = refusal
    return refusal.queue(on: connection)
  }
  if uploadSize.pointee > 0 {
    // No route takes a body yet; a short one is read and dropped so that its connection stays usable.
    uploadSize.pointee = 0
    return .YES
  }
  let response = context.site.respond(to: request)
  exchange.response = response
  return response.queue(on: connection)
}

/// The answer is out, or the client is gone.
let daemonCompleted: MHD_RequestCompletedCallback = { context, connection, exchangePointer, _ in
  guard let connection, let pointer = exchangePointer?.pointee else { return }
  exchangePointer?.pointee = nil
  let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
  let context = DaemonContext.at(context)
  let now = monotonicNow()
  context.connections.endedRequest(on: UInt(bitPattern: connection), at: now)
  guard let request = exchange.request, let response = exchange.response else { return }
  context.log.answered(
    request, route: context.site.routeName(of: request), with: response,
    milliseconds: now - exchange.began)
}

/// A connection was opened or is about to be closed.
let daemonConnectionChanged: MHD_NotifyConnectionCallback = { context, connection, _, change in
  guard let connection else { return }
  let connections = DaemonContext.at(context).connections
  let id = UInt(bitPattern: connection)
  if change == .CONNECTION_NOTIFY_STARTED {
    connections.opened(id, socket: rung_connection_socket(connection), at: monotonicNow())
  } else {
    connections.closed(id)
  }
}

extension Response {
  /// Hands the answer to libmicrohttpd.
  fileprivate func queue(on connection: OpaquePointer) -> MHD_Result {
    guard let reply = makeReply() else { return .NO }
    defer { MHD_destroy_response(reply) }
    for field in headers.fields { _ = MHD_add_response_header(reply, field.name, field.value) }
    return MHD_queue_response(connection, UInt32(status), reply)
  }

  private func makeReply() -> OpaquePointer? {
    switch body {
    case .empty:
      return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { buffer in
        MHD_create_response_from_buffer(
          buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .stored(let stored):
      // The site holds them until the daemon has stopped.
      return MHD_create_response_from_buffer(
        stored.count, UnsafeMutableRawPointer(mutating: stored.start), .RESPMEM_PERSISTENT)
    }
  }
}
