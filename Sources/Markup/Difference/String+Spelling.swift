extension String {
  /// Whether both are the same letter for letter.
  ///
  /// Strings that are equal may be composed differently ("é" as one scalar or two), and the page shall
  /// get what was meant. It is faster than comparing for equality, too.
  func isSpelled(like other: String) -> Bool {
    if hasSameBits(as: other) { return true }
    let one = utf8
    let other = other.utf8
    guard one.count == other.count else { return false }
    return one.withContiguousStorageIfAvailable { one in
      other.withContiguousStorageIfAvailable { other in
        for index in 0..<one.count where one[index] != other[index] { return false }
        return true
      } ?? false
    } ?? one.elementsEqual(other)
  }

  /// Whether both are the same short string or share their storage.
  private func hasSameBits(as other: String) -> Bool {
    withUnsafeBytes(of: self) { one in
      withUnsafeBytes(of: other) { other in
        for index in 0..<MemoryLayout<String>.size / 4
        where one.load(fromByteOffset: index * 4, as: UInt32.self)
          != other.load(fromByteOffset: index * 4, as: UInt32.self)
        {
          return false
        }
        return true
      }
    }
  }

  /// The same number for the same letters, mostly another for others (FNV-1a).
  var fingerprint: UInt32 {
    var hash: UInt32 = 2_166_136_261
    let isContiguous: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    if isContiguous == nil {
      for byte in utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    return hash
  }
}
