import JSONCoding
import Testing

@Suite("Reading JSON piece by piece")
struct JSONPullReaderTests {
  @Test("A record is read by its names, unknown ones stepped over")
  func record() throws {
    var reader = try JSONPullReader(
      #"{"new":[{"x":[1,2]},null],"reps":8,"weight":"62.5 kg","done":true,"note":null}"#)
    var read: [String] = []
    try reader.beginObject()
    while let name = try reader.nextName() {
      switch name {
      case "reps": read.append("\(try reader.integer())")
      case "weight": read.append(try reader.string())
      case "done": read.append("\(try reader.bool())")
      case "note":
        try reader.null()
        read.append("null")
      default: try reader.skip()
      }
    }
    try reader.finish()
    #expect(read == ["8", "62.5 kg", "true", "null"])
  }

  @Test("A part of the whole can be read as a tree")
  func subtree() throws {
    var reader = try JSONPullReader(#"[1, {"a": [true]}, "x"]"#)
    var values: [JSON] = []
    try reader.beginArray()
    while try reader.nextElement() { values.append(try reader.value()) }
    try reader.finish()
    #expect(values == [1, ["a": [true]], "x"])
  }

  @Test("Another kind of value than the one asked for is refused where it begins")
  func wrongKind() throws {
    let text = #" {"a":1}"#
    #expect(throws: JSONError(.unexpectedKind, at: 1)) {
      var r = try JSONPullReader(text); try r.beginArray()
    }
    #expect(throws: JSONError(.unexpectedKind, at: 1)) {
      var r = try JSONPullReader(text); _ = try r.string()
    }
    #expect(throws: JSONError(.unexpectedKind, at: 1)) {
      var r = try JSONPullReader(text); _ = try r.integer()
    }
    #expect(throws: JSONError(.unexpectedKind, at: 1)) {
      var r = try JSONPullReader(text); _ = try r.bool()
    }
    #expect(throws: JSONError(.unexpectedKind, at: 1)) {
      var r = try JSONPullReader(text); try r.null()
    }
    #expect(throws: JSONError(.unexpectedKind, at: 0)) {
      var r = try JSONPullReader("1"); try r.beginObject()
    }
  }

  @Test("Names that appear twice are both handed over, in trees refused")
  func duplicateNames() throws {
    var reader = try JSONPullReader(#"{"a":1,"a":2}"#)
    var values: [Int64] = []
    try reader.beginObject()
    while try reader.nextName() != nil { values.append(try reader.integer()) }
    #expect(values == [1, 2])
    var whole = try JSONPullReader(#"[{"a":1,"a":2}]"#)
    try whole.beginArray()
    #expect(try whole.nextElement())
    #expect(throws: JSONError(.duplicateName, at: 8)) { try whole.value() }
    var canonical = try JSONPullReader(#"{"a":1,"a":2}"#)
    #expect(throws: JSONError(.duplicateName, at: 7)) { try canonical.canonicalText() }
  }

  @Test("The depth limit counts what has been stepped into")
  func depth() throws {
    let rules = JSONReadingRules(depth: 2)
    var reader = try JSONPullReader("[[[1]]]", rules: rules)
    try reader.beginArray()
    #expect(try reader.nextElement())
    try reader.beginArray()
    #expect(try reader.nextElement())
    let inside = reader
    #expect(throws: JSONError(.tooDeep, at: 2)) { try reader.beginArray() }
    reader = inside
    #expect(throws: JSONError(.tooDeep, at: 2)) { try reader.value() }
    reader = inside
    #expect(throws: JSONError(.tooDeep, at: 2)) { try reader.skip() }
  }

  @Test(
    "The canonical text of a part does not depend on how it was written",
    arguments: [
      (#"{"b":1,"a":2}"#, #"{"a":2,"b":1}"#), (#"{"a":2,"b":1}"#, #"{"a":2,"b":1}"#),
      (#"[ 1 ,  2.0 ]"#, "[1,2.0]"), (#""\u0041\/\u00e9""#, #""A/é""#),
      (#"{"a":{"z":1,"y":[{"d":1,"c":2}]}}"#, #"{"a":{"y":[{"c":2,"d":1}],"z":1}}"#),
      (#"{"\u0062":1,"a":"\n\u000a\u001F"}"#, #"{"a":"\n\n\u001f","b":1}"#),
      (#"{"é":1,"z":2,"😀":3,"～":4}"#, #"{"z":2,"é":1,"～":4,"😀":3}"#), ("-0", "-0"),
      (#"{"aa":1,"a":2,"":3}"#, #"{"":3,"a":2,"aa":1}"#),
    ])
  func canonical(text: String, expected: String) throws {
    var reader = try JSONPullReader("  " + text + " ")
    #expect(try reader.canonicalText() == expected)
    try reader.finish()
    #expect(try JSON(reading: text).canonicalText == expected)
    var again = try JSONPullReader(expected)
    #expect(try again.canonicalText() == expected)
  }
}
