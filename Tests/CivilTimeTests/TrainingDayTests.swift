import CivilTime
import Testing

/// Local wall-clock times of a zone around a change of clocks; the test brings the offsets along.
struct ClockChange: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// When the clocks change, in UTC.
  var change: String
  var hoursBefore: Int32
  var hoursAfter: Int32

  func instant(_ moment: Instant) throws -> Instant {
    let hours =
      moment.milliseconds < (try Instant(parsing: change)).milliseconds ? hoursBefore : hoursAfter
    return moment.at(offsetSeconds: hours * 3600)
  }
}

private let changes = [
  ClockChange(
    testDescription: "New York forward", change: "2026-03-08T07:00:00Z", hoursBefore: -5,
    hoursAfter: -4),
  ClockChange(
    testDescription: "New York back", change: "2026-11-01T06:00:00Z", hoursBefore: -4,
    hoursAfter: -5),
  ClockChange(
    testDescription: "Cairo forward", change: "2026-04-23T22:00:00Z", hoursBefore: 2,
    hoursAfter: 3),
  ClockChange(
    testDescription: "Cairo back", change: "2026-10-29T21:00:00Z", hoursBefore: 3,
    hoursAfter: 2),
]

@Suite("Training day")
struct TrainingDayTests {
  @Test(
    "Across a change of clocks the day turns once, when the wall shows four", arguments: changes)
  func clockChange(zone: ClockChange) throws {
    let noonBefore = try Instant(parsing: zone.change).adding(seconds: -36 * 3600)
    var turns: [Instant] = []
    var day = LocalDate.trainingDay(of: try zone.instant(noonBefore))
    for minute in 1...(72 * 60) {
      let now = try zone.instant(noonBefore.adding(seconds: Int64(minute) * 60))
      let next = LocalDate.trainingDay(of: now)
      if next != day {
        #expect(day.dayCount(to: next) == 1)
        turns.append(now)
        day = next
      }
    }
    #expect(turns.count == 3)
    #expect(turns.allSatisfy { $0.hour == 4 && $0.minute == 0 })
  }

  @Test("Four hours are never subtracted: 04:30 on the morning clocks went forward is the new day")
  func notSubtracted() throws {
    // Three and a half hours after midnight, yet past four on the wall.
    let early = try Instant(parsing: "2026-03-08T04:30:00-04:00")
    #expect(LocalDate.trainingDay(of: early).text == "2026-03-08")
    // Four and a half hours after midnight, yet before four on the wall.
    let late = try Instant(parsing: "2026-11-01T03:30:00-05:00")
    #expect(LocalDate.trainingDay(of: late).text == "2026-10-31")
  }

  @Test("Travel never moves a past day")
  func travel() throws {
    let newYork = try Instant(parsing: "2026-03-11T22:00:00-04:00")
    let tokyo = try Instant(parsing: "2026-03-13T18:00:00+09:00")
    #expect(LocalDate.trainingDay(of: newYork).text == "2026-03-11")
    #expect(LocalDate.trainingDay(of: newYork.at(offsetSeconds: 9 * 3600)).text == "2026-03-12")
    #expect(LocalDate.trainingDay(of: newYork).dayCount(to: .trainingDay(of: tokyo)) == 2)
    let stored = try Instant(parsing: newYork.text)
    #expect(LocalDate.trainingDay(of: stored).text == "2026-03-11")
  }

  @Test("The hour is a setting; absurd ones count as the nearest hour there is")
  func setting() throws {
    let instant = try Instant(parsing: "2026-03-11T05:30:00Z")
    #expect(LocalDate.trainingDay(of: instant, startsAt: 0).text == "2026-03-11")
    #expect(LocalDate.trainingDay(of: instant, startsAt: 6).text == "2026-03-10")
    #expect(LocalDate.trainingDay(of: instant, startsAt: -5).text == "2026-03-11")
    #expect(LocalDate.trainingDay(of: instant, startsAt: 99).text == "2026-03-10")
    let lastHour = try Instant(parsing: "2026-03-11T23:30:00Z")
    #expect(LocalDate.trainingDay(of: lastHour, startsAt: 99).text == "2026-03-11")
  }

  @Test("The first training day there is has no day before it")
  func firstDay() throws {
    let instant = try Instant(parsing: "0001-01-01T01:00:00Z")
    #expect(LocalDate.trainingDay(of: instant) == .earliest)
  }
}
