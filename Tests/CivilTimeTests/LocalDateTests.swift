import CivilTime
import Testing

@Suite("Local dates and weeks")
struct LocalDateTests {
  @Test("Days that the calendar lacks are refused")
  func noSuchDay() {
    #expect(LocalDate(year: 2026, month: 2, day: 29) == nil)
    #expect(LocalDate(year: 2024, month: 2, day: 29) != nil)
    #expect(LocalDate(year: 1900, month: 2, day: 29) == nil)
    #expect(LocalDate(year: 2000, month: 2, day: 29) != nil)
    #expect(LocalDate(year: 2026, month: 4, day: 31) == nil)
    #expect(LocalDate(year: 0, month: 1, day: 1) == nil)
    #expect(LocalDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(LocalDate(year: .min, month: .max, day: .min) == nil)
  }

  @Test("Text is read strictly")
  func text() throws {
    #expect(try LocalDate(parsing: "2026-03-11").text == "2026-03-11")
    #expect(try LocalDate(parsing: "0001-01-01") == .earliest)
    #expect(try LocalDate(parsing: "9999-12-31") == .latest)
    #expect(throws: LocalDateTextError.noSuchDay) { try LocalDate(parsing: "2026-02-29") }
    for text in ["", "2026-3-11", "20260311", "2026-03-11 ", "2026-03-11T00:00:00Z", "١٢٣٤-01-01"] {
      #expect(throws: LocalDateTextError.notADate) { try LocalDate(parsing: text) }
    }
  }

  @Test("Arithmetic stops at the first and the last day")
  func ends() {
    #expect(LocalDate.latest.adding(days: 1) == .latest)
    #expect(LocalDate.earliest.adding(days: .min) == .earliest)
    #expect(LocalDate.earliest.adding(days: .max) == .latest)
    #expect(LocalDate(dayNumber: .max) == .latest)
    #expect(LocalDate(dayNumber: .min) == .earliest)
    #expect(LocalDate.earliest.dayCount(to: .latest) == 3_652_058)
    #expect(LocalDate.earliest.weekday == .monday)
    #expect(LocalDate.latest.weekday == .friday)
    let week = Week(containing: .earliest, startingOn: .sunday)
    #expect(week.adding(weeks: .min).start == .earliest)
    #expect(week.adding(weeks: .max).start == .latest)
  }

  @Test("Days of different months and years are counted across the leap day")
  func counting() throws {
    let leap = try LocalDate(parsing: "2024-02-28")
    #expect(leap.adding(days: 2).text == "2024-03-01")
    #expect(leap.dayCount(to: try LocalDate(parsing: "2025-02-28")) == 366)
    #expect(leap.firstOfMonth.text == "2024-02-01")
    #expect(LocalDate.days(inMonth: 2, year: 2024) == 29)
  }

  @Test("A week may open on any day and holds seven", arguments: Weekday.allCases)
  func weeks(first: Weekday) throws {
    let date = try LocalDate(parsing: "2026-03-11")
    let week = Week(containing: date, startingOn: first)
    #expect(week.days.count == 7 && week.days.contains(date))
    #expect(week.days.map { $0.weekday } == Weekday.week(startingOn: first))
    #expect(week.days.allSatisfy { week.contains($0) })
    #expect(!week.contains(week.end))
    #expect(week.weekCount(to: week.adding(weeks: -16)) == -16)
    #expect(date.weekday.position(inWeekStartingOn: first) == week.start.dayCount(to: date))
  }

  @Test("Lengths round to the second, halves up, and never show a minus")
  func lengths() {
    #expect(Seconds(milliseconds: 44_600).clockText == "0:45")
    #expect(Seconds(milliseconds: 499).count == 0)
    #expect(Seconds(milliseconds: 500).count == 1)
    #expect(Seconds(milliseconds: -500).count == 0)
    #expect(Seconds(milliseconds: -501).count == -1)
    #expect(Seconds(-5).clockText == "0:00")
    #expect(Seconds(605).clockText == "10:05")
  }
}
