import CivilTime
import Testing

@Suite("Instant")
struct InstantTests {
  @Test(
    "ISO 8601 text comes back as it was",
    arguments: [
      "2026-03-11T18:00:00+02:00", "2026-03-11T18:00:00.250+02:00", "2026-03-11T00:30:00.007-05:00",
      "2026-03-11T12:00:00Z", "1969-12-31T23:59:59.999Z", "0001-01-01T00:00:00+14:00",
      "9999-12-31T23:59:59.999-12:00", "1900-01-01T00:00:00+00:19:32", "2026-03-11T12:00:00-00:30",
    ])
  func roundTrip(text: String) throws {
    #expect(try Instant(parsing: text).text == text)
  }

  @Test("One moment has many texts: BK13's forms are the same instant")
  func sameMoment() throws {
    let noon = try Instant(parsing: "2026-03-11T12:00:00Z")
    for text in ["2026-03-11T14:00:00+02:00", "2026-03-11T00:00:00-12:00"] {
      let other = try Instant(parsing: text)
      #expect(other.milliseconds == noon.milliseconds)
      #expect(other.utcText == "2026-03-11T12:00:00Z")
      #expect(other != noon)
    }
  }

  @Test("What is finer than a millisecond is cut off, and a short fraction is a fraction")
  func fractions() throws {
    #expect(try Instant(parsing: "2026-03-11T12:00:00.5Z").text == "2026-03-11T12:00:00.500Z")
    #expect(
      try Instant(parsing: "2026-03-11T12:00:00.123999999Z").text == "2026-03-11T12:00:00.123Z")
    #expect(try Instant(parsing: "2026-03-11T12:00:00.000Z").text == "2026-03-11T12:00:00Z")
    #expect(try Instant(parsing: "2026-03-11T12:00:00+00:00").text == "2026-03-11T12:00:00Z")
  }

  @Test("A refusal says what is wrong")
  func refusals() {
    #expect(throws: InstantTextError.notAnInstant) { try Instant(parsing: "2026-03-11 12:00:00") }
    #expect(throws: InstantTextError.noSuchDay) { try Instant(parsing: "2026-02-30T12:00:00Z") }
    #expect(throws: InstantTextError.noSuchTime) { try Instant(parsing: "2026-02-20T25:00:00Z") }
    #expect(throws: InstantTextError.noSuchOffset) {
      try Instant(parsing: "2026-02-20T12:00:00+23:00")
    }
  }

  @Test("Local time stays within the years 1 to 9999, whatever the milliseconds and the offset")
  func ends() {
    for milliseconds in [Int64.min, .max] {
      for offset in [Int32.min, -64_800, 0, 64_800, .max] {
        let instant = Instant(milliseconds: milliseconds, offsetSeconds: offset)
        #expect(instant.date == (milliseconds < 0 ? .earliest : .latest))
        #expect((try? Instant(parsing: instant.text)) == instant)
        #expect((try? Instant(parsing: instant.utcText)) != nil)
        #expect(instant.adding(seconds: .min).date == .earliest)
        #expect(instant.adding(milliseconds: .max).date == .latest)
      }
    }
  }

  @Test("Earlier is smaller; of one moment the smaller offset comes first")
  func order() throws {
    let texts = [
      "2026-03-11T12:00:00+01:00", "2026-03-11T12:00:00Z", "2026-03-11T13:00:00+01:00",
      "2026-03-11T12:00:00.001Z",
    ]
    let instants = try texts.map { try Instant(parsing: $0) }
    #expect(instants == instants.reversed().sorted())
    #expect(instants[3].milliseconds(since: instants[1]) == 1)
  }

  @Test("A wall-clock time outside a day is brought into it")
  func outsideDay() {
    let late = Instant(.latest, millisecondOfDay: .max, offsetSeconds: 0)
    #expect(late.hour == 23 && late.minute == 59 && late.second == 59)
    #expect(Instant(.earliest, millisecondOfDay: -1, offsetSeconds: 0).millisecondOfDay == 0)
  }

  @Test("How much of a rest has passed")
  func fraction() throws {
    let start = try Instant(parsing: "2026-03-11T12:00:00Z")
    let end = start.adding(seconds: 90)
    #expect(start.adding(seconds: 60).fraction(from: start, to: end) == 2.0 / 3)
    #expect(start.fraction(from: end, to: start) == 1)
    #expect(end.adding(seconds: 600).fraction(from: start, to: end) == 1)
  }
}
