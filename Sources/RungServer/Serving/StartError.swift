/// Why a server did not start; its description says what is safe and the line to change.
public enum StartError: Error, Sendable, CustomStringConvertible {
  /// The address cannot be listened on.
  case listening(ListenAddress, ListenError)
  /// The built app is not there.
  case assets(AssetsError)
  /// The made-up logbook could not be made.
  case sample(SampleError)
  /// Nothing can be kept in the data folder.
  case data(directory: String, reason: String)
  /// The system gave no threads or memory.
  case noResources

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .listening(let address, let failure): Self.words(for: failure, at: address)
    case .assets(.missing(let directory)):
      """
      The app is not in \(directory): there is no index.html.
      Build it with `make build`, or say where it is with --assets FOLDER.
      """
    case .assets(.unreadable(let path, let reason)):
      """
      The app's file \(path) cannot be read: \(reason).
      Let the user that runs Rung read it, or build the app again with `make clean build`.
      """
    case .sample(let failure): failure.description
    case .data(let directory, let reason):
      """
      Nothing can be kept in \(directory): \(reason).
      Let the user that runs Rung write there, or choose another folder with --data FOLDER.
      """
    case .noResources:
      "The system has no threads or memory left for the server. Stop other programs and try again."
    }
  }

  private static func words(for failure: ListenError, at address: ListenAddress) -> String {
    switch failure {
    case .taken(let holder):
      """
      Port \(address.port) is taken\(holder.map { " by \($0.name) (process \($0.process))" } ?? " by another program").
      Stop that program, or choose another port: --listen \(address.withNextPort) (with make: PORT=\(address.withNextPort.port) make run).
      """
    case .notPermitted:
      """
      Port \(address.port) is reserved for the administrator.
      Choose a port from 1024 up, like --listen \(ListenAddress(host: address.host, port: 8080)).
      """
    case .notOurs:
      """
      \(address.host) is no address of this computer.
      Use --listen 127.0.0.1:\(address.port) for this computer only, or 0.0.0.0:\(address.port) for the whole network.
      """
    case .unknownHost:
      "Nobody knows a computer named \(address.host). Use a numeric address, like --listen 127.0.0.1:\(address.port)."
    case .other(let reason):
      "Listening on \(address) failed: \(reason). Try another address with --listen."
    }
  }
}

extension ListenAddress {
  fileprivate var withNextPort: ListenAddress {
    ListenAddress(host: host, port: port == .max ? 8080 : port + 1)
  }
}
