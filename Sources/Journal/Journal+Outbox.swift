extension Journal {
  /// Whether the server lacks something of a document.
  public func hasUnsent(_ id: DocumentID) -> Bool {
    unsent.contains(id)
  }

  /// The cells of a document that the server has not acknowledged, or nil if it has them all.
  public func unsentPart(of id: DocumentID) -> Document? {
    guard hasUnsent(id) else { return nil }
    return documents[id]?.unsentPart(in: epoch)
  }

  /// Names the server's store: only what it has acknowledged itself counts as sent.
  ///
  /// Before the first answer of a server, nothing does.
  public mutating func follow(_ epoch: ServerEpoch) {
    guard epoch != self.epoch else { return }
    self.epoch = epoch
    for id in Array(documents.keys) { update(id) { _ in } }
  }

  /// Notes that the server took what was sent of a document, up to a stamp.
  ///
  /// What was written while the request was under way was not sent and stays unsent.
  public mutating func acknowledge(_ sent: Document, through accepted: Stamp) {
    guard let epoch, documents[sent.id] != nil else { return }
    var seen = SeenStamps()
    for entry in sent.cells.entries where entry.stamp <= accepted { seen.insert(entry.stamp) }
    let taken = Acknowledgement(seen, epoch: epoch)
    update(sent.id) { $0.acknowledged.merge(taken, present: epoch) }
  }

  /// Takes in what the server has of a document; true if anything changed.
  ///
  /// Nothing of it is ever sent back.
  @discardableResult
  public mutating func mergeFromServer(_ document: Document) -> Bool {
    let changed = merge(document)
    if let latest = document.latestStamp {
      acknowledge(document, through: latest)
    }
    return changed
  }
}

extension Document {
  /// Whether the server's store lacks something of this document.
  func hasUnsent(in epoch: ServerEpoch?) -> Bool {
    cells.entries.contains { !acknowledged.covers($0.stamp, in: epoch) }
  }

  /// The cells the server's store lacks.
  func unsentPart(in epoch: ServerEpoch?) -> Document {
    var part = Document(id)
    var hint = 0
    cells.text.withUnsafeBytes { text in
      for entry in cells.entries where !acknowledged.covers(entry.stamp, in: epoch) {
        _ = part.put(
          UnsafeRawBufferPointer(rebasing: text[entry.path]), entry.stamp,
          UnsafeRawBufferPointer(rebasing: text[entry.value]), near: &hint)
      }
    }
    part.settle()
    return part
  }
}
