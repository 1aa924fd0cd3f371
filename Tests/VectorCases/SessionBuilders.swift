import CivilTime
import Loads
import Training

/// The moment so many seconds after the vectors' clock.
func after(_ seconds: Int64) -> Instant { referenceNow.adding(seconds: seconds) }

/// A set's id.
func setID(_ name: String) -> SessionSet.ID { Identifier(name) }

/// A card of equal rows, named "<prefix>0", "<prefix>1", ….
func card(
  _ exercise: ExerciseID = "barbell-bench-press", _ count: Int = 4, prefix: String = "r",
  mode: TrackingMode = .weightReps, range: RepRange = RepRange(8, 10),
  numbers: SetNumbers = SetNumbers(weight: kg("100"), reps: 8), slot: String? = "slot",
  group: String? = nil
) -> SessionExercise {
  let slot = slot.map { Slot.ID($0) }
  return SessionExercise(
    id: Identifier(exercise.text),
    exercise: ExerciseReference(id: exercise, name: exercise.text, mode: mode), slot: slot,
    group: group,
    sets: (0..<count).map { index in
      SessionSet(
        id: setID(prefix + String(index)),
        plan: SetPlan(exercise: exercise, slot: slot, target: range, numbers: numbers))
    })
}

/// A running session with these cards, their slots with this rest.
func running(
  _ cards: [SessionExercise] = [card()], rests: [Int?] = [], start: Instant = referenceNow
) -> Session {
  var session = Session(id: Identifier("session"), title: "Push", start: start, exercises: cards)
  session.plannedSlots = cards.enumerated().compactMap { index, card in
    card.slot.map { id in
      Slot(
        id: id, exercise: card.exercise, sets: card.sets.count,
        rest: index < rests.count ? rests[index] : nil)
    }
  }
  return session
}

/// A session in which every step is asserted to be taken: a refused one shows in the row's text.
struct SessionScript {
  var session: Session
  var ladder: LoadLadder
  var rules: LoggingRules
  private(set) var refusals: [String] = []

  init(
    _ session: Session = running(), scale: LoadScale = barbellScale,
    mode: TrackingMode = .weightReps, rules: LoggingRules = LoggingRules()
  ) {
    self.session = session
    self.ladder = LoadLadder(scale, mode: mode)
    self.rules = rules
  }

  /// Dials reps (and a weight) on a row and logs it.
  mutating func log(_ name: String, reps: Int? = nil, weight: Weight? = nil, at seconds: Int64 = 0)
  {
    attempt("log " + name) { (script) throws(SessionError) in
      if var numbers = script.session.set(setID(name))?.plan.numbers {
        numbers.reps = reps ?? numbers.reps
        numbers.weight = weight ?? numbers.weight
        if script.session.set(setID(name))?.isLogged == false {
          try script.session.dial(setID(name), numbers, ladder: script.ladder)
        }
      }
      try script.session.log(
        setID(name), now: after(seconds), ladder: script.ladder, rules: script.rules)
    }
  }

  mutating func unlog(_ name: String) {
    attempt("unlog " + name) { (script) throws(SessionError) in
      try script.session.unlog(setID(name))
    }
  }

  mutating func rate(_ name: String, _ word: Effort) {
    attempt("rate " + name) { (script) throws(SessionError) in
      try script.session.rate(
        setID(name), EffortRating(word), ladder: script.ladder, rules: script.rules)
    }
  }

  /// Takes a step; a refusal is remembered by its name.
  mutating func attempt(
    _ name: String, _ step: (inout SessionScript) throws(SessionError) -> Void
  ) {
    do {
      try step(&self)
    } catch {
      refusals.append(name)
    }
  }

  /// The weights of the first card's rows.
  var weights: String {
    joined(session.exercises[0].sets.map { $0.numbers.weight.text }, by: ", ")
  }

  /// The offer that stands on the first card.
  var standing: String {
    guard let found = session.standingOffer(on: session.exercises[0].id) else { return "no offer" }
    return found.offer.from.text + " → " + found.offer.to.text + " for "
      + String(found.offer.setCount)
  }

  /// The record of a set's offers.
  func record(_ name: String) -> String {
    guard let record = session.offers[setID(name)]?.record else { return "no record" }
    return record.outcome.rawValue + " " + record.weight.text
  }

  /// What was refused, if anything was.
  var refused: String { refusals.isEmpty ? "" : " refused: " + joined(refusals, by: ", ") }
}

/// A finished session with one card, its rows logged a minute apart with these reps.
func finished(_ card: SessionExercise, reps: [Int], start: Instant = referenceNow) -> Session {
  var session = running([card], start: start)
  for (index, count) in reps.enumerated() where index < card.sets.count {
    var numbers = card.sets[index].plan.numbers
    numbers.reps = count
    session.exercises[0].sets[index].log = SetLog(
      exercise: card.exercise.id, mode: card.mode, numbers: numbers,
      at: start.adding(seconds: 60 * Int64(index + 1)))
  }
  session.end = start.adding(seconds: 3600)
  return session
}
