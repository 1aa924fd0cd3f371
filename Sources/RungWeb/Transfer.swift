#if arch(wasm32)

  /// A piece of memory that the page writes to or reads from; it is kept and only grows.
  struct Transfer {
    private var memory: UnsafeMutableRawBufferPointer
    /// How many bytes of it are in use.
    private(set) var count = 0

    init() {
      unsafe memory = .allocate(byteCount: 1_024, alignment: 8)
    }

    /// Where it begins.
    var address: Int32 {
      unsafe Int32(Int(bitPattern: memory.baseAddress))
    }

    /// Grows it so that it holds that many bytes; what it held is forgotten.
    mutating func makeRoom(_ byteCount: Int) {
      guard unsafe byteCount > memory.count else { return }
      unsafe memory.deallocate()
      unsafe memory = .allocate(byteCount: byteCount + byteCount / 2, alignment: 8)
    }

    /// The first bytes.
    func bytes(_ byteCount: Int) -> [UInt8] {
      unsafe Array(memory.prefix(byteCount))
    }

    /// Puts bytes in for the page to read.
    mutating func fill(_ bytes: [UInt8]) {
      makeRoom(bytes.count)
      unsafe memory.copyBytes(from: bytes)
      count = bytes.count
    }
  }

#endif
