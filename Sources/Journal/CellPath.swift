import JSONCoding

/// Where a cell or a container stands in a document: names joined by slashes, `sets/4k2j/log`.
///
/// A path is a container or a cell, never both; the empty path is the document itself. Every text
/// is a path: slashes at the ends and doubled ones mean nothing. Names that begin with `~` are the
/// journal's own.
public struct CellPath: Sendable {
  /// The names joined by single slashes; empty for the document itself.
  public let text: String

  /// The document itself.
  public static let root = CellPath()

  /// A path has at most this many bytes.
  public static let longest = 512

  private init() {
    text = ""
  }

  /// The path a text means.
  ///
  /// Never inlined, or else it stands in the program once for each path that is written in source.
  @inline(never)
  public init(_ text: String) {
    if text.isTidyPath {
      self.text = text
      return
    }
    var names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)[...]
    guard let first = names.popFirst() else {
      self.text = ""
      return
    }
    var joined = String(Substring(first))
    for name in names {
      joined += "/"
      joined += String(Substring(name))
    }
    self.text = joined
  }

  /// The path one name, or several joined by slashes, further in.
  public func appending(_ name: String) -> CellPath {
    isRoot ? CellPath(name) : CellPath(text + "/" + name)
  }

  /// Whether this is the document itself.
  public var isRoot: Bool { text.isEmpty }

  /// How many names the path has.
  public var depth: Int {
    isRoot ? 0 : text.utf8.reduce(1) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }
  }

  /// Whether one of its names is the journal's own.
  var isReserved: Bool {
    var text = text
    return text.withUTF8 { CellKind(path: UnsafeRawBufferPointer($0)) != .content }
  }
}

extension CellPath: ExpressibleByStringLiteral {
  /// A path written in source.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension CellPath: Hashable {
  /// Whether both paths have the same bytes.
  public static func == (one: CellPath, other: CellPath) -> Bool {
    ByteOrder.same(one.text, other.text)
  }

  /// Feeds the path's bytes.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether it is a path as it stands: no slash at an end and none doubled.
  fileprivate var isTidyPath: Bool {
    let slash = UInt8(ascii: "/")
    var text = self
    return text.withUTF8 { bytes in
      var before = slash
      for byte in bytes {
        if byte == slash, before == slash { return false }
        before = byte
      }
      return before != slash
    }
  }
}
