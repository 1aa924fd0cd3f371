/// The `Content-Type` of a file, by the end of its name.
enum MediaType {
  /// The type browsers need to accept the file; without one they refuse scripts, styles and WebAssembly.
  static func of(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), let known = types[path[dot...].dropFirst()] else {
      return "application/octet-stream"
    }
    return known
  }

  private static let types: [Substring: String] = [
    "bin": "application/octet-stream",
    "css": "text/css; charset=utf-8",
    "gif": "image/gif",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8",
    "map": "application/json; charset=utf-8",
    "mp3": "audio/mpeg",
    "png": "image/png",
    "svg": "image/svg+xml; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json; charset=utf-8",
    "webp": "image/webp",
    "woff2": "font/woff2",
    "xml": "application/xml; charset=utf-8",
  ]
}
