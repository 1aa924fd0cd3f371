import JSONCoding
import Testing

@Suite("JSON under random texts")
struct JSONFuzzTests {
  @Test("Whatever can be written is read back the same, however it is spelled")
  func roundTrip() throws {
    var random = SeededRandom(seed: freshSeed("JSON round trip"))
    for _ in 0..<1000 {
      let value = random.json()
      let spelled = random.spelling(of: value)
      #expect(try JSON(reading: value.text) == value)
      #expect(try JSON(reading: value.text).text == value.text)
      #expect(try JSON(reading: spelled) == value, "\(spelled)")
      #expect(pulled(spelled) == .success(value))
      var reader = try JSONPullReader(spelled)
      #expect(try reader.canonicalText() == value.canonicalText)
    }
  }

  @Test("A text cut off at any byte is refused, and all readers agree where")
  func truncation() throws {
    var random = SeededRandom(seed: freshSeed("JSON truncation"))
    for _ in 0..<20 {
      let text = random.spelling(of: .array([random.json(), random.json(depth: 2)]))
      let bytes = Array(text.utf8)
      let end =
        text.lastIndex(of: "]").map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
      for length in 0...end {
        expectAgreement(Array(bytes[..<length]), isValid: false)
      }
    }
  }

  @Test("Random changes to valid texts never crash, and all readers agree about them")
  func mutation() throws {
    var random = SeededRandom(seed: freshSeed("JSON mutation"))
    for _ in 0..<10_000 {
      var bytes = Array(random.spelling(of: random.json(depth: 3)).utf8)
      for _ in 0...random.below(3) { mutate(&bytes, &random) }
      expectAgreement(bytes, isValid: nil)
    }
  }

  @Test("Random bytes never crash")
  func noise() {
    var random = SeededRandom(seed: freshSeed("JSON noise"))
    let likely = Array("{}[]\":,0123456789-+.eEtrufalsn\\ \n\u{7f}é".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(24)).map { _ in
        random.below(8) == 0 ? UInt8(random.below(256)) : likely[random.below(likely.count)]
      }
      expectAgreement(bytes, isValid: nil)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    switch random.below(4) {
    case 0: bytes[place] = UInt8(random.below(256))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(Array("{}[]\":,\\0-e".utf8)[random.below(11)], at: place)
    default: bytes.swapAt(place, random.below(bytes.count))
    }
  }

  /// What the tree reader takes, the pull reader takes too, with the same value; what both refuse
  /// they refuse alike.
  private func expectAgreement(_ bytes: [UInt8], isValid: Bool?) {
    let tree = Result { () throws(JSONError) in try JSON(reading: bytes) }
    let steps = Result { () throws(JSONError) in
      var reader = try JSONPullReader(bytes)
      try reader.skip()
      try reader.finish()
    }
    switch (tree, steps) {
    case (.success(let value), .success):
      #expect(isValid != false, "\(bytes)")
      #expect((try? JSON(reading: value.text)) == value)
    case (.failure(let one), .failure(let other)) where one.reason != .duplicateName:
      #expect(one == other, "\(bytes)")
      #expect((0...bytes.count).contains(one.offset))
    case (.failure(let error), _): #expect(error.reason == .duplicateName, "\(bytes)")
    default: Issue.record("The readers disagree about \(bytes)")
    }
  }
}
