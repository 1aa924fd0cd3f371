/// A strong validator of one representation (RFC 9110 8.8.3).
struct EntityTag: Equatable, Sendable {
  /// The tag as sent, with its quotes.
  let text: String

  /// Tells contents apart by their FNV-1a hash and length: enough between versions of our own files.
  init(of bytes: some Sequence<UInt8>, coding: ContentCoding) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var count = 0
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      count += 1
    }
    let suffix = coding == .identity ? "" : "-" + coding.name
    text = "\"" + String(hash, radix: 16) + "-" + String(count, radix: 16) + suffix + "\""
  }

  /// Whether an `If-None-Match` value names this tag, or any.
  ///
  /// Weak marks do not matter here (RFC 9110 13.1.2).
  func isNamed(in ifNoneMatch: String) -> Bool {
    ifNoneMatch.split(separator: ",").contains { candidate in
      var tag = candidate.trimmingSpace()
      if tag == "*" { return true }
      if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
      return tag == text
    }
  }
}
