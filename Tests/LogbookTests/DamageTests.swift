import JSONCoding
import Journal
import Loads
import Logbook
import Testing
import Training

@Suite("Damage and limits")
struct DamageTests {
  @Test("A damaged row is reported and touches no other")
  func damagedRow() throws {
    var source = Logbook(1)
    for name in ["s1", "s2", "s3"] { _ = try source.save(Sample.session(name), now: now) }
    let good = { (id: Session.ID) in
      (
        id: DocumentID(session: id).text,
        row: source.journal.row(for: DocumentID(session: id)) ?? ""
      )
    }
    let cut = (id: "session:s2", row: String(good("s2").row.dropLast(9)))
    var book = Logbook(2)
    let failures = book.load([
      good("s1"), cut, (id: "no kind", row: "{}"), (id: "session:x", row: "[]"), good("s3"),
    ])
    #expect(failures.map { $0.id } == ["session:s2", "no kind", "session:x"])
    #expect(failures.allSatisfy { !$0.reason.isEmpty })
    #expect(Set(book.sessions.map { $0.id.text }) == ["s1", "s3"])
  }

  @Test(
    "Any byte changed in a row is reported or read, and never stops the app",
    arguments: 0..<80 as Range<UInt64>)
  func flippedByte(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    var source = Logbook(1)
    _ = try source.save(draw.session(), now: now)
    var bytes = Array((source.journal.row(for: "session:s1") ?? "").utf8)
    for _ in 0...draw.below(3) { bytes[draw.below(bytes.count)] = UInt8(draw.below(128)) }
    var book = Logbook(2)
    _ = try book.save(Sample.session("other"), now: now)
    _ = book.load([(id: "session:s1", row: String(decoding: bytes, as: UTF8.self))])
    #expect(book.session("other") == Sample.session("other"), "seed \(seed)")
  }

  @Test("A document at its limit refuses more, and nothing changes")
  func limit() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    let before = book.journal.digest
    var session = Sample.session()
    session.title = "Arms"
    session[set: "a1"].log = Sample.log(of: Sample.squat)
    session.note = Note(String(repeating: "n", count: 600_000))
    do {
      _ = try book.save(session, now: now)
      Issue.record("600 kB were taken")
    } catch {
      guard case .journal(.tooLarge(DocumentID(session: "s1"), _)) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(book.session("s1") == Sample.session())
    #expect(book.journal.digest == before)
    session.note = Note("short")
    #expect(try book.save(session, now: now))
    #expect(book.session("s1") == session)
  }

  @Test("Sessions stand newest first and plans oldest first, however they arrive")
  func order() throws {
    var book = Logbook(1)
    for (name, minutes) in [("s2", 20), ("s3", 30), ("s1", 10)] as [(String, Int64)] {
      var session = Sample.session(name)
      session.start = Sample.minutes(minutes)
      _ = try book.save(session, now: now)
      _ = try book.save(
        Routine(id: Routine.ID(name), name: name, createdAt: Sample.minutes(minutes)), now: now)
    }
    #expect(book.sessions.map { $0.id.text } == ["s3", "s2", "s1"])
    #expect(book.routines.map { $0.name } == ["s1", "s2", "s3"])
  }

  @Test("The revision counts up with every change and with no other call")
  func revision() throws {
    var book = Logbook(1)
    _ = try book.save(Sample.session(), now: now)
    let first = book.revision
    _ = try book.save(Sample.session(), now: now)
    #expect(book.revision == first)
    try book.edit { $0.title = "Arms" }
    #expect(book.revision > first)
  }
}

@Suite("Settings")
struct SettingsTests {
  @Test("Only what was chosen is a cell")
  func chosen() throws {
    var book = Logbook(1)
    #expect(try !book.save(Settings(), now: now))
    #expect(book.journal.documents.isEmpty)
    var settings = Settings()
    settings.unit = .pound
    _ = try book.save(settings, now: now)
    #expect(book.journal[Settings.document]?.children(of: .root) == ["unit"])
  }

  @Test("A value that can't be is none")
  func impossible() throws {
    var book = Logbook(1)
    try book.take(
      Settings.document,
      [
        ("unit", "stone"), ("firstWeekday", 9), ("dayStart", 24), ("rest", -1),
        ("startsRest", "no"), ("asksEffort", 1), ("name", 5), ("goalWeight", "-5 kg"),
      ], from: 9)
    #expect(book.settings == Settings())
  }
}
