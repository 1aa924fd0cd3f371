import CivilTime
import Loads
import SeededRandom

@testable import Training

/// Draws operations on a session as a lifter would tap them, sensible or not; what is refused changes nothing.
struct RandomEdits {
  var random: SeededRandom
  private(set) var now = Instant(milliseconds: 1_773_230_400_000, offsetSeconds: 3600)
  private var drawn = 0
  let ladder = LoadLadder(
    .uniform(
      UniformScale(unit: .kilogram, increment: Mass(thousandths: 2_500, .kilogram))))

  /// Whether what ends, joins or moves a whole session is drawn too.
  private let endsSessions: Bool

  init(seed: UInt64, endsSessions: Bool = false) {
    random = SeededRandom(seed: seed)
    self.endsSessions = endsSessions
  }

  mutating func id() -> String {
    drawn += 1
    return "x" + String(drawn)
  }

  /// A session of a few cards, some of them a superset, with planned slots and an untracked extra.
  mutating func session() -> Session {
    var session = Session(id: Identifier("session"), title: "Push", start: now)
    let modes: [TrackingMode] = [.weightReps, .bodyweightReps, .duration, .weightReps]
    for index in 0..<2 + random.below(3) {
      let exercise = ExerciseID("e" + String(random.below(4)))
      let slot = random.once(in: 4) ? nil : Slot.ID("slot" + String(index))
      let mode = modes[random.below(modes.count)]
      let reference = ExerciseReference(id: exercise, name: exercise.text, mode: mode)
      if let slot {
        session.plannedSlots.append(
          Slot(id: slot, exercise: reference, rest: random.once(in: 2) ? 60 : nil))
      }
      let rows = (0..<1 + random.below(4)).map { _ in
        SessionSet(
          id: Identifier(id()),
          plan: SetPlan(
            exercise: exercise, slot: slot, kind: random.once(in: 6) ? .warmUp : .work,
            target: mode.countsReps ? RepRange(8, 12) : .none, numbers: numbers()))
      }
      session.exercises.append(
        SessionExercise(
          id: Identifier("card" + String(index)), exercise: reference, slot: slot,
          group: random.once(in: 3) ? "A" : nil, sets: rows))
    }
    return session
  }

  mutating func numbers() -> SetNumbers {
    SetNumbers(
      weight: ladder.weight(Mass(thousandths: Int64(random.below(5)) * 2_500, .kilogram)),
      reps: random.below(15), seconds: random.below(90))
  }

  /// Takes one step; false if it was refused.
  mutating func step(_ session: inout Session) -> Bool {
    now = now.adding(seconds: Int64(random.below(120)))
    do {
      try edit(&session)
      return true
    } catch {
      return false
    }
  }

  private mutating func edit(_ session: inout Session) throws(SessionError) {
    let set = random.pick(session.sets)?.id ?? Identifier("none")
    let card = random.pick(session.exercises)?.id ?? Identifier("none")
    let rules = LoggingRules(restStart: random.once(in: 5) ? .manual : .automatic)
    switch random.below(endsSessions ? 30 : 29) {
    case 0...4:
      try session.log(set, at: nil, now: now, ladder: ladder, rules: rules)
    case 5, 6: try session.unlog(set)
    case 7, 8:
      let words = Effort.allCases
      try session.rate(
        set, EffortRating(words[random.below(4)]), ladder: ladder, rules: rules)
    case 9: try session.takeOffer(of: random.pick(Array(session.offers.keys).sorted()) ?? set)
    case 10: try session.undoTake(of: random.pick(Array(session.offers.keys).sorted()) ?? set)
    case 11: try session.dismissOffer(of: set)
    case 12: try session.dial(set, numbers(), ladder: ladder)
    case 13: try session.correct(set, numbers(), ladder: ladder)
    case 14: try session.addSet(to: card, newID: Identifier(id()))
    case 15: try session.removeSet(session.removableSet(on: card)?.id ?? set)
    case 16: try session.continueSet(set, newID: Identifier(id()))
    case 17: try session.announceStart(of: set, at: now.adding(seconds: 3), now: now)
    case 18: session.cancelStart(of: set)
    case 19: try editCards(&session, card)
    case 20: session.startRest(seconds: random.below(120), now: now)
    case 21: session.addToRest(seconds: random.below(60) - 30, now: now)
    case 22: session.skipRest()
    case 23: random.once(in: 2) ? session.pauseRest(now: now) : session.resumeRest(now: now)
    case 24: random.once(in: 2) ? session.pause(at: now) : session.resume(at: now)
    case 25: try session.separate(set)
    case 26: try editRow(&session, set, card)
    case 27: try session.clearRating(set)
    case 28: try session.logAfterwards(set, ladder: ladder)
    default: try editWhole(&session)
    }
  }

  private mutating func editRow(
    _ session: inout Session, _ set: SessionSet.ID, _ card: SessionExercise.ID
  ) throws(SessionError) {
    switch random.below(3) {
    case 0:
      try session.addWarmUp(
        to: card, ramp: WarmUpRamp(ladder.scale, bar: .zero), newID: Identifier(id()))
    case 1:
      let kinds = SetKind.allCases
      try session.setKind(kinds[random.below(kinds.count)], of: set)
    default: try session.focus(card)
    }
  }

  /// What is done to a session as a whole: finishing it, closing it, joining another, editing it afterwards.
  private mutating func editWhole(_ session: inout Session) throws(SessionError) {
    switch random.below(8) {
    case 0: _ = try session.finish(at: now)
    case 1: _ = session.closeIfStale(at: now.adding(seconds: Int64(random.below(100_000))))
    case 2: session.discard(at: now)
    case 3: try session.move(to: now.adding(seconds: Int64(random.below(7_200)) - 3_600))
    case 4: try session.setEnd(now)
    case 5:
      session.note = Note("n" + String(random.below(3)))
      session.counts.toggle()
    case 6:
      // Taking a discard or an end back opens it again, as the app's Undo does.
      session.discarded = nil
      session.end = nil
    default:
      var other = self.session()
      other.id = Identifier("other")
      other.start = now.adding(seconds: Int64(random.below(1_200)) - 600)
      session.join(other)
    }
  }

  private mutating func editCards(
    _ session: inout Session, _ card: SessionExercise.ID
  ) throws(SessionError) {
    let exercise = ExerciseID("e" + String(random.below(6)))
    let reference = ExerciseReference(id: exercise, name: exercise.text, mode: .weightReps)
    switch random.below(6) {
    case 0:
      var ids = [id(), id(), id(), id()]
      session.addExercise(reference, sets: random.below(3), newID: { ids.removeLast() })
    case 1: try session.removeExercise(card)
    case 2: try session.moveExercise(card, to: random.below(5))
    case 3:
      try session.swap(card, for: reference, rows: [numbers()], newID: Identifier(id()))
    case 4: try session.group([card], as: random.once(in: 2) ? "B" : nil)
    default: session.snapOpenRows(of: exercise, to: ladder)
    }
  }
}
