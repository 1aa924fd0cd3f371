/// Where the searchable bytes of one exercise lie in its segment, and what filters ask about it.
struct SearchEntry {
  /// Words of the name with shorthand expanded, as a list of words behind their lengths.
  let tokens: Range<Int>
  /// Words of the name as written; the same stretch where no shorthand is in it.
  let words: Range<Int>
  /// The name's words without spaces, expanded and as written.
  let squashedTokens: Range<Int>
  let squashedWords: Range<Int>
  /// Every word an exercise can be found by.
  let union: Range<Int>
  /// Other names without spaces, as a list of words behind their lengths.
  let otherNames: Range<Int>
  /// The letters of the words in the union: what has not all letters of a query is ruled out by it.
  let letters: LetterSet
  let muscles: MuscleSet
  /// The equipment's numbers in the index.
  let equipment: Range<Int>
  /// Bytes of the name: shorter names come first among equals.
  let nameLength: Int
}

/// A set of muscles as bits.
struct MuscleSet {
  private let bits: UInt32

  init(_ muscles: [Muscle]) {
    bits = muscles.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  func contains(_ muscle: Muscle) -> Bool { bits >> UInt32(muscle.rawValue) & 1 == 1 }
}

/// A set of bytes as bits; bytes beyond letters and digits share some.
struct LetterSet {
  private var bits: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits |= 1 << UInt64(byte & 0x3F) }
  }

  mutating func formUnion(_ other: LetterSet) { bits |= other.bits }

  mutating func formIntersection(_ other: LetterSet) { bits &= other.bits }

  func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }
}
