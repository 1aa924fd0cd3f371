extension Journal {
  /// Whether the server lacks something of a document.
  public func hasUnsent(_ id: DocumentID) -> Bool {
    unsent.contains(id)
  }

  /// The cells of a document that the server has not acknowledged, or nil if it has them all.
  public func unsentPart(of id: DocumentID) -> Document? {
    guard hasUnsent(id) else { return nil }
    return documents[id]?.unsentPart
  }

  /// Notes that the server took what was sent of a document, up to a stamp.
  ///
  /// What was written while the request was under way was not sent and stays unsent.
  public mutating func acknowledge(_ sent: Document, through accepted: Stamp) {
    guard documents[sent.id] != nil else { return }
    update(sent.id) { $0.acknowledge(sent, through: accepted) }
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

  /// Counts every cell as unsent again, because the server is another one or was restored.
  public mutating func forgetAcknowledgements() {
    for id in Array(documents.keys) {
      update(id) { $0.acknowledged = SeenStamps() }
    }
  }
}

extension Document {
  /// Whether the server lacks something of this document.
  var hasUnsent: Bool {
    cells.entries.contains { !acknowledged.covers($0.stamp) }
  }

  /// The cells the server lacks.
  var unsentPart: Document {
    var part = Document(id)
    var hint = 0
    cells.text.withUnsafeBytes { text in
      for entry in cells.entries where !acknowledged.covers(entry.stamp) {
        _ = part.put(
          UnsafeRawBufferPointer(rebasing: text[entry.path]), entry.stamp,
          UnsafeRawBufferPointer(rebasing: text[entry.value]), near: &hint)
      }
    }
    part.settle()
    return part
  }

  /// Notes what of a sent part the server took.
  mutating func acknowledge(_ sent: Document, through accepted: Stamp) {
    for entry in sent.cells.entries where entry.stamp <= accepted {
      acknowledged.insert(entry.stamp)
    }
  }
}
