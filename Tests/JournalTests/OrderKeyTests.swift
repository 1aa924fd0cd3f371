import Journal
import JournalWorlds
import Testing

@Suite("Order keys")
struct OrderKeyTests {
  @Test("A key lies between its neighbours, whatever they are")
  func between() throws {
    var random = SeededRandom(seed: freshSeed("order keys"))
    for _ in 0..<3000 {
      var keys = ["", ""].map { _ in randomKey(&random) }
      keys.sort()
      let key = OrderKey.between(keys[0], keys[1], random: random.next())
      if let key {
        #expect(keys[0] < key && key < keys[1], "\(keys) \(key)")
        #expect(key.utf8.count <= OrderKey.longest)
      }
      let last = try #require(OrderKey.between(keys[1], nil, random: random.next()))
      #expect(keys[1] < last)
    }
  }

  @Test("A first key is short, and two devices' first keys differ")
  func first() throws {
    let one = try #require(OrderKey.between(nil, nil, random: 1))
    let other = try #require(OrderKey.between(nil, nil, random: 2))
    #expect(one.utf8.count == 4 && one != other)
  }

  @Test("Between neighbours that leave no room, or are no keys, there is none")
  func noRoom() {
    for (lower, upper) in [("V", "V"), ("b", "a"), ("V", "V0"), ("V", "V000"), ("é", "z")] {
      #expect(OrderKey.between(lower, upper, random: 5) == nil, "\(lower) \(upper)")
    }
    #expect(OrderKey.between(nil, "0", random: 5) == nil)
    #expect(OrderKey.between(nil, "", random: 5) == nil)
    #expect(OrderKey.between("V", nil, random: 5) != nil)
    #expect(OrderKey.between("V", "V1", random: 5).map { $0 > "V" && $0 < "V1" } == true)
    #expect(OrderKey.between(String(repeating: "z", count: 40), nil, random: 5) == nil)
  }

  @Test(
    "A thousand items appended, or put in front, need no rebalancing", arguments: [true, false])
  func atTheEnds(appending: Bool) throws {
    var random = SeededRandom(seed: freshSeed("ends"))
    var keys: [String] = []
    for _ in 0..<1000 {
      let key = try #require(
        appending
          ? OrderKey.between(keys.last, nil, random: random.next())
          : OrderKey.between(nil, keys.first, random: random.next()))
      keys.insert(key, at: appending ? keys.count : 0)
    }
    #expect(keys == keys.sorted())
  }

  @Test(
    "Inserting at one place goes on for ever: the list is spread anew when a key grows too long")
  func rebalancing() {
    var random = SeededRandom(seed: freshSeed("rebalancing"))
    var keys = OrderKey.spread(10, random: random.next())
    var inserted = 0
    var rebalanced = 0
    while rebalanced < 3 {
      let index = 5 + random.below(2)
      switch OrderKey.placing(at: index, among: keys, random: random.next()) {
      case .alone(let key): keys.insert(key, at: index)
      case .everyone(let all):
        #expect(all.count == keys.count + 1)
        keys = all
        rebalanced += 1
        #expect(inserted > 90)
        inserted = 0
      }
      inserted += 1
      #expect(keys == keys.sorted() && Set(keys).count == keys.count)
      #expect(keys.allSatisfy { $0.utf8.count <= OrderKey.longest })
    }
  }

  @Test("Moving anywhere in a list writes one key", arguments: 0..<3)
  func moving(round: Int) {
    var random = SeededRandom(seed: freshSeed("moving \(round)"))
    var keys = OrderKey.spread(40, random: random.next())
    for _ in 0..<300 {
      keys.remove(at: random.below(keys.count))
      let index = random.below(keys.count + 1)
      guard case .alone(let key) = OrderKey.placing(at: index, among: keys, random: random.next())
      else { return }
      keys.insert(key, at: index)
      #expect(keys == keys.sorted())
    }
  }

  @Test(
    "A list spread anew is in order, short and different on every device",
    arguments: [0, 1, 2, 61, 62, 1000])
  func spread(count: Int) {
    let keys = OrderKey.spread(count, random: 1)
    #expect(keys.count == count)
    #expect(keys == keys.sorted() && Set(keys).count == count)
    #expect(keys.allSatisfy { $0.utf8.count <= 6 })
    if count > 0 { #expect(keys != OrderKey.spread(count, random: 2)) }
    for place in keys.indices.dropFirst() {
      #expect(OrderKey.between(keys[place - 1], keys[place], random: 9) != nil)
    }
  }

  @Test("An index outside the list means its end")
  func outside() {
    let keys = OrderKey.spread(2, random: 1)
    guard case .alone(let first) = OrderKey.placing(at: -5, among: keys, random: 3),
      case .alone(let last) = OrderKey.placing(at: 9, among: keys, random: 3)
    else {
      Issue.record("no key")
      return
    }
    #expect(first < keys[0] && last > keys[1])
  }

  private func randomKey(_ random: inout SeededRandom) -> String {
    let digits = Array("0123Vz")
    return String((0...random.below(6)).map { _ in digits[random.below(digits.count)] })
  }
}
