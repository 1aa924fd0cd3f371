import Testing

@testable import RungServer

@Suite("Header fields")
struct HeaderFieldsTests {
  @Test("Names are found whatever their case, lists that were split are joined")
  func lookup() {
    var headers: HeaderFields = ["Accept-Encoding": "gzip", "Host": "rung.test"]
    headers.append("accept-encoding", "br")
    #expect(headers["ACCEPT-ENCODING"] == "gzip, br")
    #expect(headers["host"] == "rung.test")
    #expect(headers["Accept"] == nil)
  }
}
