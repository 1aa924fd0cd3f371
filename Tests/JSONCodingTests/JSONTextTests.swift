import JSONCoding
import Testing

@Suite("Texts in JSON")
struct JSONTextTests {
  @Test(
    "Escapes stand for their characters",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83d\ude00""#, "😀"), (#""x\uD83D\uDE00y""#, "x😀y"), (#""\u0000""#, "\u{0}"),
      (#""\uffff\ufeff""#, "\u{ffff}\u{feff}"), (#""\udbff\udfff""#, "\u{10ffff}"),
      (#""before é and after \n""#, "before é and after \n"),
    ])
  func escapes(text: String, value: String) throws {
    #expect(try JSON(reading: text) == .string(value))
  }

  @Test(
    "What is no escape is refused",
    arguments: [
      (#""\x41""#, .invalidEscape, 1), (#""\u12g4""#, .invalidEscape, 1),
      (#""\u 123""#, .invalidEscape, 1), (#""\U0041""#, .invalidEscape, 1),
      (#""\u12"#, .unexpectedEnd, 5), (#""\"#, .unexpectedEnd, 2), (#""a"#, .unexpectedEnd, 2),
      (#""12345678"#, .unexpectedEnd, 9),
    ] as [(String, JSONError.Reason, Int)])
  func badEscapes(text: String, reason: JSONError.Reason, offset: Int) {
    expectRefusal(of: text, reason, at: offset)
  }

  @Test(
    "Half a surrogate pair is refused, or replaced where the rules say so",
    arguments: [
      (#""\ud83d""#, "\u{fffd}", 1), (#""\ude00""#, "\u{fffd}", 1),
      (#""a\ud83dx""#, "a\u{fffd}x", 2), (#""\ud83d\n""#, "\u{fffd}\n", 1),
      (#""\ud83d\u0041""#, "\u{fffd}A", 1), (#""\ud83d\ud83d\ude00""#, "\u{fffd}😀", 1),
      (#""\ude00\ud83d""#, "\u{fffd}\u{fffd}", 1),
    ])
  func loneSurrogates(text: String, replaced: String, offset: Int) throws {
    expectRefusal(of: text, .loneSurrogate, at: offset)
    let rules = JSONReadingRules(loneSurrogates: .replaced)
    #expect(try JSON(reading: text, rules: rules) == .string(replaced))
  }

  @Test("A control character must be escaped", arguments: 0..<0x20)
  func controlCharacters(code: Int) throws {
    let character = String(Character(Unicode.Scalar(UInt8(code))))
    expectRefusal(of: "\"ab\(character)\"", .controlCharacter, at: 3)
    expectRefusal(of: "\"twelve bytes\(character)\"", .controlCharacter, at: 13)
    #expect(try JSON(reading: JSON.string(character).text) == .string(character))
  }

  @Test(
    "Bytes that are not UTF-8 are refused at their first byte",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x82], [0xE2, 0x82, 0x41],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x41],
    ] as [[UInt8]])
  func invalidEncoding(bytes: [UInt8]) {
    for padding in 0..<10 {
      let text = [0x22] + Array(repeating: 0x61, count: padding) + bytes + [0x22]
      #expect(throws: JSONError(.invalidUTF8, at: 1 + padding)) { try JSON(reading: text) }
    }
  }

  @Test("Every character survives, whether in a name or in a value")
  func everyPlane() throws {
    var text = ""
    for code in stride(from: UInt32(1), through: 0x10FFFF, by: 37) {
      if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
    }
    let value = JSON.object(JSONObject([(text, .string(text))]))
    #expect(try JSON(reading: value.text) == value)
  }

  @Test("Texts that only look alike are different")
  func canonicalEquivalence() {
    #expect(JSON.string("é") != JSON.string("e\u{301}"))
    let object: JSON = ["é": 1, "e\u{301}": 2]
    #expect(object["e\u{301}"] == 2)
    #expect(object.object?.count == 2)
  }
}
