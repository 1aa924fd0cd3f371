import JSONCoding
import Journal
public import Logbook
import Training

extension SampleLogbook {
  /// The bytes of a saved copy, as the app itself saves one: restoring it merges.
  public func copy() throws(LogbookError) -> [UInt8] {
    let book = try logbook()
    let ids = book.journal.documents.keys.sorted()
    var writer = JSONWriter(room: 400 * sessions.reduce(1_000) { $0 + $1.sets.count })
    writer.beginObject()
    writer.name("format")
    writer.string("rung-copy")
    writer.name("version")
    writer.integer(1)
    writer.name("documents")
    writer.beginArray()
    for id in ids {
      writer.beginObject()
      writer.name("id")
      writer.string(id.text)
      writer.name("row")
      writer.string(book.journal.row(for: id) ?? "")
      writer.name("revision")
      writer.string("")
      writer.endObject()
    }
    writer.endArray()
    for table in ["aside", "meta", "unsaved"] {
      writer.name(table)
      writer.beginArray()
      writer.endArray()
    }
    writer.endObject()
    return writer.bytes
  }
}
