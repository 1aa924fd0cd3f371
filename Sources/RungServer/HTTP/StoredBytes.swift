/// Immutable bytes at an address that stays valid as long as this object lives.
///
/// An `Array` gives no lasting address, and the server sends assets from where they are.
public final class StoredBytes: Sendable {
  /// Length in bytes.
  public let count: Int
  // Written once in `init`, only read afterwards: safe to share between threads.
  nonisolated(unsafe) let start: UnsafeRawPointer

  init(_ bytes: some Collection<UInt8>) {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
    room.copyBytes(from: bytes)
    count = bytes.count
    start = UnsafeRawPointer(room.baseAddress!)
  }

  deinit { start.deallocate() }

  /// The bytes as a copy.
  public var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: start, count: count)) }
}
