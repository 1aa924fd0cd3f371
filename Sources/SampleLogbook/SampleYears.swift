import CivilTime
import Loads
import Logbook
import Training

/// One training that takes place.
struct SampleTraining {
  /// The training day.
  var date: LocalDate
  /// The program in force, by its place in time.
  var program: Int
  /// The day of the program.
  var day: Int
  /// Whether the week is a light one.
  var isLight: Bool
  /// Where it is.
  var place: SamplePlace
  /// The unit of the scales used.
  var unit: MassUnit
}

/// Where somebody trains, and what the clocks show there.
enum SamplePlace {
  case home, newYork, kathmandu, sydney

  /// Seconds ahead of UTC on a day.
  func offset(on date: LocalDate) -> Int32 {
    switch self {
    case .home: date.isNorthernSummer ? 7_200 : 3_600
    case .newYork: date.isNorthernSummer ? -14_400 : -18_000
    case .kathmandu: 20_700
    case .sydney: date.isNorthernSummer ? 36_000 : 39_600
    }
  }
}

/// When somebody trains what: weeks of programs one after the other, with everything that comes between.
struct SampleYears {
  /// The programs in the order of time, and for how many weeks each.
  private(set) var programs: [(template: StarterTemplate, weeks: Int)]
  /// Whether much is done: more rows a day, for logbooks that are to be full in ten years.
  let isEager: Bool
  private let sets: Int
  private let lastDay: LocalDate
  private let seed: UInt64

  init(sets: Int, seed: UInt64, lastDay: LocalDate) {
    self.sets = sets
    self.seed = seed
    self.lastDay = lastDay
    isEager = sets > 40_000
    let beginnings: [(StarterTemplate, Int)] = [
      (.fullBody, 14), (.fiveByFive, 12), (.upperLower, 26), (.fiveThreeOne, 20),
    ]
    let later: [(StarterTemplate, Int)] = [
      (.pushPullLegs, 40), (.pushPullLegsUpperLower, 30), (.greyskull, 10), (.upperLower, 24),
    ]
    programs = beginnings.map { (template: $0.0, weeks: $0.1) }
    for _ in 0..<8 { programs += later.map { (template: $0.0, weeks: $0.1) } }
  }

  /// Warm-up rows of a slot, by its place in the day.
  func warmUps(ofSlot index: Int) -> Int { index < (isEager ? 4 : 2) ? 2 : 0 }

  /// Working rows added to those of the template.
  var moreSets: Int { isEager ? 1 : 0 }

  /// The trainings, the oldest first, about as many as the sets need.
  func trainings() -> [SampleTraining] {
    var random = Randomness(seed: seed ^ 0x7EA2)
    var plan: [(week: Int, weekday: Int, program: Int, day: Int, isLight: Bool)] = []
    // A few weeks too many: some rows are left out, and light weeks have fewer.
    let wanted = sets + sets / 8 + 40
    var counted = 0
    var week = 0
    var program = 0
    var left = programs[0].weeks
    var rotation = 0
    while counted < wanted {
      if left == 0 {
        program = min(program + 1, programs.count - 1)
        left = programs[program].weeks
        rotation = 0
      }
      left -= 1
      week += 1
      if week % 26 == 13 || random.isTrue(1, in: 40) { continue }
      let template = programs[program].template
      let isLight = week % 8 == 0 && template != .fiveThreeOne
      for (weekday, day) in days(of: template, rotation: &rotation) {
        if random.isTrue(1, in: 11) { continue }
        plan.append((week, weekday, program, day, isLight))
        counted += rows(of: template.days[day], isLight: isLight)
      }
    }
    let firstWeek = Week(containing: lastDay, startingOn: .monday).adding(weeks: -week)
    let trainings = plan.map { entry in
      training(
        on: firstWeek.adding(weeks: entry.week).start.adding(days: entry.weekday),
        program: entry.program, day: entry.day, isLight: entry.isLight,
        share: Double(entry.week) / Double(max(1, week)))
    }
    return trainings.filter { $0.date <= lastDay }
  }

  /// The days of a week, 0 for Monday, with the day of the template.
  private func days(
    of template: StarterTemplate, rotation: inout Int
  ) -> [(weekday: Int, day: Int)] {
    var days: [(weekday: Int, day: Int)] = []
    for (index, day) in template.days.enumerated() {
      if let weekday = day.weekday {
        days.append((weekday.position(inWeekStartingOn: .monday), index))
      }
    }
    for weekday in template.rotationWeekdays {
      days.append((weekday.position(inWeekStartingOn: .monday), rotation % template.days.count))
      rotation += 1
    }
    return days.sorted { $0.weekday < $1.weekday }
  }

  private func rows(of day: StarterDay, isLight: Bool) -> Int {
    var count = 0
    for (index, slot) in day.slots.enumerated() {
      let work = slot.rule == nil ? slot.sets + moreSets : 3
      count += (isLight ? (work + 1) / 2 : work) + warmUps(ofSlot: index)
    }
    return count
  }

  private func training(
    on date: LocalDate, program: Int, day: Int, isLight: Bool, share: Double
  ) -> SampleTraining {
    var place = SamplePlace.home
    // Three journeys of two weeks in two years.
    switch Int(date.dayNumber) % 730 {
    case 100..<114: place = .newYork
    case 400..<414: place = .kathmandu
    case 600..<614: place = .sydney
    default: break
    }
    let isPound = place == .newYork || (share > 0.55 && share < 0.7)
    return SampleTraining(
      date: date, program: program, day: day, isLight: isLight, place: place,
      unit: isPound ? .pound : .kilogram)
  }
}

extension LocalDate {
  /// Between the last Sundays of March and October, as Europe counts summer; near enough elsewhere.
  fileprivate var isNorthernSummer: Bool {
    let (spring, autumn) = (lastSunday(ofMonth: 3), lastSunday(ofMonth: 10))
    return self >= spring && self < autumn
  }

  private func lastSunday(ofMonth month: Int) -> LocalDate {
    guard let last = LocalDate(year: year, month: month, day: 31) else { return self }
    var day = last
    while day.weekday != .sunday { day = day.adding(days: -1) }
    return day
  }
}

extension Randomness {
  /// True so many times in `count`.
  mutating func isTrue(_ times: Int, in count: Int) -> Bool { below(count) < times }

  /// A number from 0 up to but not including `limit`.
  mutating func below(_ limit: Int) -> Int {
    limit <= 1 ? 0 : Int(truncatingIfNeeded: next() >> 33) % limit
  }

  /// One of several.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// A number between two others.
  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(below(1_000_000)) / 1_000_000
  }
}
