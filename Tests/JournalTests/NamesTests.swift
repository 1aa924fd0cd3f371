import Journal
import Testing

@Suite("Ids and paths")
struct NamesTests {
  @Test("An id is a kind, a colon and a key that may hold colons or nothing")
  func ids() throws {
    let id: DocumentID = "dayPlan:2024-03-10"
    #expect(id.kind == "dayPlan" && id.key == "2024-03-10")
    for text in ["a:b:c", "settings:", "note:" + String(repeating: "x", count: 250)] {
      let id = try #require(DocumentID(text))
      #expect(id.kind + ":" + id.key == text && !id.kind.contains(":"))
    }
    for text in ["settings", ":x", "", "note:" + String(repeating: "x", count: 251)] {
      #expect(DocumentID(text) == nil)
    }
  }

  @Test("Ids that only look alike are different")
  func bytes() {
    let ids: Set<DocumentID> = ["note:é", "note:e\u{301}", "note:é"]
    #expect(ids.count == 2)
    #expect(DocumentID("a:b") < DocumentID("a:c"))
  }

  @Test("Every text is a path; slashes at the ends and doubled ones mean nothing")
  func paths() {
    #expect(CellPath("sets/x/log") == "sets/x/log")
    #expect(CellPath("/sets//x/") == "sets/x")
    #expect(CellPath("//") == .root)
    #expect(CellPath("").isRoot)
    #expect(CellPath("sets").appending("x").appending("log").text == "sets/x/log")
    #expect(CellPath.root.appending("a/b").text == "a/b")
    #expect(CellPath("sets").appending("") == "sets")
    #expect([CellPath.root, "a", "a/b/c"].map { $0.depth } == [0, 1, 3])
    #expect(Set<CellPath>(["é", "e\u{301}"]).count == 2)
  }
}
