extension JSON {
  /// Reads one JSON text.
  ///
  /// A name that appears twice in one object is an error: the two programs that would each take a
  /// different one of the values must not both believe they have read the same record.
  /// A byte order mark at the start is stepped over.
  public init(
    reading text: String, rules: JSONReadingRules = .standard
  ) throws(JSONError) {
    var text = text
    let result = text.withUTF8 { JSON.read(UnsafeRawBufferPointer($0), rules) }
    self = try result.get()
  }

  /// Reads one JSON text from bytes in memory.
  public init(
    reading bytes: UnsafeRawBufferPointer, rules: JSONReadingRules = .standard
  ) throws(JSONError) {
    self = try JSON.read(bytes, rules).get()
  }

  /// Reads one JSON text from its bytes.
  public init(
    reading bytes: [UInt8], rules: JSONReadingRules = .standard
  ) throws(JSONError) {
    let result = bytes.withUnsafeBytes { JSON.read($0, rules) }
    self = try result.get()
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, _ rules: JSONReadingRules
  ) -> Result<JSON, JSONError> {
    do throws(JSONError) {
      var scanner = JSONScanner(bytes, rules: rules)
      try scanner.begin()
      var reader = JSONTreeReader(scanner)
      let value = try reader.value()
      try reader.scanner.finish()
      return .success(value)
    } catch {
      return .failure(error)
    }
  }
}
