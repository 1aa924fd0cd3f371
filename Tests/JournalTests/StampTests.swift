import Journal
import JournalWorlds
import Testing

@Suite("Stamps")
struct StampTests {
  @Test("A stamp's text has a fixed length and reads back")
  func text() throws {
    let stamp = Stamp(time: time(noon, counter: 7), replica: ReplicaID(0x00AB_CDEF))
    #expect(stamp.text == "018e283bee000007" + "00abcdef")
    #expect(stamp.text.utf8.count == Stamp.textLength)
    #expect(Stamp(stamp.text) == stamp)
    #expect(stamp.milliseconds == noon)
    #expect(ReplicaID(0xAB).text == "000000ab")
  }

  @Test("Stamps sort as their texts do: by time, counter, replica")
  func order() {
    var random = SeededRandom(seed: freshSeed("stamps"))
    let stamps = (0..<500).map { _ in
      Stamp(
        time: random.next() >> UInt64(16 + random.below(30)),
        replica: ReplicaID(UInt32(random.below(3))))
    }
    #expect(stamps.sorted().map { $0.text } == stamps.map { $0.text }.sorted())
  }

  @Test(
    "What is no stamp is none",
    arguments: [
      "", "018e2d1e7a80000700abcde", "018e2d1e7a80000700abcdef0", "018E2D1E7A80000700abcdef",
      "018e2d1e7a8000070 abcdef", "0x8e2d1e7a80000700abcdef", "+18e2d1e7a80000700abcdef",
    ])
  func noStamp(text: String) {
    #expect(Stamp(text) == nil)
  }

  @Test("A stamp of the year 10000 is absurd, one of 9999 is not")
  func absurd() {
    let first = Stamp(time: time(Stamp.firstAbsurdMillisecond), replica: ReplicaID(1))
    let last = Stamp(time: first.time - 1, replica: ReplicaID(1))
    #expect(first.isAbsurd && Stamp(first.text) == nil)
    #expect(!last.isAbsurd && Stamp(last.text) == last)
    #expect(Stamp(String(repeating: "f", count: 24)) == nil)
  }
}
