import JSONCoding
import Testing

@Suite("Reading JSON")
struct JSONReadingTests {
  @Test(
    "What RFC 8259 allows is read and written back as it was",
    arguments: [
      "null", "true", "false", "0", "-0", "\"\"", "[]", "{}", "[[]]", "[{}]", "[1,2]",
      #"{"a":1,"b":[true,null]}"#, #"{"b":1,"a":2}"#, #"{"":""}"#, "\"é😀\u{7f}\u{2028}\"",
      "1.5", "-12.50e+7", "1E400", "123456789012345678901234567890",
    ])
  func allowed(text: String) throws {
    #expect(try JSON(reading: text).text == text)
    #expect(try pulled(text) == .success(JSON(reading: text)))
  }

  @Test("Space may stand between all parts")
  func space() throws {
    let spacious = " \t\r\n{ \"a\" : [ 1 , 2 ] , \"b\" : { } }\n "
    #expect(try JSON(reading: spacious).text == #"{"a":[1,2],"b":{}}"#)
  }

  @Test(
    "What RFC 8259 forbids is refused with the reason and the byte",
    arguments: [
      ("", .unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("nul", .unexpectedEnd, 3),
      ("nulL", .unexpectedCharacter, 3), ("True", .unexpectedCharacter, 0),
      ("NaN", .unexpectedCharacter, 0), ("Infinity", .unexpectedCharacter, 0),
      ("1 2", .trailingText, 2), ("{}x", .trailingText, 2), ("[1]]", .trailingText, 3),
      ("[1,]", .unexpectedCharacter, 3), ("[,1]", .unexpectedCharacter, 1),
      ("[1 2]", .unexpectedCharacter, 3), ("[1", .unexpectedEnd, 2),
      ("[1}", .unexpectedCharacter, 2),
      (#"{"a":1,}"#, .unexpectedCharacter, 7), (#"{"a"}"#, .unexpectedCharacter, 4),
      (#"{"a":}"#, .unexpectedCharacter, 5), (#"{a:1}"#, .unexpectedCharacter, 1),
      (#"{"a":1"#, .unexpectedEnd, 6), (#"{"a" 1}"#, .unexpectedCharacter, 5),
      (#"{1:2}"#, .unexpectedCharacter, 1), ("'a'", .unexpectedCharacter, 0),
      ("/* */1", .unexpectedCharacter, 0), ("\u{a0}1", .unexpectedCharacter, 0),
      ("1\u{c}", .trailingText, 1),
    ] as [(String, JSONError.Reason, Int)])
  func forbidden(text: String, reason: JSONError.Reason, offset: Int) {
    expectRefusal(of: text, reason, at: offset)
  }

  @Test("A byte order mark at the start is stepped over, one inside is not")
  func byteOrderMark() throws {
    #expect(try JSON(reading: "\u{feff}[1]") == [1])
    expectRefusal(of: "\u{feff}[1", .unexpectedEnd, at: 5)
    expectRefusal(of: "[\u{feff}1]", .unexpectedCharacter, at: 1)
  }

  @Test("A file in UTF-16 is said to be in another encoding")
  func otherEncoding() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x5B, 0x00], [0xFE, 0xFF, 0x00, 0x5B]] {
      #expect(throws: JSONError(.invalidUTF8, at: 0)) { try JSON(reading: bytes) }
    }
  }

  @Test("A name that appears twice in one object is refused, however it is written")
  func duplicateNames() throws {
    expectTreeRefusal(of: #"{"a":1,"a":1}"#, .duplicateName, at: 7)
    expectTreeRefusal(of: #"{"a":1,"\u0061":2}"#, .duplicateName, at: 7)
    #expect(try JSON(reading: #"{"a":{"a":1},"b":{"a":1}}"#)["a"]?["a"] == 1)
    #expect(try JSON(reading: "{\"é\":1,\"e\u{301}\":2}").object?.count == 2)
  }

  @Test("Among many names the second of two equal ones is found", arguments: [15, 16, 17, 200])
  func manyNames(count: Int) throws {
    let members = (0..<count).map { "\"name\($0)\":\($0)" }.joined(separator: ",")
    #expect(try JSON(reading: "{\(members)}").object?.count == count)
    expectTreeRefusal(
      of: "{\(members),\"name7\":0}", .duplicateName, at: "{\(members),".utf8.count)
  }

  @Test("Depth is limited, and the deepest allowed tree is read and freed")
  func depth() throws {
    let rules = JSONReadingRules(depth: 3)
    #expect(try JSON(reading: "[[[1]]]", rules: rules).depth == 3)
    #expect(throws: JSONError(.tooDeep, at: 3)) { try JSON(reading: "[[[[", rules: rules) }
    #expect(throws: JSONError(.tooDeep, at: 15)) {
      try JSON(reading: #"{"a":{"a":{"a":{"a":1}}}}"#, rules: rules)
    }
    let most = JSONReadingRules(depth: .max)
    #expect(most.depth == JSONReadingRules.deepest)
    let text =
      String(repeating: "[", count: most.depth) + String(repeating: "]", count: most.depth)
    #expect(try JSON(reading: text, rules: most).text == text)
    #expect(throws: JSONError(.tooDeep, at: most.depth)) {
      try JSON(reading: "[" + text + "]", rules: most)
    }
    #expect(throws: JSONError(.tooDeep, at: 128)) {
      try JSON(reading: String(repeating: "[", count: 1_000_000))
    }
  }

  @Test("Length is limited")
  func length() throws {
    let rules = JSONReadingRules(bytes: 5)
    #expect(try JSON(reading: "[1,2]", rules: rules) == [1, 2])
    #expect(throws: JSONError(.tooLarge, at: 5)) { try JSON(reading: "[1,22]", rules: rules) }
    #expect(throws: JSONError(.tooLarge, at: 5)) { try JSONPullReader("[1,22]", rules: rules) }
  }
}
