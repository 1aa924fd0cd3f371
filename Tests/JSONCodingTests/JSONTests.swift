import JSONCoding
import Testing

@Suite("JSON values")
struct JSONTests {
  @Test("A value reads back as it was written")
  func roundTrip() throws {
    let text = #"{"b":[1,-0,1.50e2,"a\nb😀é"],"a":{"x":null,"y":true}}"#
    #expect(try JSON(reading: text).text == text)
    var reader = try JSONPullReader(text)
    #expect(try reader.canonicalText() == #"{"a":{"x":null,"y":true},"b":[1,-0,1.50e2,"a\nb😀é"]}"#)
  }
}
