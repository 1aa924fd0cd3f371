import CMicroHTTPD
import Glibc
import Synchronization

/// libmicrohttpd answering for a site: an epoll loop on every worker thread.
///
/// Sendable: what changes is behind locks, here and in the library.
final class Daemon: @unchecked Sendable {
  private let handle: OpaquePointer
  private let context: DaemonContext
  private let limits: Limits
  private let isStopped = Mutex(false)

  /// Starts answering on a listening socket, which it then owns.
  ///
  /// Nil when the system has no threads or memory left.
  init?(site: Site, listener: ListeningSocket, limits: Limits = Limits(), log: RequestLog) {
    context = DaemonContext(site: site, log: log)
    self.limits = limits
    let cores = UInt32(clamping: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    var options = rung_daemon_options(
      listen_socket: listener.descriptor,
      threads: min(max(cores, 2), 8),
      connection_limit: limits.connections,
      inactivity_seconds: limits.inactivity,
      connection_memory: limits.head,
      context: Unmanaged.passUnretained(context).toOpaque(),
      handle: daemonHandles,
      completed: daemonCompleted,
      connection: daemonConnectionChanged,
      begun: daemonBegan)
    guard let handle = rung_daemon_start(&options) else {
      close(listener.descriptor)
      return nil
    }
    self.handle = handle
  }

  /// Requests that wait for the rest of their answer.
  var requestsUnderWay: Int { context.connections.requestsUnderWay }

  /// Connections that are open, whatever they do.
  var openConnections: Int { context.connections.count }

  /// Ends connections that are past their total time; to be called about once a second.
  func sweep(at now: Int64 = monotonicNow()) {
    context.connections.sweep(at: now, limits: limits)
  }

  /// Accepts nothing new, lets answers under way finish within the limit, then ends everything.
  ///
  /// Calling it again does nothing but wait for the first call.
  func stop() {
    isStopped.withLock { isStopped in
      guard !isStopped else { return }
      isStopped = true
      let listener = MHD_quiesce_daemon(handle)
      if listener >= 0 { close(listener) }
      let deadline = monotonicNow() + limits.draining
      while requestsUnderWay > 0, monotonicNow() < deadline { usleep(10_000) }
      MHD_stop_daemon(handle)
    }
  }

  // The worker threads use the context without owning it.
  deinit { stop() }
}

/// What the worker threads share.
final class DaemonContext: Sendable {
  let site: Site
  let log: RequestLog
  let connections = ConnectionRegistry()

  init(site: Site, log: RequestLog) {
    self.site = site
    self.log = log
  }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> DaemonContext {
    Unmanaged<DaemonContext>.fromOpaque(pointer!).takeUnretainedValue()
  }
}
