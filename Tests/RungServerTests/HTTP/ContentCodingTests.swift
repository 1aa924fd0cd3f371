import Testing

@testable import RungServer

@Suite("Choosing a packing")
struct ContentCodingTests {
  @Test(
    "The client's qualities decide, ours in order among equals",
    arguments: [
      ("gzip, deflate, br", ContentCoding.brotli), ("gzip", .gzip), ("x-gzip", .gzip),
      ("BR", .brotli), ("deflate", .identity), ("", .identity), ("*", .brotli),
      ("br;q=0, *", .gzip), ("br;q=0.1, gzip;q=0.9", .gzip), ("br; q=0.9 ,gzip;q=0.901", .gzip),
      ("identity;q=0, gzip;q=0.1", .gzip), ("identity, br;q=0.5", .identity),
      ("identity;q=0.5, br;q=0.4, gzip;q=0", .identity), ("*;q=0", .identity),
      ("identity;q=0", .identity), ("br;q=1.000", .brotli), ("br;q=nonsense", .brotli),
      ("br;q=0.000, gzip;q=0.001", .gzip), (";;,,;q", .identity), ("gzip;level=9;q=0", .identity),
    ])
  func best(accepted: String, chosen: ContentCoding) {
    #expect(ContentCoding.best(of: ContentCoding.allCases, acceptEncoding: accepted) == chosen)
  }

  @Test("Without a word from the client the plain body is sent")
  func silent() {
    #expect(ContentCoding.best(of: ContentCoding.allCases, acceptEncoding: nil) == .identity)
  }

  @Test("A packing the build did not make is never chosen")
  func unavailable() {
    #expect(ContentCoding.best(of: [.gzip, .identity], acceptEncoding: "br, gzip;q=0.2") == .gzip)
    #expect(ContentCoding.best(of: [.identity], acceptEncoding: "br, *") == .identity)
  }
}
