/// Random numbers that a seed brings back (SplitMix64), the same on every platform.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Numbers that follow from a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to but not including `limit`.
  public mutating func below(_ limit: Int) -> Int {
    limit <= 1 ? 0 : Int(next() % UInt64(limit))
  }

  /// One of the elements.
  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// True once in so many times.
  public mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
