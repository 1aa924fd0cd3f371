import Journal

extension CellPath {
  /// The path of an item under a container.
  ///
  /// Ids may hold any text (a custom exercise from another app names its card), while slashes and a
  /// leading "~" mean something in a path: those are written as "%2F" and "%7E", and "%" as "%25".
  func item(_ id: String) -> CellPath {
    guard id.utf8.contains(where: { $0 == slash || $0 == tilde || $0 == percent }) else {
      return appending(id)
    }
    var escaped = ""
    for scalar in id.unicodeScalars {
      switch scalar {
      case "/": escaped += "%2F"
      case "~": escaped += "%7E"
      case "%": escaped += "%25"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return appending(escaped)
  }

  /// The id that a name under a container stands for.
  static func id(ofItem name: String) -> String {
    guard name.utf8.contains(percent) else { return name }
    var id = ""
    var rest = name[...]
    while let character = rest.first {
      let code = rest.prefix(3)
      switch code {
      case "%2F": id += "/"
      case "%7E": id += "~"
      case "%25": id += "%"
      default:
        id.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(3)
    }
    return id
  }
}

private let slash = UInt8(ascii: "/")
private let tilde = UInt8(ascii: "~")
private let percent = UInt8(ascii: "%")

extension Document {
  /// The ids of the items under a container.
  func items(of container: CellPath) -> [String] {
    children(of: container).map { CellPath.id(ofItem: $0) }
  }
}
