import Glibc

/// Where a folder really is.
enum AbsolutePath {
  /// The path from the root, links resolved; the path as given when it leads nowhere.
  static func of(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
