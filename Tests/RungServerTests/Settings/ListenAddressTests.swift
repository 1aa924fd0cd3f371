import Testing

@testable import RungServer

@Suite("Where to listen")
struct ListenAddressTests {
  @Test(
    "A host and a port are read, and written back",
    arguments: [
      ("127.0.0.1:8080", "127.0.0.1:8080"), ("8080", "127.0.0.1:8080"), (":9000", "127.0.0.1:9000"),
      ("[::1]:80", "[::1]:80"), ("localhost:0", "localhost:0"), ("0.0.0.0:65535", "0.0.0.0:65535"),
    ])
  func reads(text: String, written: String) {
    #expect(ListenAddress(text)?.description == written)
  }

  @Test(
    "What is no address is refused",
    arguments: [
      "", "abc", "host:", "host:65536", "host:-1", "::1", "::1:80", "[::1]", "[]:80", "a:+1",
    ])
  func refuses(text: String) {
    #expect(ListenAddress(text) == nil)
  }
}
