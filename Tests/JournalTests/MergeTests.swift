import JSONCoding
import Journal
import JournalWorlds
import Testing

@Suite("Merging")
struct MergeTests {
  @Test("The later of two writes wins, whichever way they are merged")
  func later() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("title", "A")], now: noon + 1)
    try b.write(session, [("title", "B")], now: noon + 2)
    var both = [a, b]
    #expect(exchange(&both).value(at: "title") == "B")
    both = [b, a]
    #expect(exchange(&both).value(at: "title") == "B")
  }

  @Test("Of two equal stamps the larger canonical bytes win, whichever way they are merged")
  func equalStamps() throws {
    var one = replica(5)
    var other = replica(5)
    try one.write(session, [("note", ["b": 1, "a": 2])], now: noon)
    try other.write(session, [("note", ["b": 2, "a": 1])], now: noon)
    var both = [one, other]
    #expect(exchange(&both).value(at: "note") == ["a": 2, "b": 1])
    both = [other, one]
    #expect(exchange(&both).value(at: "note") == ["a": 2, "b": 1])
    #expect(both[0].digest == both[1].digest)
  }

  @Test("Merging says whether anything changed")
  func changed() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("note", 1)], now: noon)
    let document = try #require(a[session])
    #expect(b.merge(document) == true)
    #expect(b.merge(document) == false)
    #expect(b.merge(Document("note:empty")) == false)
    #expect(b["note:empty"] == nil)
  }

  @Test("Documents of random replicas merge to the same in every order, grouped in every way")
  func properties() throws {
    var random = SeededRandom(seed: freshSeed("merging"))
    for _ in 0..<300 {
      let documents = (0..<4).map { _ in randomDocument(&random) }
      var merged = documents[0]
      for document in documents.dropFirst() { _ = merged.merge(document) }
      for _ in 0..<4 {
        var other = Document(session)
        for document in documents.shuffled(using: &random) { _ = other.merge(document) }
        #expect(other.encoded == merged.encoded)
        #expect(other.digest == merged.digest)
        #expect(other.content() == merged.content())
      }
      var left = documents[0]
      _ = left.merge(documents[1])
      var right = documents[2]
      _ = right.merge(documents[3])
      _ = left.merge(right)
      #expect(left.encoded == merged.encoded)
      for document in documents where merged.merge(document) {
        Issue.record("merging twice changed something")
      }
      #expect(try Document(session, reading: merged.row).digest == merged.digest)
    }
  }

  /// A document as a replica might hold it, clashing with others in stamps, paths and kinds.
  private func randomDocument(_ random: inout SeededRandom) -> Document {
    let names = ["a", "a-b", "b", "é", "~removed", "~x"]
    var document = Document(session)
    for _ in 0..<random.below(12) {
      let stamp = Stamp(
        time: time(noon) + random.next() % 6, replica: ReplicaID(UInt32(random.below(3))))
      var path = (0..<random.below(3)).map { _ in names[random.below(4)] + "/" }
      path.append(names[random.below(names.count)])
      let value: JSON =
        path.last == "~removed"
        ? ["00000001": .string(String(stamp.text.prefix(16)))] : .integer(Int64(random.below(9)))
      let nested = path.dropLast().reversed().reduce("\"\(path.last ?? "")\":\(value.text)") {
        "\"\($1)\":{\($0)}"
      }
      guard let other = try? Document(session, reading: #"{"\#(stamp.text)":{\#(nested)}}"#) else {
        Issue.record("\(nested)")
        continue
      }
      _ = document.merge(other)
    }
    return document
  }
}
