import Glibc

/// The folder that holds everything a server keeps, as far as the server needs to ask about it.
public struct DataDirectory: Sendable {
  /// Tries to write, truly: permissions alone say nothing of a full or read-only disk.
  ///
  /// Nil means it worked.
  public var failureToWrite: @Sendable () -> String?

  /// Describes a folder by how it answers.
  public init(failureToWrite: @escaping @Sendable () -> String?) {
    self.failureToWrite = failureToWrite
  }

  /// A folder on disk.
  public static func at(_ path: String) -> DataDirectory {
    DataDirectory { writeAndRemove(path + "/.rung-write-check") }
  }

  private static func writeAndRemove(_ path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return systemError() }
    var byte: UInt8 = 0x2E
    let written = write(descriptor, &byte, 1)
    let reason = written == 1 ? nil : systemError()
    close(descriptor)
    unlink(path)
    return reason
  }
}
