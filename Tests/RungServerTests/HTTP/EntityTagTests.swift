import Testing

@testable import RungServer

@Suite("Entity tags")
struct EntityTagTests {
  private let tag = EntityTag(of: Array("hello".utf8), coding: .identity)

  @Test("The same content has the same tag, another content or packing another")
  func identity() {
    #expect(tag == EntityTag(of: Array("hello".utf8), coding: .identity))
    #expect(tag != EntityTag(of: Array("hellp".utf8), coding: .identity))
    #expect(tag != EntityTag(of: Array("hello".utf8), coding: .gzip))
    #expect(tag.text == "\"a430d84680aabd0b-5\"")
  }

  @Test("A tag is found in what a client knows")
  func named() {
    #expect(tag.isNamed(in: tag.text))
    #expect(tag.isNamed(in: " W/\(tag.text) "))
    #expect(tag.isNamed(in: "\"x\",\(tag.text)"))
    #expect(tag.isNamed(in: "*"))
    #expect(!tag.isNamed(in: ""))
    #expect(!tag.isNamed(in: "a430d84680aabd0b-5"))
    #expect(!tag.isNamed(in: "\"a430d84680aabd0b-5-br\""))
  }
}
