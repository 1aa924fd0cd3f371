import CivilTime
import Markup

/// What a person did with a chart.
enum ChartAction {
  /// Pointed at a way across, in thousandths of the width.
  case point(String)
  /// Went so many points on or back.
  case step(Int)
  case toggleTable
}

/// Which point of a chart is being read, and whether its table is unfolded.
struct ChartReading: Equatable {
  /// Nothing for the newest.
  var point: Int?
  var showsTable = false

  mutating func take(_ action: ChartAction, in layout: ChartLayout?) {
    switch action {
    case .point(let text):
      guard let layout, let across = Int(text) else { return }
      point = layout.nearest(to: across)
    case .step(let count):
      guard let last = layout.map({ $0.places.count - 1 }) else { return }
      point = max(0, min(min(point ?? last, last) + count, last))
    case .toggleTable: showsTable.toggle()
    }
  }
}

/// How a chart says its values and days.
struct ChartWords {
  /// What is drawn, "Estimated 1RM".
  var title: String
  /// The head of the days in the table.
  var dayHead: String
  /// What unfolds the table.
  var tableTitle: String
  /// A value in full, "102.5 kg".
  var value: (Int64) -> String
  /// A value on the axis, "100".
  var tick: (Int64) -> String
  /// A day in full.
  var day: (LocalDate) -> String
  /// A day on the axis.
  var label: (ChartDays.Label) -> String
}

/// A chart that can be read by touch, mouse and keyboard, with a table behind it.
///
/// - Parameter id: what its slider is called in the page.
func chart(
  _ layout: ChartLayout, reading: ChartReading, words: ChartWords, id: String = "chart-reader"
) -> Node<ChartAction> {
  let last = layout.places.count - 1
  let read = min(reading.point ?? last, last)
  return figure(.class("chart"), .dir(.leftToRight)) {
    div(.class("plot")) {
      chartDrawing(layout, read: read)
      for value in layout.axis.values {
        span(
          .class("scale"), .aria(.hidden, true),
          .style("--y", percent(layout.axis.place(of: value)))
        ) { words.tick(value) }
      }
      for label in layout.days.labels {
        span(
          .class("scale day"), .aria(.hidden, true), .style("--x", percent(label.at)),
          key: label.day.text
        ) { words.label(label) }
      }
      chartValue(layout.places[last], isRead: false, words)
      if read != last { chartValue(layout.places[read], isRead: true, words) }
      chartReader(layout, read: read, words, id: id)
    }
    chartTable(layout, reading, words)
  }
}

/// Thousandths as a percentage, for a style.
private func percent(_ thousandths: Int) -> String { SVG.decimal(Double(thousandths) / 10) }

private func chartDrawing(_ layout: ChartLayout, read: Int) -> Node<ChartAction> {
  var grid = ""
  for value in layout.axis.values { grid += "M0 \(layout.axis.place(of: value))h1000" }
  let place = layout.places[read]
  let spot = "\(place.x) \(place.y)"
  return svg(
    .viewBox("0 0 1000 1000"), .preserveAspectRatio("none"), .aria(.hidden, true)
  ) {
    SVG.path(.class("grid"), .d(grid))
    if read != layout.places.count - 1 {
      SVG.path(.class("cursor"), .d("M\(place.x) 0v1000"))
    }
    if let goal = layout.goal { SVG.path(.class("goal"), .d("M0 \(goal)h1000")) }
    SVG.path(.class("bars"), .d(layout.bars))
    SVG.path(.class("bridge"), .d(layout.bridges))
    SVG.path(.class("line"), .d(layout.line))
    SVG.path(.class("dots"), .d(layout.dots))
    SVG.path(.class("dots read"), .d(ChartLayout.dot(spot)))
  }
}

/// A value written at its point; one that is read stands at the top, above the finger, with its day.
private func chartValue(
  _ place: ChartLayout.Place, isRead: Bool, _ words: ChartWords
) -> Node<ChartAction> {
  span(
    .class(isRead ? "reading" : "newest"), .class("low", when: place.y < 150),
    .aria(.hidden, true), .style("--x", percent(place.x)),
    .style("--y", percent(place.y)), key: isRead ? "reading" : "newest"
  ) {
    words.value(place.point.value)
    if isRead {
      small { words.day(place.point.day) }
    }
  }
}

/// The control over the drawing: a slider, so that fingers, arrow keys and screen readers can use it.
private func chartReader(
  _ layout: ChartLayout, read: Int, _ words: ChartWords, id: String
) -> Node<ChartAction> {
  let place = layout.places[read]
  return input(
    .type(.range), .class("reader"), .id(id), .min(0), .max(1_000), .step("1"),
    .value(String(place.x)), .label(words.title),
    .aria(.valuetext, words.day(place.point.day) + ": " + words.value(place.point.value)),
    .onInput { .point($0) },
    .onKey(.left, .step(-1)), .onKey(.right, .step(1)), .onKey(.home, .step(-100_000)),
    .onKey(.end, .step(100_000)))
}

/// The drawn values as a table, the newest first; made only once it is unfolded.
private func chartTable(
  _ layout: ChartLayout, _ reading: ChartReading, _ words: ChartWords
) -> Node<ChartAction> {
  details(.class("figures-table"), .open(reading.showsTable)) {
    summary(.onTap(.toggleTable, browserDefault: .suppressed)) { words.tableTitle }
    if reading.showsTable {
      table {
        thead {
          tr {
            th(.scope(.column)) { words.dayHead }
            th(.scope(.column)) { words.title }
          }
        }
        tbody {
          for place in layout.places.reversed() {
            tr(key: place.point.day.text) {
              th(.scope(.row)) { words.day(place.point.day) }
              td { words.value(place.point.value) }
            }
          }
        }
      }
    }
  }
}
