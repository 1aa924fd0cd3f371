/// Where to listen: a host and a port.
public struct ListenAddress: Equatable, Sendable, CustomStringConvertible {
  /// A name or a numeric address, an IPv6 one without its brackets.
  public var host: String
  /// The port; 0 lets the system choose a free one.
  public var port: UInt16

  /// This computer only, on the usual port.
  public static let standard = ListenAddress(host: "127.0.0.1", port: 8080)

  /// Names a host and a port.
  public init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `127.0.0.1:8080`, `[::1]:8080`, `:8080` or `8080`; without a host it is this computer only.
  public init?(_ text: String) {
    var host = Substring()
    var port = text[...]
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      host = text[text.index(after: text.startIndex)..<end]
      let rest = text[text.index(after: end)...]
      guard !host.isEmpty, rest.first == ":" else { return nil }
      port = rest.dropFirst()
    } else if let colon = text.lastIndex(of: ":") {
      host = text[..<colon]
      port = text[text.index(after: colon)...]
      guard !host.contains(":") else { return nil }
    }
    guard port.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = UInt16(port) else {
      return nil
    }
    self.init(host: host.isEmpty ? Self.standard.host : String(host), port: number)
  }

  /// The address as it is written in the settings.
  public var description: String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// Whether only this computer can reach it.
  ///
  /// Browsers treat such an address as safe even without https.
  var isThisComputerOnly: Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }

  /// Whether it stands for every address of this computer.
  var isEveryAddress: Bool { host == "0.0.0.0" || host == "::" }

  /// The address to type into a browser on this computer.
  var url: String {
    isThisComputerOnly || isEveryAddress ? "http://localhost:\(port)" : "http://\(self)"
  }
}
