/// What a node holds, whatever its events send: an `Element`, a `Text` or a `Row`.
///
/// Kept apart from `Node` so that comparing and encoding are compiled once and not once for each
/// type of message. A class, because an enum of all three took five words at each hand-over, which
/// made every view twice as large in WebAssembly.
class Content {
  enum Kind: UInt8 {
    case element
    case text
    /// Several pieces in a row.
    case row
  }

  final let kind: Kind
  /// How many elements and texts there are, on all levels.
  fileprivate(set) final var size: Int

  init(_ kind: Kind, size: Int) {
    self.kind = kind
    self.size = size
  }

  /// No piece at all.
  ///
  /// Never changes: `joined` only adds to rows it made itself.
  nonisolated(unsafe) static let nothing: Content = Row([])

  /// `nothing`, without its check for being made already at each place that asks for it.
  @inline(never)
  static var none: Content { nothing }

  /// The content as the element it is; nil if it is none.
  final var element: Element? { kind == .element ? unsafeDowncast(self, to: Element.self) : nil }

  /// The content as the text it is; nil if it is none.
  final var text: Text? { kind == .text ? unsafeDowncast(self, to: Text.self) : nil }

  /// The pieces in a row that this content stands for.
  final var pieces: [Content] {
    kind == .row ? unsafeDowncast(self, to: Row.self).parts : [self]
  }

  /// One content with more behind it, open for still more until `closed`.
  ///
  /// An open row is changed in place, so `first` must not be used any more.
  @inline(never)
  static func joined(_ first: Content, _ next: Content) -> Content {
    if first.kind == .row {
      let row = unsafeDowncast(first, to: Row.self)
      if row.isOpen {
        row.append(next)
        return row
      }
    }
    let row = Row([])
    row.isOpen = true
    row.reserve(4)
    row.append(first)
    row.append(next)
    return row
  }

  /// The content as others may hold it: nothing is added to it any more.
  @inline(never)
  final var closed: Content {
    if kind == .row { unsafeDowncast(self, to: Row.self).isOpen = false }
    return self
  }

  /// Several contents behind each other.
  @inline(never)
  static func row(of contents: [Content]) -> Content {
    let row = Row([])
    row.reserve(contents.count)
    for content in contents { row.append(content) }
    return row
  }

  final func lifted(by lift: Lift) -> Content {
    switch kind {
    case .text: self
    case .element: unsafeDowncast(self, to: Element.self).withLift(lift)
    case .row: Row(unsafeDowncast(self, to: Row.self).parts.map { $0.lifted(by: lift) })
    }
  }
}

/// Several pieces side by side; never holds another row.
final class Row: Content {
  private(set) var parts: [Content]
  /// Whether a block is still adding lines to it; nobody else holds it then.
  ///
  /// Asking whether the row is uniquely referenced would say the same, but compiled for size as
  /// WebAssembly that question is answered from memory that was never written.
  fileprivate(set) var isOpen = false

  init(_ pieces: [Content]) {
    parts = pieces
    super.init(.row, size: pieces.size)
  }

  func reserve(_ count: Int) {
    parts.reserveCapacity(count)
  }

  func append(_ other: Content) {
    size += other.size
    if other.kind == .row {
      parts.append(contentsOf: unsafeDowncast(other, to: Row.self).parts)
    } else {
      parts.append(other)
    }
  }
}

extension [Content] {
  /// How many elements and texts there are, on all levels.
  var size: Int {
    var sum = 0
    for piece in self { sum += piece.size }
    return sum
  }
}
