public import JSONCoding

/// Why the text of a document could not be read.
public enum RowDamage: Error, Equatable, Sendable {
  /// It is no JSON.
  case json(JSONError)
  /// A name at its top that is neither a stamp nor anything else a document has.
  case unknownPart(offset: Int)
  /// A stamp from the year 10000 or later.
  case absurdStamp(offset: Int)
  /// A name that is empty, or has a slash in its middle, or a path that is too long.
  case unusablePath(offset: Int)
  /// Its paths and values take more memory than a document may.
  case tooLarge
}

extension RowDamage: CustomStringConvertible {
  /// The damage as a sentence for a person.
  public var description: String {
    switch self {
    case .json(let error): error.description
    case .unknownPart(let offset): "It holds a part that no document has (byte \(offset))."
    case .absurdStamp(let offset): "It holds a time after the year 9999 (byte \(offset))."
    case .unusablePath(let offset): "It holds a name that no document uses (byte \(offset))."
    case .tooLarge: "It is far larger than a document may be."
    }
  }
}
