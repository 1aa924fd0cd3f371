extension JSONPullReader {
  /// Reads the whole next value as its canonical text, appended to the given bytes.
  ///
  /// What is written canonically already, as everything is that `JSON.canonicalText` gave, is only
  /// checked and copied.
  public mutating func appendCanonicalText(to text: inout [UInt8]) throws(JSONError) {
    let depth = depth
    try scan { scanner throws(JSONError) in
      scanner.skipSpace()
      let start = scanner.position
      var walker = JSONWalker(scanner, depth: depth)
      try walker.value()
      if walker.isCanonical {
        text.append(
          contentsOf: UnsafeRawBufferPointer(
            rebasing: scanner.bytes[start..<walker.scanner.position]))
        scanner.position = walker.scanner.position
      } else {
        var reader = JSONTreeReader(scanner, depth: depth)
        let value = try reader.value()
        scanner.position = reader.scanner.position
        text.append(contentsOf: value.canonicalText.utf8)
      }
    }
  }

  /// Reads the whole next value as its canonical text.
  public mutating func canonicalText() throws(JSONError) -> String {
    var text: [UInt8] = []
    try appendCanonicalText(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
