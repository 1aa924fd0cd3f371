import Glibc

/// A socket that accepts connections, and the address it really got.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  let address: ListenAddress

  /// Opens, binds and listens.
  init(_ wanted: ListenAddress) throws(ListenError) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(wanted.host, String(wanted.port), &hints, &list) == 0, let first = list else {
      throw .unknownHost
    }
    defer { freeaddrinfo(list) }
    // "localhost" may name IPv6 first; browsers try both, and the older one works everywhere.
    let chosen = Self.preferred(in: first)
    let descriptor = socket(
      chosen.ai_family,
      Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw .other(systemError()) }
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, chosen.ai_addr, chosen.ai_addrlen) == 0,
      Glibc.listen(descriptor, 1024) == 0
    else {
      let code = errno
      close(descriptor)
      throw ListenError(errorNumber: code, port: wanted.port)
    }
    self.descriptor = descriptor
    address = ListenAddress(host: wanted.host, port: Self.port(of: descriptor) ?? wanted.port)
  }

  private static func preferred(in first: UnsafeMutablePointer<addrinfo>) -> addrinfo {
    var candidate: UnsafeMutablePointer<addrinfo>? = first
    while let one = candidate {
      if one.pointee.ai_family == AF_INET { return one.pointee }
      candidate = one.pointee.ai_next
    }
    return first.pointee
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> UInt16? in
        guard getsockname(descriptor, address, &length) == 0 else { return nil }
        // The port stands at the same place in both families, in network order.
        return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          UInt16(bigEndian: $0.pointee.sin_port)
        }
      }
    }
  }
}
