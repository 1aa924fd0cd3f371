/// Bytes that are only ever appended to, for one owner that cannot be copied.
///
/// Room for a whole piece is made once, its bytes are then written without further checks; an
/// array would check its uniqueness and room at every byte.
struct ByteBuffer {
  /// Frees the memory.
  ///
  /// A class, because in Embedded Swift other modules could not destroy a
  /// structure with a `deinit` of its own.
  private final class Memory {
    var start: UnsafeMutablePointer<UInt8>

    init(_ start: UnsafeMutablePointer<UInt8>) {
      self.start = start
    }

    deinit {
      start.deallocate()
    }
  }

  private let memory: Memory
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(room: Int) {
    capacity = max(room, 64)
    start = .allocate(capacity: capacity)
    memory = Memory(start)
  }

  /// The bytes so far, valid until the next is written.
  var contents: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// Makes room for that many more bytes.
  @inline(__always)
  mutating func makeRoom(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  /// Writes a byte for which there is room.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  /// Writes bytes for which there is room.
  @inline(__always)
  mutating func put(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    memory.start = larger
  }
}
