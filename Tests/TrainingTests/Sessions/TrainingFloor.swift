import CivilTime
import Loads

@testable import Training

/// A small session to try things on, with shorthand for what a lifter does.
struct TrainingFloor {
  var session: Session
  var ladder = LoadLadder(
    .uniform(UniformScale(unit: .kilogram, increment: Mass(thousandths: 2_500, .kilogram))))
  var rules = LoggingRules()
  var now = Instant(milliseconds: 1_773_230_400_000, offsetSeconds: 3600)

  /// One card after the other; "bench" has the rows "bench0", "bench1", ….
  init(_ cards: Card...) {
    session = Session(id: Identifier("session"), title: "Push", start: now)
    for card in cards {
      session.exercises.append(card.exercise)
      guard let slot = card.exercise.slot else { continue }
      session.plannedSlots.append(
        Slot(
          id: slot, exercise: card.exercise.exercise, sets: card.exercise.sets.count,
          rest: card.rest))
    }
  }

  /// What a card is made of.
  struct Card {
    var exercise: SessionExercise
    var rest: Int?

    init(
      _ name: String, rows: Int = 4, at kilograms: Int64 = 100, reps: Int = 8,
      range: RepRange = RepRange(8, 10), mode: TrackingMode = .weightReps, group: String? = nil,
      rest: Int? = nil, seconds: Int = 0
    ) {
      let id = ExerciseID(name)
      exercise = SessionExercise(
        id: Identifier(name), exercise: ExerciseReference(id: id, name: name, mode: mode),
        slot: Identifier(name + "-slot"), group: group,
        sets: (0..<rows).map { index in
          SessionSet(
            id: Identifier(name + String(index)),
            plan: SetPlan(
              exercise: id, slot: Identifier(name + "-slot"),
              target: mode.countsReps ? range : .none,
              numbers: SetNumbers(
                weight: Weight(Mass(kilograms, .kilogram), .kilogram), reps: reps,
                seconds: seconds)))
        })
      self.rest = rest
    }
  }

  mutating func pass(_ seconds: Int64) { now = now.adding(seconds: seconds) }

  mutating func log(_ set: String, reps: Int? = nil, at weight: String? = nil) throws {
    let id = SessionSet.ID(set)
    var numbers = session.set(id)?.plan.numbers ?? SetNumbers()
    numbers.reps = reps ?? numbers.reps
    numbers.weight = weight.flatMap { try? Weight(parsing: $0) } ?? numbers.weight
    try session.dial(id, numbers, ladder: ladder)
    try session.log(id, now: now, ladder: ladder, rules: rules)
  }

  mutating func unlog(_ set: String) throws { try session.unlog(Identifier(set)) }

  mutating func rate(_ set: String, _ word: Effort) throws {
    try session.rate(Identifier(set), EffortRating(word), ladder: ladder, rules: rules)
  }

  /// The weights of a card's rows.
  func weights(_ card: String) -> [String] {
    session.exercise(SessionExercise.ID(card))?.sets.map { $0.numbers.weight.text } ?? []
  }

  /// The offer on a card: "100 → 102.5".
  func offer(_ card: String) -> String? {
    session.standingOffer(on: Identifier(card)).map {
      $0.offer.from.text + " → " + $0.offer.to.text
    }
  }

  /// The record of a rated set: "taken 102.5".
  func record(_ set: String) -> String? {
    session.offers[Identifier(set)]?.record.map { $0.outcome.rawValue + " " + $0.weight.text }
  }
}
