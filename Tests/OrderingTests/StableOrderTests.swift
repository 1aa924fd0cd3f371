import SeededRandom
import Testing

@testable import Ordering

@Suite struct StableOrderTests {
  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 100, 1_000])
  func `Elements come out least first, however many there are`(count: Int) {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    let numbers = (0..<count).map { _ in Int(random.next() % 1_000) }
    #expect(numbers.ordered() == numbers.sorted(), "seed \(seed)")
  }

  @Test func `Elements that are equal in rank keep their order`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    let pairs = (0..<500).map { place in Pair(rank: Int(random.next() % 7), place: place) }
    let ordered = pairs.ordered { $0.rank < $1.rank }
    for (first, second) in zip(ordered, ordered.dropFirst()) {
      #expect(
        first.rank < second.rank || (first.rank == second.rank && first.place < second.place),
        "seed \(seed)")
    }
    #expect(ordered.count == 500)
  }

  @Test func `What is in order already takes a comparison for each element but one`() {
    var comparisons = 0
    let ordered = (0..<1_000).ordered { left, right in
      comparisons += 1
      return left < right
    }
    #expect(ordered == Array(0..<1_000))
    #expect(comparisons == 999)
  }

  @Test func `Any sequence can be put in order, greatest first too`() {
    #expect(Set([3, 1, 2]).ordered() == [1, 2, 3])
    #expect(["b": 1, "a": 2].keys.ordered() == ["a", "b"])
    #expect([1, 3, 2].ordered { $0 > $1 } == [3, 2, 1])
  }
}

private struct Pair {
  var rank: Int
  var place: Int
}
