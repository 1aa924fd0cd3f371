import JSONCoding
import Testing

@Suite("Numbers in JSON")
struct JSONNumberTests {
  @Test(
    "A number that is an integer is read exactly, however it is written",
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0e5", 0), ("0e99999999999999999999", 0), ("7", 7), ("-7", -7),
      ("1.0", 1), ("1.50e2", 150), ("1e3", 1000), ("12000e-3", 12), ("1E+2", 100),
      ("999999999999999999", 999_999_999_999_999_999),
      ("1000000000000000000", 1_000_000_000_000_000_000),
      ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("-9.223372036854775808e18", .min), ("9007199254740993", 9_007_199_254_740_993),
      ("0.00000000000000000000000000001e29", 1), ("100000000000000000000000000000e-29", 1),
    ] as [(String, Int64)])
  func integers(text: String, value: Int64) throws {
    let number = try #require(JSONNumber(text))
    #expect(Int64(exactly: number) == value)
    #expect(number.text == text)
    #expect(try JSON(reading: text).int64 == value)
  }

  @Test(
    "A number that is no integer of 64 bits gives none",
    arguments: [
      "0.5", "-1.01", "9223372036854775808", "-9223372036854775809", "1e19", "1e-1", "12e-1",
      "1e99999999999999999999", "1e-99999999999999999999", "99999999999999999999999",
      "9.223372036854775808e18",
    ])
  func notIntegers(text: String) throws {
    let number = try #require(JSONNumber(text))
    #expect(Int64(exactly: number) == nil)
    #expect(number.text == text)
    var reader = try JSONPullReader(text)
    #expect(throws: JSONError(.notAnInteger, at: 0)) { try reader.integer() }
  }

  @Test(
    "What is no number is refused",
    arguments: [
      ("01", .leadingZero, 0), ("-01", .leadingZero, 1), ("00", .leadingZero, 0),
      ("-", .unexpectedEnd, 1), ("-a", .invalidNumber, 1), ("+1", .unexpectedCharacter, 0),
      (".5", .unexpectedCharacter, 0), ("1.", .unexpectedEnd, 2), ("1.e5", .invalidNumber, 2),
      ("1e", .unexpectedEnd, 2), ("1e+", .unexpectedEnd, 3), ("1ex", .invalidNumber, 2),
      ("0x10", .trailingText, 1), ("1_000", .trailingText, 1), ("1,5", .trailingText, 1),
      ("١", .unexpectedCharacter, 0),
    ] as [(String, JSONError.Reason, Int)])
  func refused(text: String, reason: JSONError.Reason, offset: Int) {
    expectRefusal(of: text, reason, at: offset)
    #expect(JSONNumber(text) == nil)
  }

  @Test("Numbers are equal when they are written alike")
  func equality() {
    #expect(JSONNumber("10") == JSONNumber(10))
    #expect(JSONNumber("1.0") != JSONNumber("1"))
    #expect(JSONNumber("-0") != JSONNumber("0"))
    #expect(JSONNumber("1.50") == JSONNumber("1.50"))
    #expect(JSONNumber(" 1") == nil)
    #expect(JSONNumber("1 ") == nil)
    #expect(JSONNumber("") == nil)
  }

  @Test("Integers are written in their shortest form")
  func writing() {
    for value: Int64 in [0, 9, 10, -1, -10, 1_700_000_000_000, .max, .min] {
      #expect(JSON.integer(value).text == String(value))
    }
  }
}
