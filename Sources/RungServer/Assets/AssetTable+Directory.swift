import Glibc

/// Why the built app could not be read.
public enum AssetsError: Error, Equatable, Sendable {
  /// There is no such folder, or no page in it.
  case missing(directory: String)
  /// A file or folder is there but cannot be read.
  case unreadable(path: String, reason: String)
}

extension AssetTable {
  /// Reads every file below a folder; names beginning with a dot are the build's own and stay private.
  public init(directory: String) throws(AssetsError) {
    var files: [String: [UInt8]] = [:]
    guard access(directory + "/index.html", F_OK) == 0 else {
      throw .missing(directory: directory)
    }
    try Self.collect(directory, prefix: "", into: &files)
    self.init(files: files)
  }

  private static func collect(
    _ directory: String, prefix: String, into files: inout [String: [UInt8]]
  ) throws(AssetsError) {
    guard let stream = opendir(directory) else { throw .failed(at: directory) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = entry.name
      guard !name.hasPrefix(".") else { continue }
      let path = directory + "/" + name
      var facts = stat()
      // A linked file is as good as a file; a linked folder may lead around in circles.
      guard lstat(path, &facts) == 0 else { throw .failed(at: path) }
      if facts.st_mode & S_IFMT == S_IFLNK {
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
      }
      switch facts.st_mode & S_IFMT {
      case S_IFDIR: try collect(path, prefix: prefix + name + "/", into: &files)
      case S_IFREG: files[prefix + name] = try contents(of: path, size: Int(facts.st_size))
      default: continue
      }
    }
  }

  /// Reads one file.
  static func contents(of path: String) throws(AssetsError) -> [UInt8] {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw .failed(at: path) }
    return try contents(of: path, size: Int(facts.st_size))
  }

  private static func contents(of path: String, size: Int) throws(AssetsError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(at: path) }
    defer { close(descriptor) }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else {
          failed = got < 0
          return
        }
        count += got
      }
    }
    guard !failed else { throw .failed(at: path) }
    return bytes
  }
}

extension AssetsError {
  fileprivate static func failed(at path: String) -> AssetsError {
    .unreadable(path: path, reason: systemError())
  }
}
