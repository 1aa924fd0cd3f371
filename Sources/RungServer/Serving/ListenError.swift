import Glibc

/// Why a server cannot listen where it was told to.
public enum ListenError: Error, Equatable, Sendable {
  /// Another program listens there already; which one, where this user may see it.
  case taken(by: PortHolder?)
  /// Ports below 1024 are for the administrator.
  case notPermitted
  /// The address belongs to no network card of this computer.
  case notOurs
  /// The host name leads nowhere.
  case unknownHost
  /// Anything else, in the system's words.
  case other(String)

  init(errorNumber: Int32, port: UInt16) {
    switch errorNumber {
    case EADDRINUSE: self = .taken(by: PortHolder.of(port: port))
    case EACCES: self = .notPermitted
    case EADDRNOTAVAIL: self = .notOurs
    default: self = .other(String(cString: strerror(errorNumber)))
    }
  }
}
