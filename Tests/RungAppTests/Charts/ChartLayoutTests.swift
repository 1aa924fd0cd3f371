import CivilTime
import Testing

@testable import RungApp

private func day(_ text: String) -> LocalDate {
  guard let day = try? LocalDate(parsing: text) else { fatalError("No day: \(text)") }
  return day
}

private let kilograms = ChartSteps.decimal(least: 500)

private func layout(
  _ points: [(String, Int64)], from first: String? = nil, to today: String
) -> ChartLayout? {
  ChartLayout(
    points.map { ChartPoint(day: day($0.0), value: $0.1) }, from: first.map { day($0) },
    to: day(today), steps: kilograms)
}

@Suite("A line chart")
struct ChartLayoutTests {
  @Test("stands where its days and values put it, with the axes in round steps")
  func plain() throws {
    let chart = try #require(
      layout(
        [("2026-01-01", 100_000), ("2026-01-08", 105_000), ("2026-01-29", 110_000)],
        to: "2026-01-29"))
    #expect(chart.line == "M0 1000L250 500L1000 0")
    #expect(chart.dots == "M0 1000h0M250 500h0M1000 0h0")
    #expect(chart.bridges == "")
    #expect(chart.places.map { $0.x } == [0, 250, 1_000])
    #expect(chart.axis.values == [100_000, 102_500, 105_000, 107_500, 110_000])
    #expect(chart.axis.values.map { chart.axis.place(of: $0) } == [1_000, 750, 500, 250, 0])
    #expect(chart.days.labels.map { $0.at } == [0, 250, 500, 750, 1_000])
    #expect(chart.days.labels.map { $0.day.day } == [1, 8, 15, 22, 29])
  }

  @Test("of bars has one for each day above zero, and a line of their average")
  func bars() throws {
    func bars(_ values: [Int64]) -> ChartLayout? {
      let first = day("2026-03-01")
      return ChartLayout(
        bars: values.enumerated().map {
          ChartPoint(day: first.adding(days: $0.offset), value: $0.element)
        }, average: values.map { $0 / 2 }, steps: kilograms)
    }
    #expect(bars([]) == nil)
    let one = try #require(bars([10_000]))
    #expect(one.places.map { $0.x } == [500])
    #expect(one.bars == "M150 1000V0h700V1000Z")
    #expect(one.line == "")
    let week = try #require(bars([0, 10_000, 10_000, 0, 5_000, 0, 0]))
    #expect(week.axis.low == 0)
    #expect(week.axis.high == 10_000)
    #expect(week.places.map { $0.x } == [71, 214, 357, 500, 642, 785, 928])
    #expect(
      week.bars == "M164 1000V0h100V1000ZM307 1000V0h100V1000ZM592 1000V500h100V1000Z")
    #expect(week.line == "M71 1000L214 500L357 500L500 1000L642 750L785 1000L928 1000")
    #expect(week.days.labels.map { $0.day.day } == [1, 4, 7])
    #expect(bars([0, 0, 0])?.bars == "")
  }

  @Test("holds what is aimed at, also beyond all values")
  func goal() throws {
    let aimed = try #require(
      ChartLayout(
        [ChartPoint(day: day("2026-01-29"), value: 110_000)], from: nil, to: day("2026-01-29"),
        steps: kilograms, goal: 100_000))
    #expect(aimed.axis.values == [100_000, 102_500, 105_000, 107_500, 110_000])
    #expect(aimed.goal == 1_000)
    #expect(aimed.places.map { $0.y } == [0])
  }

  @Test("of no point is none, nor where nothing lies in the time that is shown")
  func nothing() {
    #expect(layout([], to: "2026-01-29") == nil)
    #expect(
      layout([("2025-01-01", 100_000)], from: "2025-10-30", to: "2026-01-29") == nil)
  }

  @Test("of one point has it in the middle of the height, at today's end")
  func single() throws {
    let chart = try #require(layout([("2026-01-29", 100_000)], to: "2026-01-29"))
    #expect(chart.line == "")
    #expect(chart.dots == "M1000 500h0")
    #expect(chart.axis.values == [96_000, 98_000, 100_000, 102_000, 104_000])
    #expect(chart.days.first == day("2026-01-15"))
    #expect(chart.days.labels.map { $0.at } == [0, 500, 1_000])
  }

  @Test("of equal values is level")
  func level() throws {
    let chart = try #require(
      layout([("2026-01-01", 100_000), ("2026-01-29", 100_000)], to: "2026-01-29"))
    #expect(chart.line == "M0 500L1000 500")
  }

  @Test("breaks where nothing was done for long, and is bridged there")
  func gaps() throws {
    let chart = try #require(
      layout(
        [
          ("2026-01-01", 100_000), ("2026-01-31", 110_000), ("2026-05-01", 100_000),
          ("2026-05-31", 110_000),
        ], to: "2026-05-31"))
    #expect(chart.line == "M0 1000L200 0M800 1000L1000 0")
    #expect(chart.bridges == "M200 0L800 1000")
    #expect(chart.days.labels.map { $0.name } == [.year, .month, .month, .month, .month])
    #expect(chart.days.labels.map { $0.at } == [0, 207, 393, 600, 800])
  }

  @Test("shows a time up to today, however long nothing was done since")
  func window() throws {
    let chart = try #require(
      layout([("2025-01-01", 1), ("2026-01-09", 100_000)], from: "2025-10-31", to: "2026-01-30"))
    #expect(chart.places.map { $0.x } == [769])
    #expect(chart.days.span == 91)
    #expect(chart.days.labels.map { $0.day.text } == ["2025-11-01", "2025-12-01", "2026-01-01"])
    #expect(chart.days.labels.map { $0.name } == [.month, .month, .year])
  }

  @Test("of ten years is thinned to its highest and lowest points, and keeps the newest")
  func tenYears() throws {
    let first = day("2016-03-01")
    let points = (0..<1_500).map { index in
      ChartPoint(
        day: first.adding(days: index * 3_652 / 1_499),
        value: index == 700 ? 300_000 : index == 900 ? 20_000 : Int64(100_000 + index % 7 * 500))
    }
    let chart = try #require(
      ChartLayout(points, from: nil, to: first.adding(days: 3_652), steps: kilograms))
    #expect(chart.places.count <= 161)
    #expect(chart.places.count > 100)
    #expect(chart.places.first?.x == 0)
    #expect(chart.places.last?.point == points.last)
    #expect(chart.places.contains { $0.point.value == 300_000 })
    #expect(chart.places.contains { $0.point.value == 20_000 })
    #expect(chart.places.map { $0.x } == chart.places.map { $0.x }.sorted())
    #expect(chart.dots == "")
    #expect(chart.days.labels.map { $0.day.year } == [2018, 2020, 2022, 2024, 2026])
    #expect(chart.axis.values == [0, 100_000, 200_000, 300_000])
  }

  @Test("is read at the nearest point, and by keys from one to the next")
  func reading() throws {
    let chart = try #require(
      layout(
        [("2026-01-01", 100_000), ("2026-01-08", 105_000), ("2026-01-29", 110_000)],
        to: "2026-01-29"))
    #expect([0, 124, 125, 600, 640, 1_000].map { chart.nearest(to: $0) } == [0, 0, 1, 1, 2, 2])
    var reading = ChartReading()
    reading.take(.step(-1), in: chart)
    #expect(reading.point == 1)
    reading.take(.step(-100_000), in: chart)
    #expect(reading.point == 0)
    reading.take(.step(100_000), in: chart)
    #expect(reading.point == 2)
    reading.take(.point("240"), in: chart)
    #expect(reading.point == 1)
    reading.take(.point("off"), in: chart)
    #expect(reading.point == 1)
    reading.take(.step(1), in: nil)
    #expect(reading.point == 1)
  }
}

@Suite("An axis of values")
struct ChartAxisTests {
  @Test("has two to five labels, in steps that people count by")
  func steps() {
    #expect(ChartAxis(from: 0, to: 0, steps: kilograms).values == [0, 500, 1_000])
    #expect(
      ChartAxis(from: 5_000, to: 5_000, steps: .decimal(least: 1_000)).values
        == [4_000, 5_000, 6_000])
    #expect(
      ChartAxis(from: -20_000, to: -20_000, steps: kilograms).values == [-20_500, -20_000, -19_500])
    #expect(
      ChartAxis(from: -30_000, to: 10_000, steps: kilograms).values
        == [-30_000, -20_000, -10_000, 0, 10_000])
    #expect(
      ChartAxis(from: 45_000, to: 90_000, steps: .time).values == [45_000, 60_000, 75_000, 90_000])
    #expect(
      ChartAxis(from: 600_000, to: 3_000_000, steps: .time).values
        == [600_000, 1_200_000, 1_800_000, 2_400_000, 3_000_000])
    #expect(
      ChartAxis(from: 12_345_678, to: 23_456_789, steps: .decimal(least: 1_000)).values
        == [10_000_000, 15_000_000, 20_000_000, 25_000_000])
  }

  @Test("holds every value between its ends, whatever they are", arguments: 0..<400)
  func holds(seed: Int) {
    let least = Int64(seed * seed * 37 % 90_001) - 20_000
    let most = least + Int64(seed * 7_919 % 50_021)
    for steps in [kilograms, .decimal(least: 1_000), .decimal(least: 100), .time] {
      let axis = ChartAxis(from: least, to: most, steps: steps)
      #expect(axis.low <= least && axis.high >= most)
      #expect((2...5).contains(axis.count))
      #expect(axis.step % steps.least == 0)
      #expect((0...1_000).contains(axis.place(of: least)))
      #expect((0...1_000).contains(axis.place(of: most)))
    }
  }
}
