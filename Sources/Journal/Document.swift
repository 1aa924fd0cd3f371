import JSONCoding

/// One record as all replicas agree on it: cells with stamps, and what removals hide of them.
///
/// A document only ever grows: replaced values are forgotten, but what a removal hides is kept, so
/// that it can stand again. Reading shows what is visible:
///
/// - a removal hides its item while every cell at and under the item's path is covered by what the
///   removal's author had seen; otherwise it is void and the whole item stands;
/// - where a cell and cells beneath its path contradict each other, the container stands and the
///   cell at its path is kept, passed on and not shown;
/// - names that begin with `~` are the journal's own.
public struct Document: Sendable {
  /// The document's name.
  public let id: DocumentID

  var cells = CellTable()
  /// What the server has of this document.
  var acknowledged = Acknowledgement()
  /// The places that removals hide; none of them empty.
  var hidden: [Range<Int>] = []
  /// Whether a removal hides everything.
  public internal(set) var isRemoved = false
  /// The wrapping sum of the cells' fingerprints.
  public internal(set) var digest: UInt64 = 0
  private let seed: CellDigest

  /// A document without cells.
  public init(_ id: DocumentID) {
    self.id = id
    seed = CellDigest(document: id)
  }

  /// How many cells there are, hidden ones and removals included.
  public var cellCount: Int { cells.count }

  /// The latest stamp of any cell, or nil without cells.
  public var latestStamp: Stamp? {
    cells.entries.reduce(nil) { latest, entry in
      if let latest, entry.stamp < latest { latest } else { entry.stamp }
    }
  }

  /// Puts one cell in unless a later one is there; `settle` must follow.
  mutating func put(
    _ path: UnsafeRawBufferPointer, _ stamp: Stamp, _ value: UnsafeRawBufferPointer,
    near hint: inout Int
  ) -> Bool {
    switch cells.put(path, stamp, value, near: &hint) {
    case .nothing: return false
    case .added: break
    case .replaced(let old):
      digest &-= cells.withBytes(old.value) { seed.cell(path, old.stamp, $0) }
    }
    digest &+= seed.cell(path, stamp, value)
    return true
  }
}
