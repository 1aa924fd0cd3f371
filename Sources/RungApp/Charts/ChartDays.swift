import CivilTime

/// An axis of days.
struct ChartDays: Equatable {
  /// A labelled day.
  struct Label: Equatable {
    /// What of the day is said.
    enum Name: Equatable {
      case day, month, year
    }

    var day: LocalDate
    var name: Name
    /// How far it is from the start, in thousandths of the width.
    var at: Int
  }

  let first: LocalDate
  let last: LocalDate
  /// Whether each day has a place of its own width, in the middle of which it stands: for bars.
  let isSlotted: Bool

  /// From a day to another; a span of less than two weeks begins earlier.
  init(from first: LocalDate, to last: LocalDate) {
    self.first = min(first, last.adding(days: -Self.least))
    self.last = last
    isSlotted = false
  }

  /// Every day from one to another, side by side.
  init(slotsFrom first: LocalDate, to last: LocalDate) {
    self.first = min(first, last)
    self.last = last
    isSlotted = true
  }

  private static let least = 14

  /// How many days it spans.
  var span: Int { first.dayCount(to: last) }

  /// How far a day is from the start, in thousandths of the width.
  func place(of day: LocalDate) -> Int {
    let days = Int64(first.dayCount(to: day))
    if isSlotted { return Int((2 * days + 1) * 500 / Int64(span + 1)) }
    return Int((days * 2_000 / Int64(span) + 1) / 2)
  }

  /// A few round days: single ones where the span is short, else firsts of months or years.
  var labels: [Label] {
    if span < Self.least { return days(apart: 3) }
    if span <= 28 { return days(apart: 7) }
    if span <= 56 { return days(apart: 14) }
    for months in [1, 2, 3, 6, 12, 24, 60] {
      let labels = self.months(apart: months)
      if labels.count <= ChartAxis.mostLabels { return labels }
    }
    return months(apart: 240)
  }

  private func days(apart: Int) -> [Label] {
    stride(from: span / apart * apart, through: 0, by: -apart).map { back in
      let day = last.adding(days: -back)
      return Label(day: day, name: .day, at: place(of: day))
    }
  }

  /// Every so many months, counted from January of the year 0.
  private func months(apart: Int) -> [Label] {
    let start = first.year * 12 + first.month - 1 + (first.day > 1 ? 1 : 0)
    let end = last.year * 12 + last.month - 1
    var labels: [Label] = []
    var month = (start + apart - 1) / apart * apart
    while month <= end {
      if let day = LocalDate(year: month / 12, month: month % 12 + 1, day: 1) {
        labels.append(
          Label(day: day, name: day.month == 1 ? .year : .month, at: place(of: day)))
      }
      month += apart
    }
    return labels
  }
}
