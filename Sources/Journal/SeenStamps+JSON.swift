import JSONCoding

extension SeenStamps {
  /// Appends `{"<replica>":"<time>",…}`, both hexadecimal: the canonical form.
  func appendJSON(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    for (place, entry) in newest.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\""))
      Hexadecimal.append(UInt64(entry.replica.number), count: 8, to: &bytes)
      bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: "\"")])
      Hexadecimal.append(entry.time, count: 16, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Reads what `appendJSON` wrote; nil for anything else.
  init?(json bytes: [UInt8]) {
    guard var reader = try? JSONPullReader(bytes) else { return nil }
    self.init(&reader)
  }

  /// Reads what `appendJSON` wrote; nil for anything else, the reader then being of no further use.
  init?(_ reader: inout JSONPullReader) {
    do throws(JSONError) {
      try reader.beginObject()
      while let name = try reader.nextName() {
        let time = try reader.string()
        guard name.utf8.count == 8, let replica = Hexadecimal.number(name.utf8),
          time.utf8.count == 16, let time = Hexadecimal.number(time.utf8)
        else { return nil }
        insert(Stamp(time: time, replica: ReplicaID(UInt32(truncatingIfNeeded: replica))))
      }
    } catch {
      return nil
    }
  }
}

extension Acknowledgement {
  /// Reads what a row says under "acknowledged"; nil for anything else.
  init?(json bytes: [UInt8]) {
    do throws(JSONError) {
      var reader = try JSONPullReader(bytes)
      try reader.beginObject()
      guard let epoch = try reader.nextName(), let seen = SeenStamps(&reader),
        try reader.nextName() == nil
      else { return nil }
      self.init(seen, epoch: ServerEpoch(epoch))
    } catch {
      return nil
    }
  }
}
