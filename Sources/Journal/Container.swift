public import JSONCoding

/// What is visible in a document or in one of its containers, read in a single walk.
///
/// Looking up cells one by one takes a path and two searches for each; a whole record is read in the
/// time that a few of those take.
public struct Container: Sendable {
  /// The values of the cells directly in it, by name, in the order of their paths.
  public internal(set) var cells = JSONObject()
  /// The containers directly in it, in the order of their paths.
  public internal(set) var containers: [(name: String, container: Container)] = []

  /// A container without anything in it.
  public init() {}

  /// The value of a cell directly in it; a cell that was cleared is `.null`.
  public subscript(cell: String) -> JSON? { cells[cell] }

  /// A container directly in it, empty where there is none.
  public func container(_ name: String) -> Container {
    containers.first { ByteOrder.same($0.name, name) }?.container ?? Container()
  }
}

extension Document {
  /// Everything that is visible under a path, in the order of the paths.
  ///
  /// - Parameter depth: how many levels of names are read; 1 leaves out what containers hold.
  public func container(at path: CellPath = .root, depth: Int = .max) -> Container {
    container(of: item(path).contents, prefix: prefixLength(path), depth: depth)
  }

  private func container(of places: Range<Int>, prefix: Int, depth: Int) -> Container {
    var container = Container()
    var members: [JSONObject.Member] = []
    forEachName(under: places, prefix: prefix) { name, inside in
      let end = prefix + name.utf8.count
      if cells.entries[inside.lowerBound].path.count > end {
        guard depth > 1 else { return }
        container.containers.append(
          (name, self.container(of: inside, prefix: end + 1, depth: depth - 1)))
      } else if let value = value(inside.lowerBound) {
        members.append(JSONObject.Member(name, value))
      }
    }
    container.cells = JSONObject(distinct: members)
    return container
  }
}
