import JSONCoding

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

  /// The document as it is stored: what `encoded` has, after
  /// `"acknowledged":{"<replica>":"<time>",…}`, the newest time of each replica that the server has.
  public var row: String {
    var writer = JSONWriter(room: cells.text.count * 2)
    writer.beginObject()
    let marks = knownMarks
    if !marks.isEmpty {
      writer.name("acknowledged")
      var text: [UInt8] = []
      marks.appendJSON(to: &text)
      text.withUnsafeBytes { writer.encoded($0) }
    }
    writeGroups(to: &writer)
    writer.endObject()
    return writer.text
  }

  /// What the server has, as far as it is about cells that are still here.
  private var knownMarks: SeenStamps {
    var marks = SeenStamps()
    guard !acknowledged.isEmpty else { return marks }
    var present = SeenStamps()
    for entry in cells.entries { present.insert(entry.stamp) }
    for (replica, time) in acknowledged.newest where present.hears(replica) {
      marks.insert(Stamp(time: time, replica: replica))
    }
    return marks
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
    keys.sort {
      $0.time == $1.time ? $0.replicaAndPlace < $1.replicaAndPlace : $0.time < $1.time
    }
    return keys.map { Int(truncatingIfNeeded: $0.replicaAndPlace & 0xFFFF_FFFF) }
  }
}
