public import CivilTime

/// A ready-made plan to start from.
///
/// It names exercises of the library and holds no weights.
public struct StarterTemplate: Equatable, Sendable {
  /// A stable name ("ppl").
  public let id: String
  /// What it is called.
  public let name: String
  /// For whom it is.
  public let level: String
  /// Days trained in a week.
  public let daysPerWeek: Int
  /// How weights progress.
  public let rule: ProgressionRule
  /// The weekdays its rotating days fall on, where its days are not pinned.
  public let rotationWeekdays: [Weekday]
  /// Its days, in order.
  public let days: [StarterDay]

  init(
    id: String, name: String, level: String, daysPerWeek: Int, rule: ProgressionRule = .double,
    rotationWeekdays: [Weekday] = [], days: [StarterDay]
  ) {
    self.id = id
    self.name = name
    self.level = level
    self.daysPerWeek = daysPerWeek
    self.rule = rule
    self.rotationWeekdays = rotationWeekdays
    self.days = days
  }

  /// All of them, in the order they are offered.
  public static let all: [StarterTemplate] = [
    pushPullLegs, upperLower, fullBody, minimalist, pushPullLegsUpperLower, greyskull, fiveByFive,
    fiveThreeOne,
  ]
}

/// A day of a template.
public struct StarterDay: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// The weekday it is pinned to; none where it rotates.
  public let weekday: Weekday?
  /// Its exercises, in order.
  public let slots: [StarterSlot]

  init(_ name: String, _ weekday: Weekday?, _ slots: [StarterSlot]) {
    self.name = name
    self.weekday = weekday
    self.slots = slots
  }
}

/// An exercise of a template's day.
public struct StarterSlot: Equatable, Sendable {
  /// The exercise.
  public let exercise: ExerciseID
  /// Working sets.
  public let sets: Int
  /// Reps of a set, or none for a hold.
  public let reps: RepRange
  /// Seconds of a hold.
  public let seconds: Int
  /// Rest after a set, in seconds.
  public let rest: Int
  /// A rule of its own.
  public let rule: ProgressionRule?

  init(
    _ exercise: ExerciseID, _ sets: Int, _ reps: RepRange, seconds: Int = 45, rest: Int,
    rule: ProgressionRule? = nil
  ) {
    self.exercise = exercise
    self.sets = sets
    self.reps = reps
    self.seconds = seconds
    self.rest = rest
    self.rule = rule
  }

  static func reps(
    _ exercise: ExerciseID, _ sets: Int, _ low: Int, _ high: Int, rest: Int
  ) -> StarterSlot {
    StarterSlot(exercise, sets, RepRange(low, high), rest: rest)
  }

  static func hold(_ exercise: ExerciseID, _ sets: Int, seconds: Int, rest: Int) -> StarterSlot {
    StarterSlot(exercise, sets, .none, seconds: seconds, rest: rest)
  }

  static func cycle(_ exercise: ExerciseID) -> StarterSlot {
    StarterSlot(exercise, 3, RepRange(5, 5), rest: 180, rule: .cycle(.fiveThreeOne))
  }
}
