import JSONCoding

/// The name of a document: its kind, a colon, its key.
///
/// The kind of a document never changes. The kind is everything before the first colon and not empty; the key may be empty where there is
/// only one document of a kind. Ids are compared byte by byte.
public struct DocumentID: Sendable {
  /// The whole id as written.
  public let text: String

  /// An id has at most this many bytes.
  public static let longest = 255

  /// Reads an id; nil without a kind, without a colon, or where it is too long.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      colon != text.utf8.startIndex
    else { return nil }
    self.text = text
  }

  /// What kind of record this is, for instance "session".
  public var kind: String {
    String(text.prefix(upTo: colon))
  }

  /// Which record of its kind.
  public var key: String {
    String(text.suffix(from: text.utf8.index(after: colon)))
  }

  private var colon: String.Index {
    text.utf8.firstIndex(of: UInt8(ascii: ":")) ?? text.utf8.startIndex
  }
}

extension DocumentID: ExpressibleByStringLiteral {
  /// An id written in source, which must be one.
  public init(stringLiteral value: String) {
    guard let id = DocumentID(value) else {
      preconditionFailure("A document id is written kind:key")
    }
    self = id
  }
}

extension DocumentID: Hashable, Comparable {
  /// Whether both ids have the same bytes.
  public static func == (one: DocumentID, other: DocumentID) -> Bool {
    ByteOrder.same(one.text, other.text)
  }

  /// By bytes.
  public static func < (one: DocumentID, other: DocumentID) -> Bool {
    ByteOrder.precedes(one.text, other.text)
  }

  /// Feeds the id's bytes.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
