@testable import Markup

/// Random trees, and trees that came from others by the changes screens make.
///
/// The same seed gives the same trees everywhere.
struct RandomSketches {
  private var random: SplitMix64
  private var lastMessage = 0

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  /// A row of siblings, none deeper than `depth`.
  mutating func row(depth: Int) -> [Sketch] {
    (0..<upTo(6)).map { _ in sketch(depth: depth) }
  }

  /// Another row, most often close to the given one.
  mutating func next(after row: [Sketch], depth: Int) -> [Sketch] {
    if upTo(12) == 0 { return self.row(depth: depth) }
    var changed = row.map { upTo(3) == 0 ? $0 : next(after: $0, depth: depth) }
    for _ in 0..<upTo(4) { rearrange(&changed, depth: depth) }
    return changed
  }

  private mutating func next(after sketch: Sketch, depth: Int) -> Sketch {
    switch sketch {
    case .text: return upTo(2) == 0 ? sketch : .text(words())
    case .element(let tag, let key, let attributes, let children):
      let kept = attributes.filter { _ in upTo(4) != 0 }
      let added = upTo(2) == 0 ? [] : self.attributes(of: tag)
      let names = Set(added.map(\.name))
      return .element(
        tag, key: key, shuffled(kept.filter { !names.contains($0.name) } + added),
        next(after: children, depth: depth - 1))
    }
  }

  private mutating func rearrange(_ row: inout [Sketch], depth: Int) {
    switch upTo(6) {
    case 0: row = shuffled(row)
    case 1: if !row.isEmpty { row.remove(at: upTo(row.count)) }
    case 2: if !row.isEmpty { row.append(row.remove(at: upTo(row.count))) }
    case 3: if !row.isEmpty { row.insert(row.remove(at: upTo(row.count)), at: 0) }
    case 4: row.reverse()
    default: row.insert(sketch(depth: depth), at: upTo(row.count + 1))
    }
  }

  private mutating func sketch(depth: Int) -> Sketch {
    if depth <= 0 || upTo(4) == 0 { return .text(words()) }
    let tag: Tag = pick([.div, .p, .ul, .li, .input, .button, .svg, .g, .path, .svgText])
    return .element(
      tag, key: upTo(2) == 0 ? nil : pick(["a", "b", "c", "d", "e", "ä"]), attributes(of: tag),
      tag.isVoid ? [] : row(depth: depth - 1))
  }

  private mutating func attributes(of tag: Tag) -> [SketchAttribute] {
    var attributes: [SketchAttribute] = []
    if upTo(2) == 0 { attributes.append(.plain("class", words())) }
    if upTo(4) == 0 { attributes.append(.plain("data-rung", words())) }
    if upTo(6) == 0 { attributes.append(.plain("aria-label", words())) }
    if upTo(6) == 0 { attributes.append(.style("--rung", words())) }
    if upTo(6) == 0 { attributes.append(.style("color", words())) }
    if tag == .input && upTo(2) == 0 { attributes.append(.text(words())) }
    if tag == .input && upTo(3) == 0 { attributes.append(.checked(upTo(2) == 0)) }
    if upTo(3) == 0 {
      lastMessage += 1
      attributes.append(.tap(lastMessage, upTo(4) == 0 ? .suppressed : .kept))
    }
    return shuffled(attributes)
  }

  /// Hostile and ordinary texts; two of them are equal to Swift but not the same.
  private mutating func words() -> String {
    pick([
      "", "60 kg", "reps", "\u{E9}", "e\u{301}", "💪🏽 ok", "<script>alert(1)</script>", "\"'&<>",
      "\u{FEFF}mark", "\u{0}nul", "line\nline", "שלום", "a longer text of more than fifteen bytes",
    ])
  }

  private mutating func upTo(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func pick<T>(_ choices: [T]) -> T { choices[upTo(choices.count)] }
  private mutating func shuffled<T>(_ row: [T]) -> [T] { row.shuffled(using: &random) }
}

/// A small generator of random numbers (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
