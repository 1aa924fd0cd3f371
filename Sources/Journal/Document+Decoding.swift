import JSONCoding

extension JSONReadingRules {
  /// What a document may be as text: far above the size at which changes are refused, because
  /// merging two copies may go past it, and below what would fill a phone's memory.
  static let row = JSONReadingRules(depth: 64, bytes: 8 << 20)
}

extension Document {
  /// Reads a document from what `encoded` or `row` gave.
  public init(_ id: DocumentID, reading text: String) throws(JournalError) {
    do throws(RowDamage) {
      var decoding = try DocumentDecoding(id, text)
      self = try decoding.document()
    } catch {
      throw .damaged(id, error)
    }
  }
}

/// Reads the text of one document into its cells.
private struct DocumentDecoding {
  private var read: Document
  private var reader: JSONPullReader
  /// The path read so far; containers end in a slash.
  private var path: [UInt8] = []
  private var value: [UInt8] = []
  private var hint = 0

  /// Long names can unfold to far more than the text has; past this a document is refused.
  private static let mostBytes = 32 << 20

  init(_ id: DocumentID, _ text: String) throws(RowDamage) {
    read = Document(id)
    read.cells.reserve(bytes: text.utf8.count)
    do throws(JSONError) {
      reader = try JSONPullReader(text, rules: .row)
    } catch {
      throw .json(error)
    }
  }

  mutating func document() throws(RowDamage) -> Document {
    try json { reader throws(JSONError) in try reader.beginObject() }
    while try nextName() {
      let stamp = path.withUnsafeBytes { Stamp(utf8: $0) }
      let isMark = path.elementsEqual("acknowledged".utf8)
      path.removeAll(keepingCapacity: true)
      if let stamp {
        if stamp.isAbsurd { throw .absurdStamp(offset: reader.offset) }
        hint = 0
        try container(stamp)
      } else if isMark {
        // What can't be read here counts as unsent, which at worst sends it once more.
        read.acknowledged = Acknowledgement(json: try nextValue()) ?? Acknowledgement()
      } else {
        throw .unknownPart(offset: reader.offset)
      }
    }
    try json { reader throws(JSONError) in try reader.finish() }
    read.settle()
    return read
  }

  /// Reads the cells and containers inside a container.
  private mutating func container(_ stamp: Stamp) throws(RowDamage) {
    let start = path.count
    try json { reader throws(JSONError) in try reader.beginObject() }
    while try nextName() {
      if path.last == UInt8(ascii: "/") {
        try checkName(path[start...].dropLast())
        try container(stamp)
      } else {
        try checkName(path[start...])
        try cell(stamp)
      }
      path.removeLast(path.count - start)
    }
  }

  private func checkName(_ name: ArraySlice<UInt8>) throws(RowDamage) {
    if name.isEmpty || name.contains(UInt8(ascii: "/")) || path.count > CellPath.longest {
      throw .unusablePath(offset: reader.offset)
    }
  }

  private mutating func cell(_ stamp: Stamp) throws(RowDamage) {
    let value = try nextValue()
    _ = path.withUnsafeBytes { path in
      value.withUnsafeBytes { read.put(path, stamp, $0, near: &hint) }
    }
    if read.cells.text.count > Self.mostBytes { throw .tooLarge }
  }

  /// The canonical bytes of the value that comes next.
  private mutating func nextValue() throws(RowDamage) -> [UInt8] {
    value.removeAll(keepingCapacity: true)
    do throws(JSONError) {
      try reader.appendCanonicalText(to: &value)
    } catch {
      throw .json(error)
    }
    return value
  }

  private mutating func nextName() throws(RowDamage) -> Bool {
    do throws(JSONError) {
      return try reader.appendNextName(to: &path)
    } catch {
      throw .json(error)
    }
  }

  private mutating func json<Part>(
    _ read: (inout JSONPullReader) throws(JSONError) -> Part
  ) throws(RowDamage) -> Part {
    do throws(JSONError) {
      return try read(&reader)
    } catch {
      throw .json(error)
    }
  }
}
