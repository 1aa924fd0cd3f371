import JSONCoding
import Testing

/// Reads a text with the pull reader alone.
func pulled(
  _ text: String, rules: JSONReadingRules = .standard
) -> Result<JSON, JSONError> {
  do throws(JSONError) {
    var reader = try JSONPullReader(text, rules: rules)
    let value = try pullValue(&reader)
    try reader.finish()
    return .success(value)
  } catch {
    return .failure(error)
  }
}

private func pullValue(_ reader: inout JSONPullReader) throws(JSONError) -> JSON {
  switch try reader.peek() {
  case .object:
    var members: [JSONObject.Member] = []
    try reader.beginObject()
    while let name = try reader.nextName() {
      members.append(JSONObject.Member(name, try pullValue(&reader)))
    }
    return .object(JSONObject(distinct: members))
  case .array:
    var elements: [JSON] = []
    try reader.beginArray()
    while try reader.nextElement() { elements.append(try pullValue(&reader)) }
    return .array(elements)
  case .string: return .string(try reader.string())
  case .number: return .number(try reader.number())
  case .bool: return .bool(try reader.bool())
  case .null:
    try reader.null()
    return .null
  }
}

/// Steps over a text with the pull reader.
func skipped(_ text: String) -> JSONError? {
  do throws(JSONError) {
    var reader = try JSONPullReader(text)
    try reader.skip()
    try reader.finish()
    return nil
  } catch {
    return error
  }
}

/// Expects every way of reading to refuse a text alike.
func expectRefusal(of text: String, _ reason: JSONError.Reason, at offset: Int) {
  expectTreeRefusal(of: text, reason, at: offset)
  #expect(pulled(text) == .failure(JSONError(reason, at: offset)), "pulling \(text)")
  #expect(skipped(text) == JSONError(reason, at: offset), "skipping \(text)")
}

/// Expects a tree of a text to be refused.
func expectTreeRefusal(of text: String, _ reason: JSONError.Reason, at offset: Int) {
  #expect(throws: JSONError(reason, at: offset), "reading \(text)") { try JSON(reading: text) }
}
