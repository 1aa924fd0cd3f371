import CivilTime

extension State {
  /// How a chart says its values, with the days as this language says them.
  func chartWords(
    _ title: String, value: @escaping (Int64) -> String, tick: @escaping (Int64) -> String
  ) -> ChartWords {
    let words = words
    return ChartWords(
      title: title, dayHead: words(.chartDay), tableTitle: words(.chartTable), value: value,
      tick: tick, day: { words.shortDate($0) },
      label: { label in
        switch label.name {
        case .day:
          words(
            .dateDayOfMonth, ("day", String(label.day.day)),
            ("month", words.shortMonth(label.day.month)))
        case .month: words.shortMonth(label.day.month)
        case .year: String(label.day.year)
        }
      })
  }
}
