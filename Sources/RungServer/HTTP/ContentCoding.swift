/// How a body is packed, best first.
enum ContentCoding: CaseIterable, Sendable {
  case brotli, gzip, identity

  /// The name in header fields.
  var name: String {
    switch self {
    case .brotli: "br"
    case .gzip: "gzip"
    case .identity: "identity"
    }
  }

  /// What the build appends to the name of a packed file.
  var fileSuffix: String? {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    case .identity: nil
    }
  }

  /// The best coding at hand for what a client says it takes (RFC 9110 12.5.3).
  ///
  /// The highest quality wins, ours in order among equals. When the client takes none of them the
  /// plain body is sent all the same, as the standard lets us, since an error would help nobody.
  static func best(of available: [ContentCoding], acceptEncoding: String?) -> ContentCoding {
    guard let acceptEncoding else { return .identity }
    var best: (coding: ContentCoding, quality: Int)?
    for coding in allCases where available.contains(coding) {
      let quality = quality(of: coding, in: acceptEncoding)
      if quality > best?.quality ?? 0 { best = (coding, quality) }
    }
    return best?.coding ?? .identity
  }

  /// The quality in thousandths that a client gives a coding; 0 means never.
  private static func quality(of coding: ContentCoding, in acceptEncoding: String) -> Int {
    var named: Int?
    var wildcard: Int?
    for element in acceptEncoding.split(separator: ",") {
      let parts = element.split(separator: ";")
      guard let token = parts.first?.trimmingSpace() else { continue }
      if token.equalsIgnoringCase(coding.name)
        || coding == .gzip && token.equalsIgnoringCase("x-gzip")
      {
        named = weight(in: parts.dropFirst())
      } else if token == "*" {
        wildcard = weight(in: parts.dropFirst())
      }
    }
    // Not mentioned: packed bodies need a yes, the plain body needs a no. Any packed one is preferred to it.
    return named ?? wildcard ?? (coding == .identity ? 1 : 0)
  }

  /// Reads `q=0.8` as 800; a weight that cannot be read counts as a plain yes.
  private static func weight(in parameters: some Sequence<Substring>) -> Int {
    for parameter in parameters {
      let text = parameter.trimmingSpace()
      guard text.hasPrefix("q=") || text.hasPrefix("Q=") else { continue }
      let number = text.dropFirst(2)
      guard let first = number.first, first == "0" || first == "1" else { return 1000 }
      if first == "1" { return 1000 }
      var thousandths = 0
      var place = 100
      for digit in number.dropFirst(2).utf8.prefix(3) {
        guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return 1000 }
        thousandths += Int(digit - UInt8(ascii: "0")) * place
        place /= 10
      }
      return thousandths
    }
    return 1000
  }
}
