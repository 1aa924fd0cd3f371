import JSONCoding
import Journal
import Logbook
import Testing
import Training

@Suite("Order keys")
struct OrderTests {
  @Test("A random reordering writes the fewest places", arguments: 0..<40 as Range<UInt64>)
  func fewest(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    var book = Logbook(1)
    var session = Sample.session()
    session.exercises[0].sets = (0..<2 + draw.below(12)).map {
      Sample.set("row\($0)", of: Sample.squat)
    }
    _ = try book.save(session, now: now)
    let before = session.exercises[0].sets.map { $0.id.text }
    var after = session.exercises[0].sets
    after.shuffle(using: &draw.random)
    let written = book.paths { $0.exercises[0].sets = after }
    let kept = longestCommonOrder(before, after.map { $0.id.text })
    #expect(written.count == before.count - kept, "seed \(seed)")
    try book.edit { $0.exercises[0].sets = after }
    #expect(book.session("s1")?.exercises[0].sets == after, "seed \(seed)")
    #expect(
      book.restarted(as: 2).session("s1")?.exercises[0].sets == after, "seed \(seed), restarted")
  }

  @Test("Moving one row writes one place wherever it goes")
  func oneMove() throws {
    var book = Logbook(1)
    var session = Sample.session()
    session.exercises[0].sets = (0..<6).map { Sample.set("row\($0)", of: Sample.squat) }
    _ = try book.save(session, now: now)
    for from in 0..<6 {
      for to in 0..<6 where from != to {
        let written = book.paths {
          let row = $0.exercises[0].sets.remove(at: from)
          $0.exercises[0].sets.insert(row, at: to)
        }
        #expect(written.count == 1, "from \(from) to \(to)")
      }
    }
  }

  @Test("Two devices that reorder apart converge on one order", arguments: 0..<25 as Range<UInt64>)
  func converge(seed: UInt64) throws {
    var (one, other) = try Sample.twoDevices()
    var draw = Draw(seed: seed)
    for round in 0..<6 {
      var random = draw.random
      try one.edit { $0.exercises[0].sets.shuffle(using: &random) }
      try other.edit {
        $0.exercises[0].sets.shuffle(using: &random)
        $0.exercises.shuffle(using: &random)
      }
      draw.random = random
      exchange(&one, &other)
      #expect(one.session("s1") == other.session("s1"), "seed \(seed), round \(round)")
    }
  }

  @Test("Inserting at one place again and again stays in order")
  func crowded() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    var expected = ["a1", "a2", "a3"]
    for count in 0..<80 {
      let id = "n\(count)"
      try book.edit { $0.exercises[0].sets.insert(Sample.set(id, of: Sample.squat), at: 1) }
      expected.insert(id, at: 1)
      #expect(book.session("s1")?.exercises[0].sets.map { $0.id.text } == expected)
    }
  }

  /// How many items need not move: the longest common subsequence.
  private func longestCommonOrder(_ one: [String], _ other: [String]) -> Int {
    var lengths = [Int](repeating: 0, count: other.count + 1)
    for item in one {
      var before = 0
      for place in other.indices {
        let above = lengths[place + 1]
        lengths[place + 1] =
          other[place] == item ? before + 1 : max(above, lengths[place])
        before = above
      }
    }
    return lengths[other.count]
  }
}
