/// What a cell is to the journal, seen from its path.
enum CellKind: UInt8, Sendable {
  /// What a person wrote.
  case content
  /// The removal of the item around it.
  case removal
  /// Something of the journal's own that a newer version wrote; kept and passed on.
  case reserved

  /// The last name of a removal's path.
  static let removalName = "~removed"

  /// The kind of the cell at a path.
  init(path: UnsafeRawBufferPointer) {
    guard let name = path.firstReservedName else {
      self = .content
      return
    }
    self = path[name...].elementsEqual(Self.removalName.utf8) ? .removal : .reserved
  }
}

extension UnsafeRawBufferPointer {
  /// Where the first name that begins with `~` starts in a path.
  fileprivate var firstReservedName: Int? {
    var startsName = true
    for place in indices {
      if startsName, self[place] == UInt8(ascii: "~") { return place }
      startsName = self[place] == UInt8(ascii: "/")
    }
    return nil
  }
}

extension CellKind {
  /// How many bytes of a removal's path come after the item's: none before the name where the item
  /// is the document.
  static var removalSuffix: Int { removalName.utf8.count + 1 }
}
