import CivilTime

/// The rows of section 7 of the training vectors that are about weeks, days and calendars.
///
/// The streaks, which count sessions, belong to Training.
let dayCases: [VectorCase] = weekCases + trainingDayCases + calendarDayCases

private let weekCases: [VectorCase] = [
  VectorCase("WK1", expects: "2026-03-09 to 2026-03-16 / 2026-03-08 to 2026-03-15") {
    slashed(
      [Weekday.monday, .sunday].map { first in
        let week = Week(containing: date(2026, 3, 11), startingOn: first)
        return week.start.text + " to " + week.end.text
      })
  },
  VectorCase("WK2.trainingDays", expects: "in / in / in / out / out") {
    // Which training days lie in the week of 9 March; Training counts the sessions.
    let week = Week(containing: date(2026, 3, 9), startingOn: .monday)
    let starts = [
      "2026-03-09T04:00:00Z", "2026-03-11T12:00:00Z", "2026-03-16T03:59:59Z",
      "2026-03-09T03:59:59Z", "2026-03-16T04:00:00Z",
    ]
    return slashed(
      starts.map { week.contains(.trainingDay(of: instant($0))) ? "in" : "out" })
  },
  VectorCase("WK5", expects: "2026-03-30 / 2026-03-29") {
    slashed(
      [Weekday.monday, .sunday].map { first in
        Week(containing: date(2026, 4, 22), startingOn: first).adding(weeks: -3).start.text
      })
  },
  VectorCase("WK7", expects: "0,1,2,3,4,5,6 / 1,2,3,4,5,6,0 / 6,0,1,2,3,4,5") {
    slashed(
      [Weekday.sunday, .monday, .saturday].map { first in
        joined(Weekday.week(startingOn: first).map { String($0.rawValue - 1) }, by: ",")
      })
  },
]

private let trainingDayCases: [VectorCase] = [
  VectorCase("ST13", expects: "4 / 4 / 4 / 5") {
    // The weekday that picks the day: 4 is Wednesday, 5 Thursday.
    let times = ["00:00:00", "00:30:00", "03:59:59", "04:00:00"]
    return slashed(
      times.map { time in
        String(LocalDate.trainingDay(of: instant("2026-03-12T" + time + "Z")).weekday.rawValue)
      })
  },
  VectorCase("ST14", expects: "valid / valid / valid / invalid / invalid") {
    let reads = [
      "2026-03-11T23:00:00Z", "2026-03-12T00:30:00Z", "2026-03-12T03:59:59Z",
      "2026-03-12T04:00:00Z", "2026-03-11T03:00:00Z",
    ]
    return slashed(
      reads.map {
        LocalDate.trainingDay(of: instant($0)) == date(2026, 3, 11) ? "valid" : "invalid"
      })
  },
  VectorCase("ST8.trainingDays", expects: "2026-03-07, 2026-03-08, 2026-03-09, 2026-03-09") {
    // New York, clocks forward on the 8th at 02:00: −5 h before, −4 h after.
    trainingDays([
      "2026-03-07T18:00:00-05:00", "2026-03-08T18:00:00-04:00", "2026-03-09T18:00:00-04:00",
      "2026-03-09T20:00:00-04:00",
    ])
  },
  VectorCase(
    "ST10.trainingDays", expects: "2026-04-22, 2026-04-23, 2026-04-24, 2026-04-25, 2026-04-26"
  ) {
    // Cairo, clocks forward on the 24th at 00:00: +2 h before, +3 h after.
    trainingDays([
      "2026-04-22T18:00:00+02:00", "2026-04-23T18:00:00+02:00", "2026-04-24T18:00:00+03:00",
      "2026-04-25T18:00:00+03:00", "2026-04-26T18:00:00+03:00",
    ])
  },
  VectorCase("ST11.trainingDays", expects: "2026-10-28, 2026-10-29, 2026-10-30, 2026-10-31") {
    // Cairo, clocks back at the end of the 29th: +3 h before, +2 h after.
    trainingDays([
      "2026-10-28T18:00:00+03:00", "2026-10-29T18:00:00+03:00", "2026-10-30T18:00:00+02:00",
      "2026-10-31T18:00:00+02:00",
    ])
  },
]

private let calendarDayCases: [VectorCase] = [
  VectorCase("DY1", expects: "1 / 0 / -1") {
    slashed([
      days("2026-03-10T23:59:00Z", "2026-03-11T00:01:00Z"),
      days("2026-03-11T00:00:00Z", "2026-03-11T23:59:59Z"),
      days("2026-03-12T12:00:00Z", "2026-03-11T12:00:00Z"),
    ])
  },
  VectorCase("DY3", expects: "1 / 7") {
    slashed([
      days("2026-04-24T01:30:00+03:00", "2026-04-25T00:30:00+03:00"),
      days("2026-04-19T12:00:00+02:00", "2026-04-26T12:00:00+03:00"),
    ])
  },
  VectorCase("DY4", expects: "0.0 / 0.5 / 1.0 / 0.0 / 1.0") {
    let start = instant("2026-03-11T12:00:00Z")
    let end = start.adding(seconds: 90)
    return slashed([
      String(start.fraction(from: start, to: end)),
      String(start.adding(seconds: 45).fraction(from: start, to: end)),
      String(end.fraction(from: start, to: end)),
      String(start.adding(seconds: -1).fraction(from: start, to: end)),
      String(start.fraction(from: start, to: start)),
    ])
  },
]

private func date(_ year: Int, _ month: Int, _ day: Int) -> LocalDate {
  LocalDate(year: year, month: month, day: day) ?? .earliest
}

/// An instant of a row; a row with a slip in it computes a day that no row expects.
private func instant(_ text: String) -> Instant {
  (try? Instant(parsing: text)) ?? Instant(milliseconds: .min, offsetSeconds: 0)
}

private func days(_ from: String, _ to: String) -> String {
  String(instant(from).date.dayCount(to: instant(to).date))
}

private func trainingDays(_ instants: [String]) -> String {
  joined(instants.map { LocalDate.trainingDay(of: instant($0)).text }, by: ", ")
}
