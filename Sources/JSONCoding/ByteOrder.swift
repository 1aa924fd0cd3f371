/// Comparing texts by their UTF-8 bytes.
///
/// Swift's own `==` and `<` compare texts as people read them, so that a composed and a decomposed
/// "é" are equal. Names in JSON and paths in documents are the bytes they are written in.
public enum ByteOrder {
  /// Whether both texts have the same bytes.
  public static func same(_ one: String, _ other: String) -> Bool {
    var one = one
    var other = other
    return one.withUTF8 { one in
      other.withUTF8 { other in
        one.count == other.count
          && compare(UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(other)) == 0
      }
    }
  }

  /// Whether the first text comes before the other by bytes; a text comes before its continuations.
  public static func precedes(_ one: String, _ other: String) -> Bool {
    var one = one
    var other = other
    return one.withUTF8 { one in
      other.withUTF8 { other in
        compare(UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(other)) < 0
      }
    }
  }

  /// Negative, zero or positive as the first bytes come before, equal or come after the other.
  public static func compare(
    _ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer
  ) -> Int {
    let shared = min(one.count, other.count)
    var place = 0
    while place + 8 <= shared {
      let left = one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let right = other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if left != right {
        return left.bigEndian < right.bigEndian ? -1 : 1
      }
      place += 8
    }
    while place < shared {
      let left = one[place]
      let right = other[place]
      if left != right {
        return left < right ? -1 : 1
      }
      place += 1
    }
    return one.count - other.count
  }
}
