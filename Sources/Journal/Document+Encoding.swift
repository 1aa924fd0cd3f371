import JSONCoding
import Ordering

extension Document {
  /// The document as it travels: `{"<stamp>":{nested cells},…}`, stamps ascending.
  ///
  /// A name that ends in a slash is a container, every other name a cell, so that the path of a
  /// cell is the names before it put together and a cell's value may be an object. Equal documents
  /// have equal texts.
  public var encoded: String {
    var writer = JSONWriter(room: cells.text.count * 2)
    writer.beginObject()
    writeGroups(to: &writer)
    writer.endObject()
    return writer.text
  }

  /// The document as it is stored: what `encoded` has, and before it what the server has of it.
  ///
  /// That is `"acknowledged":{"<epoch>":{"<replica>":"<time>",…}}`, the newest time of each replica.
  public var row: String {
    var writer = JSONWriter(room: cells.text.count * 2)
    writer.beginObject()
    writeAcknowledged(to: &writer)
    writeGroups(to: &writer)
    writer.endObject()
    return writer.text
  }

  private func writeAcknowledged(to writer: inout JSONWriter) {
    guard let epoch = acknowledged.epoch else { return }
    var present = SeenStamps()
    for entry in cells.entries { present.insert(entry.stamp) }
    var text: [UInt8] = []
    acknowledged.about(present).seen.appendJSON(to: &text)
    writer.name("acknowledged")
    writer.beginObject()
    writer.name(epoch.text)
    text.withUnsafeBytes { writer.encoded($0) }
    writer.endObject()
  }

  private func writeGroups(to writer: inout JSONWriter) {
    var group: Stamp?
    var containers = OpenContainers()
    cells.text.withUnsafeBytes { text in
      for place in placesByStamp {
        let entry = cells.entries[place]
        if entry.stamp != group {
          if group != nil { containers.closeGroup(&writer) }
          group = entry.stamp
          containers.openGroup(entry.stamp, &writer)
        }
        containers.writeName(UnsafeRawBufferPointer(rebasing: text[entry.path]), &writer)
        writer.encoded(UnsafeRawBufferPointer(rebasing: text[entry.value]))
      }
    }
    if group != nil { containers.closeGroup(&writer) }
  }

  /// All places by stamp, and by path where the stamp is the same.
  private var placesByStamp: [Int] {
    var keys: [(time: UInt64, replicaAndPlace: UInt64)] = []
    keys.reserveCapacity(cells.count)
    for (place, entry) in cells.entries.enumerated() {
      let replica = UInt64(entry.stamp.replica.number)
      keys.append((entry.stamp.time, replica << 32 | UInt64(place)))
    }
    keys = keys.ordered {
      $0.time == $1.time ? $0.replicaAndPlace < $1.replicaAndPlace : $0.time < $1.time
    }
    return keys.map { Int(truncatingIfNeeded: $0.replicaAndPlace & 0xFFFF_FFFF) }
  }
}
