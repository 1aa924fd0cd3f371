import JSONCoding
import Training

extension Note {
  /// Reads a note; anything that is none is an empty one.
  init(json: JSON?) {
    guard let json else {
      self.init()
      return
    }
    let tags = json.list("tags").compactMap { $0.string.flatMap { NoteTag(rawValue: $0) } }
    self.init(json.text("text") ?? "", tags: NoteTag.allCases.filter { tags.contains($0) })
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("text", text: text.isEmpty ? nil : text)
    fields.set("tags", list: tags.map { .string($0.rawValue) })
    return fields.json(keeping: old)
  }
}
