import Glibc

/// The program that listens on a port, where this user may see it.
public struct PortHolder: Equatable, Sendable {
  /// The name of its program.
  public let name: String
  /// Its process number.
  public let process: Int32

  /// Finds who listens on a port by what Linux tells in `/proc`; nil when it is another user's.
  static func of(port: UInt16) -> PortHolder? {
    let sockets = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap { inodes(listeningOn: port, in: $0) }
    guard !sockets.isEmpty else { return nil }
    let links = Set(sockets.map { "socket:[\($0)]" })
    for entry in directoryEntries("/proc") {
      guard let process = Int32(entry) else { continue }
      let descriptors = "/proc/\(process)/fd"
      for descriptor in directoryEntries(descriptors)
      where links.contains(linkTarget(descriptors + "/" + descriptor)) {
        let name = textFile("/proc/\(process)/comm").split(separator: "\n").first ?? "?"
        return PortHolder(name: String(name), process: process)
      }
    }
    return nil
  }

  /// The inode numbers of listening sockets in one of the kernel's tables.
  private static func inodes(listeningOn port: UInt16, in path: String) -> [Substring] {
    textFile(path).split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: " ")
      guard columns.count > 9, columns[3] == "0A",
        let shown = columns[1].split(separator: ":").last, UInt16(shown, radix: 16) == port
      else { return nil }
      return columns[9]
    }
  }

  private static func directoryEntries(_ path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) { names.append(entry.name) }
    return names
  }

  private static func linkTarget(_ path: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 64)
    let length = buffer.withUnsafeMutableBytes { room in
      readlink(path, room.baseAddress!.assumingMemoryBound(to: CChar.self), room.count)
    }
    return length > 0 ? String(decoding: buffer.prefix(length), as: UTF8.self) : ""
  }

  private static func textFile(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while case let got = read(descriptor, &buffer, buffer.count), got > 0 {
      text.append(contentsOf: buffer.prefix(got))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
