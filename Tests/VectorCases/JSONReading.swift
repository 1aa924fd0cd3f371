import JSONCoding

/// Reading and writing JSON, which must give the same in the browser as everywhere.
let jsonCases: [VectorCase] = [
  readingRow(
    "JSON.canonical", #"{"b":[1,-0,1.50e2,"a\nb\ud83d\ude00é"],"a":{"x":null,"y":true}}"#,
    gives: #"{"a":{"x":null,"y":true},"b":[1,-0,1.50e2,"a\nb😀é"]}"#),
  readingRow(
    "JSON.names", "{\"é\":1,\"e\u{301}\":2,\"\u{ff5e}\":3,\"😀\":4}",
    gives: "{\"e\u{301}\":2,\"é\":1,\"\u{ff5e}\":3,\"😀\":4}"),
  readingRow(
    "JSON.cut", #"{"a":[1,2"#,
    gives: "The text stops in the middle; it may have been cut off (byte 9)."),
  readingRow(
    "JSON.surrogate", #"["\ud83d"]"#,
    gives: "There is half of a character; a text may have been cut inside an emoji (byte 2)."),
  readingRow(
    "JSON.twice", #"{"a":1,"\u0061":2}"#,
    gives: "The same name appears twice in one record (byte 7)."),
  integerRow("JSON.integer.largest", "9223372036854775807", gives: "9223372036854775807"),
  integerRow("JSON.integer.smallest", "-9.223372036854775808e18", gives: "-9223372036854775808"),
  integerRow("JSON.integer.milliseconds", "1710072000123", gives: "1710072000123"),
  integerRow("JSON.integer.tooLarge", "9223372036854775808", gives: "none"),
  integerRow("JSON.integer.fraction", "12.5", gives: "none"),
  VectorCase("JSON.deepest", expects: "512 levels, read and written back") {
    let rules = JSONReadingRules(depth: JSONReadingRules.deepest)
    let text =
      String(repeating: #"{"a":["#, count: rules.depth / 2)
      + String(repeating: "]}", count: rules.depth / 2)
    guard let value = try? JSON(reading: text, rules: rules), value.text == text else {
      return "wrong"
    }
    return "\(value.depth) levels, read and written back"
  },
]

private func readingRow(_ id: String, _ text: String, gives expected: String) -> VectorCase {
  VectorCase(id, expects: expected) {
    do throws(JSONError) {
      var reader = try JSONPullReader(text)
      let canonical = try reader.canonicalText()
      let tree = try JSON(reading: text).canonicalText
      return canonical == tree ? tree : canonical + " or " + tree
    } catch {
      return error.description
    }
  }
}

private func integerRow(_ id: String, _ text: String, gives expected: String) -> VectorCase {
  VectorCase(id, expects: expected) {
    guard let number = JSONNumber(text), let value = Int64(exactly: number) else { return "none" }
    return String(value)
  }
}
