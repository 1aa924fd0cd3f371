import JSONCoding
import Journal

extension CellPath {
  /// The path of an item under a container.
  ///
  /// Ids may hold any text (a custom exercise from another app names its card), while slashes and a
  /// leading "~" mean something in a path and an empty name is none: they are written as "%2F",
  /// "%7E" and "%00", and "%" as "%25".
  func item(_ id: String) -> CellPath {
    guard id.isEmpty || id.utf8.contains(where: { $0 == slash || $0 == tilde || $0 == percent })
    else { return appending(id) }
    var escaped: [UInt8] = id.isEmpty ? Array("%00".utf8) : []
    for byte in id.utf8 {
      switch byte {
      case slash: escaped += "%2F".utf8
      case tilde: escaped += "%7E".utf8
      case percent: escaped += "%25".utf8
      default: escaped.append(byte)
      }
    }
    return appending(String(decoding: escaped, as: UTF8.self))
  }

  /// The id that a name under a container stands for.
  static func id(ofItem name: String) -> String {
    guard name.utf8.contains(percent) else { return name }
    var id: [UInt8] = []
    // By bytes: a combining mark behind an escape must not make it another character.
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == percent, let meant = meaning(of: rest.prefix(2)) else {
        id.append(byte)
        continue
      }
      if meant != 0 { id.append(meant) }
      rest = rest.dropFirst(2)
    }
    return String(decoding: id, as: UTF8.self)
  }

  /// The byte that the two digits behind a percent sign stand for; 0 for none at all.
  private static func meaning(of digits: ArraySlice<UInt8>) -> UInt8? {
    if digits.elementsEqual("2F".utf8) { return slash }
    if digits.elementsEqual("7E".utf8) { return tilde }
    if digits.elementsEqual("25".utf8) { return percent }
    return digits.elementsEqual("00".utf8) ? 0 : nil
  }
}

private let slash = UInt8(ascii: "/")
private let tilde = UInt8(ascii: "~")
private let percent = UInt8(ascii: "%")

/// One item of a list in a document: its id, where it stands, and what is stored of it.
struct StoredItem {
  var id: String
  /// The order key; nil for an item that has none.
  var place: String?
  var contents: Container

  init(id: String, contents: Container = Container()) {
    self.id = id
    self.contents = contents
    place = contents["place"]?.string
  }

  /// Whether it stands before the other one: by key, ties and items without a key by id.
  func precedes(_ other: StoredItem) -> Bool {
    let (key, otherKey) = (place ?? "", other.place ?? "")
    return ByteOrder.same(key, otherKey)
      ? ByteOrder.precedes(id, other.id) : ByteOrder.precedes(key, otherKey)
  }
}

extension Container {
  /// The value of a cell directly in it.
  subscript(cell: CellPath) -> JSON? { self[cell.text] }

  /// A container directly in it.
  func container(_ path: CellPath) -> Container { container(path.text) }

  /// The items directly in it, in the order of their names.
  var items: [StoredItem] {
    containers.compactMap { name, contents in
      CellPath.item(named: name).map { StoredItem(id: $0, contents: contents) }
    }
  }

  /// The cells directly in it whose names stand for ids.
  var idCells: [(id: String, value: JSON)] {
    cells.members.compactMap { cell in
      CellPath.item(named: cell.name).map { ($0, cell.value) }
    }
  }
}

extension CellPath {
  /// The id of the item of that name; nil for a name that no id is written as, under which nothing
  /// could be looked up.
  fileprivate static func item(named name: String) -> String? {
    let id = id(ofItem: name)
    let isUsual = !name.utf8.contains { $0 == percent || $0 == tilde }
    return isUsual || ByteOrder.same(CellPath.root.item(id).text, name) ? id : nil
  }
}
