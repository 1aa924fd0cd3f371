public import JSONCoding

extension Document {
  /// The visible value of a cell, or nil where there is none.
  ///
  /// A cell that was cleared is `.null`.
  public func value(at path: CellPath) -> JSON? {
    visiblePlace(of: path).flatMap { value($0) }
  }

  /// When the visible value of a cell was written and by whom.
  public func stamp(at path: CellPath) -> Stamp? {
    visiblePlace(of: path).map { cells.entries[$0].stamp }
  }

  /// The names directly under a container that lead to something visible, in the order of the paths
  /// they lead to.
  public func children(of path: CellPath) -> [String] {
    var names: [String] = []
    let prefix = prefixLength(path)
    forEachName(under: item(path).contents, prefix: prefix) { name, _ in names.append(name) }
    return names
  }

  /// Everything visible at a path as one value: a cell's value, or a container as an object.
  ///
  /// The quickest way to read a whole record: one walk over its cells.
  public func content(at path: CellPath = .root) -> JSON? {
    if let value = value(at: path) { return value }
    let members = members(under: item(path).contents, prefix: prefixLength(path))
    return members.isEmpty ? nil : .object(JSONObject(distinct: members))
  }

  /// Whether there is something at or under a path and removals hide all of it.
  public func isRemoved(_ path: CellPath) -> Bool {
    let places = item(path).places
    return !places.isEmpty && places.allSatisfy { isHidden($0) }
  }
}

extension Document {
  /// The places of a path.
  func item(_ path: CellPath) -> Item {
    var text = path.text
    return text.withUTF8 { item(at: UnsafeRawBufferPointer($0)) }
  }

  /// Whether a removal hides the cell at a place.
  func isHidden(_ place: Int) -> Bool {
    hidden.contains { $0.contains(place) }
  }

  /// Whether a person's cell stands at a place and is not hidden.
  func isVisible(_ place: Int) -> Bool {
    cells.entries[place].kind == .content && !isHidden(place)
  }

  /// Whether anything is visible at these places.
  func hasVisible(_ places: Range<Int>) -> Bool {
    places.contains { isVisible($0) }
  }

  /// Whether a cell stands at a path whose contents are visible, which then take its place.
  func isOvershadowed(_ place: Int) -> Bool {
    let path = cells.entries[place].path
    let hasLonger = cells.withBytes(path) { cells.hasPrefix($0, at: place + 1) }
    guard hasLonger else { return false }
    return hasVisible(cells.withBytes(path) { item(at: $0) }.contents)
  }

  private func visiblePlace(of path: CellPath) -> Int? {
    var text = path.text
    let found = text.withUTF8 { cells.place(of: UnsafeRawBufferPointer($0)) }
    guard let place = found, isVisible(place), !isOvershadowed(place) else { return nil }
    return place
  }

  func prefixLength(_ path: CellPath) -> Int {
    path.isRoot ? 0 : path.text.utf8.count + 1
  }

  /// The value of a cell; what is stored has been read once already and so is JSON.
  func value(_ place: Int) -> JSON? {
    cells.withBytes(cells.entries[place].value) { try? JSON(reading: $0, rules: .row) }
  }

  /// Goes through the visible names behind a prefix, with the places that each leads to.
  func forEachName(
    under places: Range<Int>, prefix: Int, _ body: (String, Range<Int>) -> Void
  ) {
    var rest = places
    while let place = rest.first(where: { isVisible($0) && !isOvershadowed($0) }) {
      let (name, inside) = nameGroup(at: place, until: rest.upperBound, prefix: prefix)
      body(name, inside)
      rest = inside.upperBound..<rest.upperBound
    }
  }

  /// The name behind a prefix at a place, and the places that share it as a container (or the place
  /// alone, if it is a cell).
  private func nameGroup(
    at place: Int, until end: Int, prefix: Int
  ) -> (name: String, places: Range<Int>) {
    let path = cells.entries[place].path
    let rest = cells.text[path.lowerBound + prefix..<path.upperBound]
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else {
      return (String(decoding: rest, as: UTF8.self), place..<place + 1)
    }
    let name = String(decoding: rest[..<slash], as: UTF8.self)
    let last = cells.withBytes(path.lowerBound..<slash + 1) { container in
      (place + 1..<end).first { !cells.hasPrefix(container, at: $0) } ?? end
    }
    return (name, place..<last)
  }

  private func members(under places: Range<Int>, prefix: Int) -> [JSONObject.Member] {
    var members: [JSONObject.Member] = []
    forEachName(under: places, prefix: prefix) { name, inside in
      let end = prefix + name.utf8.count
      if cells.entries[inside.lowerBound].path.count > end {
        let below = self.members(under: inside, prefix: end + 1)
        members.append(JSONObject.Member(name, .object(JSONObject(distinct: below))))
      } else if let value = value(inside.lowerBound) {
        members.append(JSONObject.Member(name, value))
      }
    }
    return members
  }
}
