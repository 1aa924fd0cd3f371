import JSONCoding
import Journal
import JournalWorlds
import Testing

/// The stories of the sync trials that break simpler rules.
@Suite("Holes in simpler rules")
struct SyncHolesTests {
  @Test("1: A set removed on one phone and edited later on the other stands, whole")
  func removedAndEdited() throws {
    var (a, b) = try twoPhones()
    try a.remove(session, "sets/x", now: noon + 10)
    try b.write(session, [("sets/x/log", ["reps": 7])], now: noon + 12)
    var both = [a, b]
    let document = exchange(&both)
    #expect(document.children(of: "sets/x") == ["log", "plan"])
    #expect(document.value(at: "sets/x/plan") == ["exercise": "bench"])
    #expect(both[0].digest == both[1].digest)
  }

  @Test("2: A set logged before the other phone, not having heard of it, tidies the row stands")
  func loggedAndTidied() throws {
    var (a, b) = try twoPhones()
    try b.write(session, [("sets/x/log", ["reps": 8])], now: noon + 19)
    try a.remove(session, "sets/x", now: noon + 20)
    var both = [a, b]
    #expect(exchange(&both).value(at: "sets/x/log") == ["reps": 8])
  }

  @Test("3: A swap on one phone does not rename the set that was logged on the other")
  func swappedAndLogged() throws {
    var (a, b) = try twoPhones()
    try a.write(session, [("sets/x/plan", ["exercise": "dips"])], now: noon + 10)
    try b.write(session, [("sets/x/log", ["exercise": "bench", "reps": 8])], now: noon + 11)
    var both = [a, b]
    let document = exchange(&both)
    #expect(document.value(at: "sets/x/log")?["exercise"] == "bench")
    #expect(document.value(at: "sets/x/plan")?["exercise"] == "dips")
  }

  @Test("4: Pounds never meet a kilogram increment, because a scale is one cell")
  func oneScale() throws {
    let scale: DocumentID = "loadScale:bench"
    var a = replica(1)
    try a.write(scale, [("scale", ["unit": "kg", "increment": "2.5"])], now: noon)
    var b = replica(2, knowing: a)
    try a.write(scale, [("scale", ["unit": "lb", "increment": "5"])], now: noon + 10)
    try b.write(scale, [("scale", ["unit": "kg", "increment": "1.25"])], now: noon + 11)
    var both = [a, b]
    #expect(exchange(&both, scale).value(at: "scale") == ["unit": "kg", "increment": "1.25"])
  }

  @Test("5: Equal stamps of a cloned replica come to the same in either order")
  func clonedReplica() throws {
    var one = replica(0xC)
    var other = replica(0xC)
    try one.write(session, [("k", 1)], now: noon)
    try other.write(session, [("k", 2)], now: noon)
    var both = [one, other]
    #expect(exchange(&both).value(at: "k") == 2)
    #expect(both[0].row(for: session) == both[1].row(for: session))
  }

  @Test("In 20,000 random worlds no removal hides an unseen write or leaves a ghost")
  func randomRemovals() throws {
    let seed = freshSeed("removals")
    let removals = try RandomWorlds(seed: seed).run(20_000)
    print("removals: \(removals) worlds with a removal, lost 0, ghosts 0")
    #expect(removals > 10_000)
  }

  @Test("Grouped and nested, a logged set costs at most 300 bytes and far less than other forms")
  func bytesOfASet() throws {
    let sessions = 20
    let sets = 20
    var grouped = 0
    var fullPaths = 0
    var stampEach = 0
    for number in 0..<sessions {
      let journal = try sampleSession(number, sets: sets)
      let document = try #require(journal[session])
      grouped += document.encoded.utf8.count
      let sizes = flatSizes(document)
      fullPaths += sizes.fullPaths
      stampEach += sizes.stampEach
    }
    let count = sessions * sets
    print(
      "a set: \(grouped / count) B grouped and nested, \(fullPaths / count) B with full paths,"
        + " \(stampEach / count) B with a stamp at each cell")
    #expect(grouped / count <= 300)
    #expect(grouped < fullPaths && fullPaths < stampEach)
  }

  /// A session with the fields the trial gave it, written as the trial wrote them.
  private func sampleSession(_ number: Int, sets: Int) throws -> Journal {
    var journal = replica(0x1A2B_3C4D)
    let start = noon + Int64(number) * day
    var planned: [(CellPath, JSON)] = [
      ("title", "Push A"), ("planName", "Push / Pull / Legs"), ("planDay", "d_abcdefghijklmnop"),
      ("startedAt", .integer(start)), ("offset", 60), ("endedAt", .integer(start + 3_600_000)),
    ]
    for set in 0..<sets {
      let path = CellPath("sets").appending("abcdefghijklm" + String(100 + set))
      let plan: [(String, JSON)] = [
        ("exercise", "barbell-bench-press-17"), ("slot", .integer(Int64(set / 4))),
        ("order", .integer(Int64(set))), ("weight", 62_500_000_000), ("low", 5), ("high", 8),
        ("kind", "work"), ("mode", "weightReps"),
      ]
      planned += plan.map { (path.appending($0.0), $0.1) }
    }
    try journal.write(session, planned, now: start)
    for set in 0..<sets {
      let path = CellPath("sets").appending("abcdefghijklm" + String(100 + set))
      let at = start + Int64(set) * 150_000
      try journal.write(
        session,
        [
          (path.appending("done"), true), (path.appending("at"), .integer(at)),
          (path.appending("reps"), 8), (path.appending("effort"), 9),
        ], now: at)
    }
    return journal
  }

  /// What the same cells take with full paths in each group, and with a stamp at each cell.
  private func flatSizes(_ document: Document) -> (fullPaths: Int, stampEach: Int) {
    var fullPaths = 2
    var stampEach = 2
    var stamps: Set<Stamp> = []
    func visit(_ path: CellPath) {
      guard let stamp = document.stamp(at: path), let value = document.value(at: path) else {
        for name in document.children(of: path) { visit(path.appending(name)) }
        return
      }
      stamps.insert(stamp)
      let cell = path.text.utf8.count + value.text.utf8.count + 4
      fullPaths += cell
      stampEach += cell + Stamp.textLength + 5
    }
    visit(.root)
    return (fullPaths + stamps.count * (Stamp.textLength + 6), stampEach)
  }
}
