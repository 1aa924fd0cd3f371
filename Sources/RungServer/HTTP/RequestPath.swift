/// The path of a request target: decoded once, and known to name nothing above or beside the root.
struct RequestPath: Equatable, Sendable {
  /// The decoded path, beginning with a slash.
  let text: String

  /// Longest target that is looked at, in bytes.
  static let longestTarget = 2048

  /// Takes the path out of a target in origin or absolute form and decodes it.
  ///
  /// Refused is every spelling whose meaning depends on who reads it: dot segments, encoded or
  /// backward slashes, control characters, bytes that are no UTF-8, broken escapes.
  init(target: String) throws(Refusal) {
    guard target.utf8.count <= Self.longestTarget else { throw .targetTooLong }
    var bytes: [UInt8] = []
    var rest = Self.originForm(of: target).utf8.prefix { $0 != UInt8(ascii: "?") }[...]
    guard rest.first == UInt8(ascii: "/") else { throw .unreadable }
    while let byte = rest.popFirst() {
      var decoded = byte
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else {
          throw .unreadable
        }
        decoded = high << 4 | low
        guard decoded != UInt8(ascii: "/") else { throw .unreadable }
      }
      guard decoded >= 0x20, decoded != 0x7F, decoded != UInt8(ascii: "\\") else {
        throw .unreadable
      }
      bytes.append(decoded)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .unreadable }
    guard !text.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) else {
      throw .unreadable
    }
    self.text = text
  }

  /// Whether the path belongs to the programming interface, whose errors are JSON.
  var isForPrograms: Bool { Self.isForPrograms(text) }

  /// The same for a target that could not be decoded.
  static func isForPrograms(_ target: String) -> Bool {
    target == "/api" || target.utf8.starts(with: "/api/".utf8)
  }

  /// `http://host/path` is a valid target too, which every server has to take (RFC 9112 3.2.2).
  private static func originForm(of target: String) -> Substring {
    for scheme in ["http://", "https://"] where target.utf8.starts(with: scheme.utf8) {
      let authority = target.dropFirst(scheme.count)
      guard let slash = authority.firstIndex(of: "/") else { return "/" }
      return authority[slash...]
    }
    return target[...]
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
