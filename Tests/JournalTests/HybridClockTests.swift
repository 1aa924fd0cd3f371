import JSONCoding
import Journal
import Testing

@Suite("The hybrid clock")
struct HybridClockTests {
  @Test("Stamps show the device's time while it runs ahead of all stamps seen")
  func followsTheClock() throws {
    var journal = replica(1)
    for minute in 0..<3 {
      let now = noon + Int64(minute) * 60_000
      #expect(try journal.write(session, [("note", 1)], now: now).time == time(now))
    }
  }

  @Test("Changes within one millisecond are told apart by the counter, which carries over")
  func countsUp() throws {
    var clock = HybridClock()
    clock.observe(time(noon, counter: 0xFFFE))
    #expect(clock.next(now: noon) == time(noon, counter: 0xFFFF))
    clock.observe(time(noon, counter: 0xFFFF))
    #expect(clock.next(now: noon) == time(noon + 1))
    clock.observe(.max)
    #expect(clock.next(now: noon) == nil)
    var journal = replica(1)
    let stamps = try (0..<5).map { _ in try journal.write(session, [("note", 1)], now: noon) }
    #expect(stamps.map { $0.time } == (0..<5).map { time(noon, counter: $0) })
  }

  @Test("A clock set back counts on from the latest stamp, and is followed again once it caught up")
  func setBack() throws {
    var journal = replica(1)
    let before = try journal.write(session, [("note", 1)], now: noon)
    let after = try journal.write(session, [("note", 2)], now: noon - 3_600_000)
    #expect(after.time == before.time + 1)
    #expect(journal[session]?.value(at: "note") == 2)
    #expect(try journal.write(session, [("note", 3)], now: noon + 1).time == time(noon + 1))
  }

  @Test("A stamp heard from a clock 23 h 59 m ahead is outdone by the next local change")
  func ahead() throws {
    var fast = replica(1)
    try fast.write(session, [("note", "fast")], now: noon + day - 60_000)
    var slow = replica(2, knowing: fast)
    let stamp = try slow.write(session, [("note", "later")], now: noon)
    #expect(stamp.time == time(noon + day - 60_000, counter: 1))
    var journals = [fast, slow]
    #expect(exchange(&journals).value(at: "note") == "later")
  }

  @Test("A clock at 1970 or before still makes stamps later than all seen")
  func longAgo() throws {
    var journal = replica(1)
    #expect(try journal.write(session, [("note", 1)], now: -62_135_596_800_000).time == 1)
    #expect(try journal.write(session, [("note", 2)], now: .min).time == 2)
    var other = replica(2)
    try other.write(session, [("note", "now")], now: noon)
    journal.merge(try #require(other[session]))
    #expect(try journal.write(session, [("note", "mine")], now: 0).time == time(noon, counter: 1))
  }

  @Test("A clock of the far future is believed up to the year 9000, which leaves stamps to count")
  func farFuture() throws {
    var journal = replica(1)
    let stamp = try journal.write(session, [("note", 1)], now: .max)
    #expect(stamp.milliseconds == HybridClock.latestBelievedMillisecond)
    #expect(try journal.write(session, [("note", 2)], now: .max).time == stamp.time + 1)
    #expect(try journal.write(session, [("note", 3)], now: noon).time == stamp.time + 2)
    var again = replica(2)
    #expect(try again.load(session, row: try #require(journal.row(for: session))))
  }

  @Test("After the last stamp of the year 9999 nothing is written, and said so")
  func exhausted() throws {
    var journal = replica(1)
    let last = Stamp(time: time(Stamp.firstAbsurdMillisecond) - 1, replica: ReplicaID(9))
    try journal.load(session, row: #"{"\#(last.text)":{"note":"end"}}"#)
    #expect(throws: JournalError.clockExhausted) {
      try journal.write(session, [("note", 1)], now: noon)
    }
    #expect(throws: JournalError.clockExhausted) { try journal.remove(session, now: noon) }
    #expect(journal[session]?.value(at: "note") == "end")
    #expect(JournalError.clockExhausted.description.contains("backup"))
  }
}
