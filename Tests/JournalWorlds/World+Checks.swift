import JSONCoding
import Journal

/// What a world should never show.
public struct Finding: Error, CustomStringConvertible {
  /// What was found.
  public let description: String
}

extension World {
  /// Checks everything that must hold: what is visible, and that merging comes to the same in every
  /// order.
  public func check(_ setting: Setting) throws(Finding) {
    let merged = try mergedInEveryOrder()
    let row = merged.row
    guard let read = try? Document(Self.id, reading: row), read.row == row,
      read.digest == merged.digest
    else { throw Finding(description: "The row does not read back: \(row)") }
    // Replicas with one id make events that no one can tell apart; then only merging is checked.
    guard setting.hasDistinctReplicas else { return }
    for replica in replicas { try check(replica.document, replica.known) }
    try check(merged, replicas.reduce(0) { $0 | $1.known })
  }

  /// Checks what everyone shows once everything has been exchanged.
  func checkMerged() throws(Finding) {
    let merged = merge(replicas.map { $0.document })
    try check(merged, replicas.reduce(0) { $0 | $1.known })
  }

  private func check(_ document: Document, _ known: Oracle.Events) throws(Finding) {
    for cell in Cell.allCases {
      let shown = document.value(at: cell.path)
      switch (oracle.visible(cell, known)?.meaning, shown) {
      case (.none, .none): continue
      case (.value(let value), .some(let shown)) where shown.int64 == value: continue
      case (.cleared, .some(let shown)) where shown.isNull: continue
      case (.some, .none): throw Finding(description: "lost: \(cell) in \(document.row)")
      case (.none, .some): throw Finding(description: "ghost: \(cell) in \(document.row)")
      default: throw Finding(description: "wrong value: \(cell) in \(document.row)")
      }
    }
    if document.isRemoved != oracle.isRemoved(.document, known) {
      throw Finding(description: "wrongly removed or not: \(document.row)")
    }
  }

  private func mergedInEveryOrder() throws(Finding) -> Document {
    let copies = replicas.map { $0.document }
    let orders =
      copies.count == 2
      ? [[0, 1], [1, 0]]
      : [
        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
      ]
    let merged = orders.map { merge($0.map { copies[$0] }) }
    for other in merged where other.encoded != merged[0].encoded || other.digest != merged[0].digest
    {
      throw Finding(description: "order matters: \(other.encoded) or \(merged[0].encoded)")
    }
    var grouped = copies[1]
    for copy in copies.dropFirst(2) { _ = grouped.merge(copy) }
    var other = copies[0]
    _ = other.merge(grouped)
    if other.encoded != merged[0].encoded {
      throw Finding(description: "grouping matters: \(other.encoded) or \(merged[0].encoded)")
    }
    for copy in copies where other.merge(copy) {
      throw Finding(description: "merging twice changes \(merged[0].encoded)")
    }
    return other
  }

  private func merge(_ copies: [Document]) -> Document {
    var merged = copies[0]
    for copy in copies.dropFirst() { _ = merged.merge(copy) }
    return merged
  }
}
