import CivilTime

/// Dates, weeks, instants and training days for random moments of ten thousand years.
///
/// Gives "held", or the first case that broke a rule.
public func civilTimeProperties(seed: UInt64, rounds: Int) -> String {
  var draw = SeededDraw(seed: seed)
  for _ in 0..<rounds {
    let offset = Int32(
      draw.count(0...1) == 0 ? draw.number(-72...72) * 900 : draw.number(-64_800...64_800))
    let moment = Instant(
      milliseconds: draw.number(-62_100_000_000_000...253_400_000_000_000), offsetSeconds: offset)
    let text = moment.text
    guard let back = try? Instant(parsing: text), back == moment else { return "lost " + text }
    guard let utc = try? Instant(parsing: moment.utcText), utc.milliseconds == moment.milliseconds
    else { return "lost in UTC " + text }
    let rebuilt = Instant(
      moment.date, millisecondOfDay: moment.millisecondOfDay, offsetSeconds: offset)
    if rebuilt != moment { return "local time does not make " + text }
    let hour = draw.count(0...23)
    let day = LocalDate.trainingDay(of: moment, startsAt: hour)
    if day.dayCount(to: moment.date) != (moment.hour < hour ? 1 : 0) { return "day of " + text }
    if let broken = dateRule(moment.date, &draw) { return broken }
  }
  return "held"
}

private func dateRule(_ date: LocalDate, _ draw: inout SeededDraw) -> String? {
  let parts = date.components
  guard LocalDate(year: parts.year, month: parts.month, day: parts.day) == date,
    let back = try? LocalDate(parsing: date.text), back == date
  else { return "lost " + date.text }
  let tomorrow = date.adding(days: 1)
  if tomorrow.weekday != date.weekday.adding(1) { return "weekday after " + date.text }
  let first = draw.pick(Weekday.allCases)
  let week = Week(containing: date, startingOn: first)
  if week.start.weekday != first || !week.contains(date) || week.adding(weeks: 1).contains(date)
    || week.adding(weeks: -1).contains(date)
    || Week(containing: week.end, startingOn: first) != week.adding(weeks: 1)
  {
    return "week of " + date.text
  }
  let far = draw.count(-100_000...100_000)
  if date.dayCount(to: date.adding(days: far)) != far, date.adding(days: far) != .latest,
    date.adding(days: far) != .earliest
  {
    return "days from " + date.text
  }
  return nil
}

/// Every month of the years 1 to 9999 against a calendar that only counts.
public func calendarAgainstCounting() -> String {
  var number = LocalDate.earliest.dayNumber
  for year in 1...9999 {
    let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (index, length) in lengths.enumerated() {
      let month = index + 1
      guard let first = LocalDate(year: year, month: month, day: 1),
        let last = LocalDate(year: year, month: month, day: length),
        first.dayNumber == number, last.dayNumber == number + Int32(length) - 1,
        first.components == (year, month, 1), last.components == (year, month, length),
        last.firstOfMonth == first,
        LocalDate(year: year, month: month, day: length + 1) == nil
      else { return String(year) + "-" + String(month) }
      number += Int32(length)
    }
  }
  return number == LocalDate.latest.dayNumber + 1 ? "held" : "another length of time"
}
