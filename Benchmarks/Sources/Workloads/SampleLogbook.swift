import JSONCoding
import Journal

/// A made-up logbook with the shape and size of a real one, the same in every run.
struct SampleLogbook {
  private var random = SplitMix(state: 1)

  /// A session's cells as the app writes them: the plan as one change, then each set as it is done.
  mutating func writeSession(_ number: Int, sets: Int, into journal: inout Journal) -> DocumentID {
    let start = 1_500_000_000_000 + Int64(number) * 86_400_000
    let id = DocumentID("session:" + name(10)) ?? "session:none"
    var planned: [(CellPath, JSON)] = [
      ("title", "Push A"), ("start", ["at": .integer(start), "offset": 60]),
    ]
    var paths: [CellPath] = []
    for set in 0..<sets {
      let path = CellPath("sets/" + name(10))
      paths.append(path)
      planned.append((path.appending("plan"), plan(set)))
      planned.append((path.appending("place"), .string("V" + name(3))))
    }
    do throws(JournalError) {
      try journal.write(id, planned, now: start)
      for (set, path) in paths.enumerated() {
        let at = start + Int64(set) * 150_000
        try journal.write(id, [(path.appending("log"), log(set, at: at))], now: at)
        try journal.write(
          id, [(path.appending("effort"), .integer(6 + below(5)))], now: at + 5000)
      }
      try journal.write(
        id, [("end", ["at": .integer(start + 3_600_000), "offset": 60])], now: start)
    } catch {
      print(error.description)
    }
    return id
  }

  mutating func plan(_ set: Int) -> JSON {
    [
      "exercise": exercise(set), "slot": .integer(Int64(set / 4)), "low": 5, "high": 8,
      "kind": "work",
    ]
  }

  mutating func log(_ set: Int, at instant: Int64) -> JSON {
    [
      "exercise": exercise(set), "mode": "weightReps",
      "weight": .string(String(below(140) + 10) + ".5 kg"), "reps": .integer(below(10) + 3),
      "at": .integer(instant), "offset": 60,
    ]
  }

  private func exercise(_ set: Int) -> JSON {
    .string("barbell-bench-press-" + String(set / 4))
  }

  private mutating func below(_ bound: UInt64) -> Int64 {
    Int64(random.next() % bound)
  }

  private mutating func name(_ length: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    return String(
      decoding: (0..<length).map { _ in letters[Int(random.next() % 32)] }, as: UTF8.self)
  }
}

/// SplitMix64 (Steele, Lea, Flood, 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
