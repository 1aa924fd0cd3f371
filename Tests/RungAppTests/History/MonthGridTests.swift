import CivilTime
import Testing

@testable import RungApp

@Suite("The days of a month in weeks")
struct MonthGridTests {
  private func grid(_ text: String, _ first: Weekday) throws -> MonthGrid {
    MonthGrid(of: try LocalDate(parsing: text), startingOn: first)
  }

  /// The numbers of the days, a dot where nothing stands.
  private func rows(_ grid: MonthGrid) -> [String] {
    grid.weeks.map { week in
      week.map { $0.map { String($0.day) } ?? "." }.joined(separator: " ")
    }
  }

  @Test("A month stands under the weekdays of its region")
  func firstWeekday() throws {
    #expect(
      rows(try grid("2026-03-17", .monday)) == [
        ". . . . . . 1", "2 3 4 5 6 7 8", "9 10 11 12 13 14 15", "16 17 18 19 20 21 22",
        "23 24 25 26 27 28 29", "30 31 . . . . .",
      ])
    #expect(
      rows(try grid("2026-03-17", .sunday)) == [
        "1 2 3 4 5 6 7", "8 9 10 11 12 13 14", "15 16 17 18 19 20 21", "22 23 24 25 26 27 28",
        "29 30 31 . . . .",
      ])
    #expect(rows(try grid("2026-03-17", .saturday)).first == ". 1 2 3 4 5 6")
  }

  @Test(
    "February has its leap day in the years that have one",
    arguments: [("2024-02-01", 29), ("2026-02-01", 28), ("2100-02-01", 28), ("2000-02-29", 29)])
  func leapYears(text: String, days: Int) throws {
    let grid = try grid(text, .monday)
    #expect(grid.weeks.joined().compactMap { $0 }.count == days)
    #expect(grid.weeks.joined().compactMap { $0 }.last?.day == days)
  }

  @Test("Twenty-eight days that begin with the week take four rows, and nothing is left open")
  func fourRows() throws {
    let grid = try grid("2027-02-14", .monday)
    #expect(grid.weeks.count == 4)
    #expect(grid.weeks.joined().allSatisfy { $0 != nil })
  }

  @Test("Every day of years of months stands in the column of its weekday, once")
  func columns() throws {
    var month = try LocalDate(parsing: "1999-01-01")
    for _ in 0..<360 {
      for first in Weekday.allCases {
        let grid = MonthGrid(of: month, startingOn: first)
        for week in grid.weeks {
          #expect(week.count == 7)
          for (column, date) in week.enumerated() {
            guard let date else { continue }
            #expect(date.weekday == first.adding(column))
          }
        }
        let days = grid.weeks.joined().compactMap { $0 }
        #expect(days == (0..<days.count).map { month.adding(days: $0) })
      }
      month = month.firstOfMonth(movedBy: 1)
    }
    #expect(month.text == "2029-01-01")
  }

  @Test(
    "The month before January is December, and a move stays in the calendar",
    arguments: [
      ("2026-01-01", -1, "2025-12-01"), ("2025-12-01", 1, "2026-01-01"),
      ("2026-03-31", -1, "2026-02-01"), ("2026-03-01", -27, "2023-12-01"),
      ("2026-03-01", 10, "2027-01-01"), ("0001-01-01", -1, "0001-01-01"),
      ("9999-12-01", 1, "9999-12-01"),
    ])
  func moving(from text: String, months: Int, to expected: String) throws {
    #expect(try LocalDate(parsing: text).firstOfMonth(movedBy: months).text == expected)
  }
}
