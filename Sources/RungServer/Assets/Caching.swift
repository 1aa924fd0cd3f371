/// How long browsers may use a file without asking again, as `Cache-Control` says it.
enum Caching: String, Sendable {
  /// The name changes with the content, so it never goes stale.
  case forever = "public, max-age=31536000, immutable"
  /// Kept, but asked about each time: the answer is then 304 with no body.
  case revalidated = "no-cache"

  /// Names with a fingerprint of eight or more hexadecimal digits (`app.0f3a9c21.wasm`) never change content.
  init(path: String) {
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".")
    let fingerprint = parts.count >= 3 ? parts[parts.count - 2] : ""
    let isFingerprint = fingerprint.utf8.count >= 8 && fingerprint.allSatisfy(\.isHexDigit)
    self = isFingerprint ? .forever : .revalidated
  }
}
