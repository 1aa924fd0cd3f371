extension TokenList {
  /// The words of a text: lower-case letters and digits, everything else parts words.
  ///
  /// Accents are taken off Latin letters, so that a name is found without its accents typed and the
  /// other way round. No case tables of Unicode are needed, and every platform gets the same bytes.
  init(wordsOf text: String) {
    self.init(wordsOf: text.utf8)
  }

  init(wordsOf utf8: some Sequence<UInt8>) {
    self.init()
    var word: [UInt8] = []
    var scalars = ScalarReader(utf8.makeIterator())
    while let scalar = scalars.next() {
      switch LetterFolding.folded(scalar) {
      case .letters(let first, let second):
        word.append(first)
        if let second { word.append(second) }
      case .scalar(let scalar):
        word.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .nothing: break
      case .separator:
        append(word)
        word.removeAll(keepingCapacity: true)
      }
    }
    append(word)
  }
}

/// Reads scalars out of UTF-8 bytes; what is no UTF-8 becomes the replacement character.
private struct ScalarReader<Bytes: IteratorProtocol<UInt8>> {
  private var bytes: Bytes
  private var decoder = UTF8()

  init(_ bytes: Bytes) { self.bytes = bytes }

  mutating func next() -> Unicode.Scalar? {
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar): scalar
    case .emptyInput: nil
    case .error: "\u{FFFD}"
    }
  }
}
