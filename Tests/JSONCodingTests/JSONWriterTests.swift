import JSONCoding
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("Pieces are put together with the commas they need")
  func pieces() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("empty")
    writer.beginArray()
    writer.endArray()
    writer.name("mixed")
    writer.beginArray()
    writer.integer(-12)
    writer.bool(true)
    writer.null()
    writer.beginObject()
    writer.endObject()
    writer.string("a\"b\\c\u{1}\u{7f}é")
    writer.value(["b": 1, "a": 2])
    writer.value(["b": 1, "a": 2], members: .canonical)
    writer.endArray()
    writer.name("raw")
    Array("[0]".utf8).withUnsafeBytes { writer.encoded($0) }
    writer.endObject()
    let expected =
      #"{"empty":[],"mixed":[-12,true,null,{},"a\"b\\c\u0001"# + "\u{7f}"
      + #"é",{"b":1,"a":2},{"a":2,"b":1}],"raw":[0]}"#
    #expect(writer.text == expected)
    #expect(writer.bytes == Array(expected.utf8))
    #expect(writer.byteCount == expected.utf8.count)
  }

  @Test("A text of any length is written whole, wherever its escapes lie")
  func lengths() throws {
    for length in 0..<40 {
      for place in 0...length {
        let text =
          String(repeating: "x", count: place) + "\""
          + String(repeating: "y", count: length - place)
        #expect(JSON.string(text).text == "\"" + text.replacing("\"", with: "\\\"") + "\"")
        #expect(try JSON(reading: JSON.string(text).text) == .string(text))
      }
    }
  }

  @Test("Objects are equal in any order, arrays are not")
  func equality() {
    let one: JSON = ["a": 1, "b": ["c": [1, 2], "d": true]]
    #expect(one == ["b": ["d": true, "c": [1, 2]], "a": 1])
    #expect(one != ["b": ["d": true, "c": [2, 1]], "a": 1])
    #expect(one != ["a": 1])
    #expect(JSON.array([1, 2]) != [2, 1])
    #expect(JSON.null != false)
  }

  @Test("An object keeps the order of its members, each name once")
  func members() {
    var object = JSONObject([("b", 1), ("a", 2), ("b", 3)])
    #expect(JSON.object(object).text == #"{"b":3,"a":2}"#)
    object["c"] = true
    object["b"] = nil
    #expect(JSON.object(object).text == #"{"a":2,"c":true}"#)
    object["nothing"] = nil
    #expect(object.count == 2)
    #expect(!object.isEmpty)
  }

  @Test("Each kind of value gives itself and nothing else")
  func accessors() {
    #expect(JSON.null.isNull && JSON.string("null").isNull == false)
    #expect(JSON.bool(true).bool == true && JSON.null.bool == nil)
    #expect(JSON.integer(3).number?.text == "3" && JSON.string("3").number == nil)
    #expect(JSON.string("x").string == "x" && JSON.integer(1).string == nil)
    #expect(JSON.array([1]).array == [1] && JSON.null.array == nil)
    #expect(JSON.integer(1).object == nil && JSON.integer(1)["a"] == nil)
  }

  @Test("Errors tell a person what was found and where")
  func sentences() {
    #expect(
      JSONError(.unexpectedEnd, at: 120).description
        == "The text stops in the middle; it may have been cut off (byte 120).")
  }
}
