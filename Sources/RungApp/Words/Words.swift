import CivilTime
import Loads
import Training

/// How this device's language says things: numbers, weights, dates, lengths of time.
struct Words {
  var catalogue: Catalogue
  /// The unit that volumes are summed up in.
  var unit: MassUnit

  func callAsFunction(_ phrase: Phrase, _ values: (name: String, value: String)...) -> String {
    catalogue.text(phrase, values)
  }

  func callAsFunction(
    _ phrase: Phrase, count: Int, _ values: (name: String, value: String)...
  ) -> String {
    catalogue.text(phrase, count: count, values)
  }

  /// The fraction mark of the language.
  var mark: DecimalMark { catalogue.decimalMark }

  // MARK: Weights

  /// A load on its scale, "62.5 kg"; off the scale it is shown as it was entered.
  func load(_ weight: Weight, on scale: LoadScale) -> String {
    scale.contains(weight.mass) || weight.unit != scale.unit
      ? scale.label(weight.mass, mark: mark) : weight.label(mark)
  }

  /// A load on its scale without the unit.
  func number(_ weight: Weight, on scale: LoadScale) -> String {
    scale.contains(weight.mass) || weight.unit != scale.unit
      ? scale.text(weight.mass, mark: mark) : weight.text(mark)
  }

  /// A volume in full, grouped by thousands, without its unit: "6,240".
  func volume(_ volume: Volume) -> String {
    grouped(volume.text(in: unit, decimals: 0, mark: mark))
  }

  /// Puts the language's mark between groups of three digits.
  func grouped(_ digits: String) -> String {
    let mark = catalogue.text(.numberGroup)
    var result: [String] = []
    let characters = Array(digits)
    for (position, character) in characters.enumerated() {
      let left = characters.count - position
      if position > 0, left % 3 == 0 { result.append(mark) }
      result.append(String(character))
    }
    return result.joined()
  }

  /// Sets counted in halves, "3" or "1.5".
  func halves(_ count: Int) -> String {
    let whole = grouped(String(count / 2))
    return count % 2 == 0 ? whole : whole + (mark == .comma ? ",5" : ".5")
  }

  // MARK: Reps and targets

  /// A range of reps, "8–12", or one number.
  func range(_ reps: RepRange) -> String {
    reps.low == reps.high || reps.low <= 0 ? String(reps.high) : "\(reps.low)–\(reps.high)"
  }

  /// What a slot asks for, "4 × 5–8" or "3 × 45 s".
  func aim(_ slot: Slot) -> String {
    if (slot.exercise.mode ?? .weightReps).isTimed {
      return "\(slot.sets) × " + self(.seconds, ("count", String(slot.seconds)))
    }
    return slot.reps.isGiven
      ? "\(slot.sets) × " + range(slot.reps) : self(.setCount, count: slot.sets)
  }

  // MARK: Time

  /// A length of time on a clock, "1:42".
  func clock(milliseconds: Int64) -> String {
    // The second that is running is not over: a countdown shows it until it is.
    Seconds((max(0, milliseconds) + 999) / 1_000).clockText
  }

  /// Time that has passed on a clock, "24:10".
  func passed(milliseconds: Int64) -> String {
    Seconds(max(0, milliseconds) / 1_000).clockText
  }

  /// A length of time for people, "58 min" or "1 h 2 min".
  func length(milliseconds: Int64) -> String {
    let minutes = max(0, milliseconds) / 60_000
    if minutes == 0 { return self(.underAMinute) }
    if minutes < 60 { return self(.minutes, ("count", String(minutes))) }
    return self(
      .hoursAndMinutes, ("hours", String(minutes / 60)), ("minutes", String(minutes % 60)))
  }

  /// A time of day, "18:04".
  func time(_ moment: Instant) -> String {
    let minute = moment.minute < 10 ? "0\(moment.minute)" : String(moment.minute)
    return self(.timeOfDay, ("hour", String(moment.hour)), ("minute", minute))
  }

  // MARK: Dates

  func weekday(_ day: Weekday) -> String { catalogue.text(key: "weekday.\(day.rawValue)") }
  func shortWeekday(_ day: Weekday) -> String {
    catalogue.text(key: "weekday.short.\(day.rawValue)")
  }
  func initial(_ day: Weekday) -> String { catalogue.text(key: "weekday.initial.\(day.rawValue)") }
  func shortMonth(_ number: Int) -> String { catalogue.text(key: "month.short.\(number)") }
  func month(_ number: Int) -> String { catalogue.text(key: "month.\(number)") }

  /// "Monday 1 December".
  func day(_ date: LocalDate) -> String {
    self(
      .dateDay, ("weekday", weekday(date.weekday)), ("day", String(date.day)),
      ("month", month(date.month)))
  }

  /// "Monday 1 December 2025".
  func fullDay(_ date: LocalDate) -> String {
    self(
      .dateFullDay, ("weekday", weekday(date.weekday)), ("day", String(date.day)),
      ("month", month(date.month)), ("year", String(date.year)))
  }

  /// "Mon 1 Dec".
  func shortDay(_ date: LocalDate) -> String {
    self(
      .dateShortDay, ("weekday", shortWeekday(date.weekday)), ("day", String(date.day)),
      ("month", shortMonth(date.month)))
  }

  /// "1 December".
  func dayOfMonth(_ date: LocalDate) -> String {
    self(.dateDayOfMonth, ("day", String(date.day)), ("month", month(date.month)))
  }

  /// "1 Dec 2025".
  func shortDate(_ date: LocalDate) -> String {
    self(
      .dateShort, ("day", String(date.day)), ("month", shortMonth(date.month)),
      ("year", String(date.year)))
  }

  /// "December 2025".
  func monthAndYear(_ date: LocalDate) -> String {
    self(.dateMonth, ("month", month(date.month)), ("year", String(date.year)))
  }

  /// "Monday 1 December 2025, 18:04".
  func moment(_ moment: Instant) -> String {
    self(
      .dateMoment, ("weekday", weekday(moment.date.weekday)), ("day", String(moment.date.day)),
      ("month", month(moment.date.month)), ("year", String(moment.date.year)),
      ("time", time(moment)))
  }

  /// When a day comes, seen from another: "today", "tomorrow", "on Thursday".
  func when(_ date: LocalDate, from today: LocalDate) -> String {
    switch today.dayCount(to: date) {
    case 0: self(.whenToday)
    case 1: self(.whenTomorrow)
    default: self(.whenOnWeekday, ("weekday", weekday(date.weekday)))
    }
  }
}
