import Glibc

extension UnsafeMutablePointer<dirent> {
  /// The name of a folder's entry.
  var name: String {
    withUnsafePointer(to: &pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
        String(cString: $0)
      }
    }
  }
}

/// What the system said went wrong last.
func systemError() -> String { String(cString: strerror(errno)) }
