import CivilTime
import Training

/// Section 7 of the training vectors: streaks.
let streakCases: [VectorCase] = [
  VectorCase("ST1", expects: "0 / 0") { streak(of: [], now: march(11, 12)) },
  VectorCase("ST2", expects: "1 / 1") { streak(of: [trained(march(11, 8))], now: march(11, 12)) },
  VectorCase("ST4", expects: "0 / 3") {
    streak(of: [7, 8, 9].map { trained(march($0, 18)) }, now: march(11, 12))
  },
  VectorCase("ST5", expects: "1 / 1") {
    var empty = trained(march(10, 9))
    empty.exercises = []
    var open = trained(march(10, 10))
    open.end = nil
    return streak(
      of: [trained(march(9, 8)), trained(march(9, 18)), empty, open], now: march(10, 12))
  },
  VectorCase("ST7", expects: "0 / 2") {
    streak(of: [trained(march(17, 18)), trained(march(18, 18))], now: march(20, 12))
  },
  VectorCase("ST8", expects: "3 / 3") {
    // New York: UTC−5 until 8 March 2026, 02:00, then UTC−4.
    let sessions = [(7, -5), (8, -4), (9, -4)].map { trained(march($0.0, 18, offset: $0.1)) }
    return streak(of: sessions, now: march(9, 20, offset: -4))
  },
  VectorCase("ST10", expects: "5 / 5") {
    // Cairo: UTC+2 until 24 April 2026, then UTC+3.
    let sessions = [(22, 2), (23, 2), (24, 3), (25, 3), (26, 3)].map {
      trained(moment(4, $0.0, 18, offset: $0.1))
    }
    return streak(of: sessions, now: moment(4, 26, 20, offset: 3))
  },
  VectorCase("ST11", expects: "4 / 4") {
    // Cairo: UTC+3 until the end of 29 October 2026, then UTC+2.
    let sessions = [(28, 3), (29, 3), (30, 2), (31, 2)].map {
      trained(moment(10, $0.0, 18, offset: $0.1))
    }
    return streak(of: sessions, now: moment(10, 31, 20, offset: 2))
  },
  VectorCase("WK4", expects: "0 / 1 / 1") {
    // Days 16, 17 and 19 April 2026, a Monday the 20th: is this week trained already?
    let days = Session.trainingDays(of: [16, 17, 19].map { trained(moment(4, $0, 18)) })
    let today = LocalDate(year: 2026, month: 4, day: 20) ?? .earliest
    return slashed(
      [Weekday.monday, .saturday, .sunday].map { first in
        String(days.count { Week(containing: today, startingOn: first).contains($0) })
      })
  },
  VectorCase("ST.weeks", expects: "3 / 3 / broken by an empty week") {
    let days = Set(
      [24, 2 + 28, 9 + 28].map {
        LocalDate(year: 2026, month: 2, day: 1)?.adding(days: $0 - 1) ?? .earliest
      })
    let today = LocalDate(year: 2026, month: 3, day: 11) ?? .earliest
    let streak = Streak.weeks(days, today: today, firstWeekday: .monday)
    let later = Streak.weeks(days, today: today.adding(days: 14), firstWeekday: .monday)
    return String(streak.current) + " / " + String(streak.longest)
      + (later.current == 0 ? " / broken by an empty week" : " / goes on")
  },
]

private func moment(_ month: Int, _ day: Int, _ hour: Int32, offset: Int = 0) -> Instant {
  Instant(
    LocalDate(year: 2026, month: month, day: day) ?? .earliest,
    millisecondOfDay: hour * 3_600_000, offsetSeconds: Int32(offset) * 3600)
}

private func march(_ day: Int, _ hour: Int32, offset: Int = 0) -> Instant {
  moment(3, day, hour, offset: offset)
}

/// A finished session with one logged set.
private func trained(_ start: Instant) -> Session {
  var session = running([card("barbell-bench-press", 1)], start: start)
  session.exercises[0].sets[0].log = SetLog(
    exercise: "barbell-bench-press", mode: .weightReps,
    numbers: SetNumbers(weight: kg("100"), reps: 5), at: start)
  session.end = start.adding(seconds: 3600)
  return session
}

private func streak(of sessions: [Session], now: Instant) -> String {
  let streak = Streak.days(
    Session.trainingDays(of: sessions), today: .trainingDay(of: now))
  return String(streak.current) + " / " + String(streak.longest)
}
