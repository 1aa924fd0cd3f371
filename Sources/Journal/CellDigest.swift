/// A 64-bit fingerprint of one cell: document, path, stamp and value.
///
/// The digest of a logbook is the wrapping sum over all cells, so that it can be kept up to date
/// cell by cell. Both sides of a sync compute it; what is hashed may therefore never change.
struct CellDigest {
  private(set) var value: UInt64

  /// Begins with the document's id.
  init(document: DocumentID) {
    value = 0x9E37_79B9_7F4A_7C15
    var text = document.text
    text.withUTF8 { absorb(UnsafeRawBufferPointer($0)) }
  }

  /// The fingerprint of one cell of the document this digest began with.
  func cell(
    _ path: UnsafeRawBufferPointer, _ stamp: Stamp, _ value: UnsafeRawBufferPointer
  ) -> UInt64 {
    var digest = self
    digest.absorb(path)
    digest.absorb(stamp.time)
    digest.absorb(UInt64(stamp.replica.number))
    digest.absorb(value)
    return digest.finished
  }

  /// Length first, then eight bytes at a time, the last ones filled up with zeros.
  private mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
    absorb(UInt64(bytes.count))
    var place = 0
    while place + 8 <= bytes.count {
      absorb(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    guard place < bytes.count else { return }
    var rest: UInt64 = 0
    for offset in 0..<(bytes.count - place) {
      rest |= UInt64(bytes[place + offset]) << UInt64(8 * offset)
    }
    absorb(rest)
  }

  @inline(__always)
  private mutating func absorb(_ word: UInt64) {
    value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
  }

  /// The finishing step of MurmurHash3, so that every bit of the input reaches every bit of the sum.
  private var finished: UInt64 {
    var mixed = value
    mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ mixed >> 33
  }
}
