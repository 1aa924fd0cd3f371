import JSONCoding
import Journal

/// Reading and writing a logbook of 12 MB as one JSON text, as a backup is.
func jsonWorkloads() -> [Workload] {
  [
    onLogbook("JSON: tree") { bytes throws(JSONError) in
      try JSON(reading: bytes).object?.count ?? 0
    },
    onLogbook("JSON: pull reader, every text and number", pullEverything),
    onLogbook("JSON: pull reader, stepping over sessions", stepOver),
    onLogbook("JSON: pull reader, canonical texts of sessions", copySessions),
    Workload(name: "JSON: writing the tree, canonical") {
      let bytes = logbook(bytes: 12_000_000)
      let tree = (try? JSON(reading: bytes)) ?? .null
      return PreparedWorkload(amount: .bytes(bytes.count)) { tree.canonicalText.utf8.count }
    },
  ]
}

private func onLogbook(
  _ name: String, _ read: @escaping ([UInt8]) throws(JSONError) -> Int
) -> Workload {
  Workload(name: name) {
    let bytes = logbook(bytes: 12_000_000)
    return PreparedWorkload(amount: .bytes(bytes.count)) { (try? read(bytes)) ?? 0 }
  }
}

/// A logbook as one object, a member for each session.
private func logbook(bytes: Int) -> [UInt8] {
  let journal = MadeUp.journal(sets: bytes / 300)
  var writer = JSONWriter(room: bytes + 40_000)
  writer.beginObject()
  for id in journal.sessionIDs where writer.byteCount < bytes {
    writer.name(id.text)
    Array((journal[id]?.encoded ?? "").utf8).withUnsafeBytes { writer.encoded($0) }
  }
  writer.endObject()
  return writer.bytes
}

private func stepOver(_ bytes: [UInt8]) throws(JSONError) -> Int {
  var count = 0
  var reader = try JSONPullReader(bytes)
  try reader.beginObject()
  while try reader.nextName() != nil {
    try reader.skip()
    count += 1
  }
  try reader.finish()
  return count
}

private func copySessions(_ bytes: [UInt8]) throws(JSONError) -> Int {
  var count = 0
  var copy: [UInt8] = []
  var reader = try JSONPullReader(bytes)
  try reader.beginObject()
  while try reader.nextName() != nil {
    copy.removeAll(keepingCapacity: true)
    try reader.appendCanonicalText(to: &copy)
    count += copy.count
  }
  try reader.finish()
  return count
}

private func pullEverything(_ bytes: [UInt8]) throws(JSONError) -> Int {
  var reader = try JSONPullReader(bytes)
  let count = try pullValue(&reader)
  try reader.finish()
  return count
}

private func pullValue(_ reader: inout JSONPullReader) throws(JSONError) -> Int {
  var count = 0
  switch try reader.peek() {
  case .object:
    try reader.beginObject()
    while let name = try reader.nextName() {
      count &+= name.utf8.count &+ (try pullValue(&reader))
    }
  case .array:
    try reader.beginArray()
    while try reader.nextElement() { count &+= try pullValue(&reader) }
  case .string: count = try reader.string().utf8.count
  case .number: count = Int(truncatingIfNeeded: try reader.integer())
  case .bool: count = try reader.bool() ? 1 : 0
  case .null: try reader.null()
  }
  return count
}
