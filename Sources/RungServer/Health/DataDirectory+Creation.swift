import Glibc

extension DataDirectory {
  /// Makes the folder and those above it where they are missing, for this user alone; nil when it is there.
  static func failureToCreate(_ path: String) -> String? {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += part
      if mkdir(prefix, 0o700) != 0 && errno != EEXIST { return systemError() }
      prefix += "/"
    }
    var facts = stat()
    guard stat(prefix.isEmpty ? path : prefix, &facts) == 0 else { return systemError() }
    return nil
  }
}
