import CivilTime
import Loads
import Logbook
import Training

/// Draws values of every kind, odd ones included; a seed brings them back.
struct Draw {
  let seed: UInt64
  var random: Randomness
  private var drawn = 0

  init(seed: UInt64) {
    self.seed = seed
    random = Randomness(seed: seed)
  }

  /// A number from 0 up to but not including `limit`.
  mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// A value now and then, else nothing.
  mutating func maybe<Value>(_ value: (inout Draw) -> Value) -> Value? {
    once(in: 2) ? value(&self) : nil
  }

  mutating func list<Value>(upTo count: Int, _ value: (inout Draw) -> Value) -> [Value] {
    (0..<below(count + 1)).map { _ in value(&self) }
  }

  /// An id that was not drawn before.
  mutating func id() -> String {
    drawn += 1
    return pick(["", "a/", "~", "%2F", "é", "🏋️ ", "of-"]) + String(drawn)
  }

  mutating func text() -> String {
    pick(["", "Push", "Größe \"L\" \\ / 8", "line\nbreak\t\u{0}", "﷽ e\u{301} 🏋🏽‍♀️", "<b>&amp;</b>"])
  }

  mutating func int() -> Int { pick([0, 1, 5, 12, 90, -3, 3_600, 1_000_000]) }

  mutating func weight() -> Weight {
    let unit: MassUnit = once(in: 2) ? .kilogram : .pound
    let mass = pick([
      Mass.zero, Mass(thousandths: Int64(below(200_000)), unit), Mass(thousandths: -7_500, unit),
      Mass(nanograms: Int64(truncatingIfNeeded: random.next() >> 12)),
    ])
    return Weight(mass, unit)
  }

  mutating func numbers() -> SetNumbers {
    SetNumbers(
      weight: weight(), reps: int(), seconds: int(), distance: maybe { $0.distance() },
      incline: maybe { $0.int() }, level: maybe { $0.int() })
  }

  mutating func distance() -> Distance {
    Distance(micrometres: Int64(below(2_000_000_000)), unit: pick(Distance.Unit.allCases))
  }

  mutating func range() -> RepRange {
    pick([.none, RepRange(8, 12), RepRange(5, 5), RepRange(0, 3)])
  }

  /// A moment between 1970 and 2070, somewhere on earth.
  mutating func instant() -> Instant {
    Instant(
      milliseconds: Int64(random.next() % 3_155_760_000_000),
      offsetSeconds: pick([0, 3_600, -16_200, 20_700, 49_500, 1_172]))
  }

  mutating func note() -> Note {
    let tags = NoteTag.allCases.filter { _ in once(in: 3) }
    return Note(text(), tags: tags)
  }

  mutating func reference() -> ExerciseReference {
    ExerciseReference(
      id: ExerciseID(pick(["barbell-row", "row/cable", "~", "%"])), name: text(),
      mode: maybe { $0.pick(TrackingMode.allCases) })
  }
}
